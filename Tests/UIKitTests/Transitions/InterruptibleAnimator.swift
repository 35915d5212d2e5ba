import UIKit

/// Moves the incoming view from 0 to the container's width with one animator that can be interrupted.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  private var animator: UIViewPropertyAnimator?
  private(set) var ended: [Bool] = []

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animateTransition")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {}
    self.animator = animator
    guard let to = transitionContext.view(forKey: .to) else { return animator }
    let container = transitionContext.containerView
    to.frame = container.bounds
    container.addSubview(to)
    animator.addAnimations { to.frame.origin.x = container.bounds.width }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    log.add("animationEnded(\(transitionCompleted))")
  }
}
