import UIKit

/// Pushes by letting the next page shine through a growing logo, and pops by shrinking it back into the logo.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let animationDuration = 2.0
  var operation: UINavigationController.Operation = .push
  weak var storedContext: UIViewControllerContextTransitioning?

  /// The logo at the end of the reveal: moved up by 10 points, then 150 times as large.
  private var grown: CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeTranslation(0, -10, 0),
      CATransform3DMakeScale(150, 150, 1)
    )
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return animationDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    storedContext = transitionContext
    if operation == .push {
      push(using: transitionContext)
    } else {
      pop(using: transitionContext)
    }
  }

  private func push(using context: UIViewControllerContextTransitioning) {
    let fromVC = context.viewController(forKey: .from) as! MasterViewController
    let toVC = context.viewController(forKey: .to)!
    context.containerView.addSubview(toVC.view)
    toVC.view.frame = context.finalFrame(for: toVC)

    let mask = LogoView.makeShapeLayer()
    mask.position = fromVC.logo.layer.position
    toVC.view.layer.mask = mask

    let growth = transform(from: CATransform3DIdentity, to: grown, curve: .easeIn)
    mask.add(growth, forKey: nil)
    fromVC.logo.layer.add(growth, forKey: nil)

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = animationDuration
    toVC.view.layer.add(fade, forKey: nil)
  }

  private func pop(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)!
    let toVC = context.viewController(forKey: .to) as! MasterViewController
    context.containerView.insertSubview(toVC.view, belowSubview: fromView)
    toVC.view.frame = context.finalFrame(for: toVC)
    toVC.view.layoutIfNeeded()

    let mask = LogoView.makeShapeLayer()
    mask.position = toVC.logo.layer.position
    fromView.layer.mask = mask

    let shrinking = transform(from: grown, to: CATransform3DIdentity, curve: .easeOut)
    mask.add(shrinking, forKey: nil)
    toVC.logo.layer.add(shrinking, forKey: nil)

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = animationDuration
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    fromView.layer.add(fade, forKey: "fade")
  }

  private func transform(
    from start: CATransform3D,
    to end: CATransform3D,
    curve: CAMediaTimingFunctionName
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: start)
    animation.toValue = NSValue(caTransform3D: end)
    animation.duration = animationDuration
    animation.delegate = self
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: curve)
    return animation
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = storedContext else { return }
    storedContext = nil
    let masked = context.viewController(forKey: operation == .push ? .to : .from)
    let master = context.viewController(forKey: operation == .push ? .from : .to)
    context.completeTransition(!context.transitionWasCancelled)
    (master as? MasterViewController)?.logo.layer.removeAllAnimations()
    masked?.view.layer.removeAnimation(forKey: "fade")
    masked?.view.layer.mask = nil
  }
}
