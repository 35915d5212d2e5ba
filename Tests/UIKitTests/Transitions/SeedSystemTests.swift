import QuartzCore
import TestSupport
import Testing
import UIKit

/// The transitions from which the product was asked for.
@MainActor
@Suite("The seed systems")
struct SeedSystemTests {
  // MARK: - Add to cart

  /// One animator for both directions of a presentation in depth.
  private final class CartAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isPresenting = true
    let mask = UIView()
    weak var picture: UIImageView?
    private(set) var countAtDismissal = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if isPresenting { present(transitionContext) } else { dismiss(transitionContext) }
    }

    private func present(_ context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      let container = context.containerView
      mask.frame = container.bounds
      container.addSubview(mask)
      to.frame = container.bounds.inset(by: UIEdgeInsets(top: 400, left: 0, bottom: 0, right: 0))
      to.transform = CGAffineTransform(translationX: 0, y: 336)
      container.addSubview(to)
      UIView.animate(withDuration: 0.3) {
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 900
        turn = CATransform3DRotate(turn, .pi / 16, 1, 0, 0)
        from.layer.transform = CATransform3DTranslate(turn, 0, 0, -100)
        to.transform = .identity
      } completion: { _ in
        UIView.animate(withDuration: 0.3) {
          from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        } completion: { _ in
          let image = UIGraphicsImageRenderer(bounds: from.bounds).image { context in
            from.layer.render(in: context.cgContext)
          }
          let picture = UIImageView(image: image)
          container.insertSubview(picture, at: 0)
          self.picture = picture
          context.completeTransition(true)
        }
      }
    }

    private func dismiss(_ context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      countAtDismissal = context.containerView.subviews.count
      context.containerView.insertSubview(to, at: 1)
      UIView.animate(withDuration: 0.4) {
        from.transform = CGAffineTransform(translationX: 0, y: 336)
        to.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class CartDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = CartAnimator()

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator.isPresenting = true
      return animator
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator.isPresenting = false
      return animator
    }
  }

  @Test func `add to cart leaves the product page scaled, and takes everything back`() {
    let stage = TransitionStage(size: CGSize(width: 414, height: 736))
    let (product, sheet) = (stage.screen("A"), stage.screen("B"))
    stage.show(product)
    let delegate = CartDelegate()
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = delegate
    stage.perform { product.present(sheet, animated: true) }
    stage.run(1)
    let frame = product.view.frame
    let wanted = CGRect(x: 20.7, y: 36.8, width: 372.6, height: 662.4)
    #expect(abs(frame.minX - wanted.minX) < 1e-9 && abs(frame.minY - wanted.minY) < 1e-9)
    #expect(abs(frame.width - wanted.width) < 1e-9 && abs(frame.height - wanted.height) < 1e-9)
    #expect(product.view.superview == nil)
    #expect(delegate.animator.picture != nil)
    #expect(
      sheet.presentationController?.containerView?.subviews.first === delegate.animator.picture
    )
    #expect(stage.monitor.liveModalContainerCount == 1)
    stage.perform { product.dismiss(animated: true) }
    stage.run(1)
    #expect(delegate.animator.countAtDismissal == 3)
    #expect(product.view.superview === stage.window)
    #expect(product.view.frame == stage.window.bounds)
    #expect(delegate.animator.mask.window == nil)
    #expect(stage.window.subviews == [product.view])
    #expect(delegate.animator.picture == nil)
  }

  // MARK: - Reveal

  /// Reveals the incoming view through a growing shape, and shrinks the outgoing one into it.
  private final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    CAAnimationDelegate
  {
    let logo = CAShapeLayer()
    private var isPush = true
    private weak var storedContext: (any UIViewControllerContextTransitioning)?

    init(operation: UINavigationController.Operation) {
      isPush = operation == .push
      super.init()
      logo.path = CGPath(rect: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil)
      logo.position = CGPoint(x: 195, y: 422)
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      storedContext = transitionContext
      guard let from = transitionContext.view(forKey: .from),
        let controller = transitionContext.viewController(forKey: .to),
        let to = transitionContext.view(forKey: .to)
      else { return }
      to.frame = transitionContext.finalFrame(for: controller)
      if isPush {
        transitionContext.containerView.addSubview(to)
      } else {
        transitionContext.containerView.insertSubview(to, belowSubview: from)
      }
      let grow = CABasicAnimation(keyPath: "transform")
      let big = CATransform3DConcat(
        CATransform3DMakeTranslation(0, -10, 0),
        CATransform3DMakeScale(150, 150, 1)
      )
      grow.fromValue = isPush ? CATransform3DIdentity : big
      grow.toValue = isPush ? big : CATransform3DIdentity
      grow.duration = 2
      grow.fillMode = .forwards
      grow.isRemovedOnCompletion = false
      grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
      grow.delegate = self
      let mask = logo
      (isPush ? to : from).layer.mask = mask
      mask.add(grow, forKey: "reveal")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      guard let context = storedContext else { return }
      storedContext = nil
      logo.removeAllAnimations()
      context.view(forKey: isPush ? .to : .from)?.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private final class RevealDelegate: NSObject, UINavigationControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) var animator: RevealAnimator?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator = RevealAnimator(operation: operation)
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func scale(_ animator: RevealAnimator?, _ stage: TransitionStage) -> CGFloat {
    stage.world.perform { animator?.logo.presentation()?.transform.m11 ?? 0 }
  }

  @Test func `reveal grows, and its pop is driven, cancelled half way and finished`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let delegate = RevealDelegate()
    navigation.delegate = delegate
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    #expect(b.view.layer.mask != nil)
    let half = scale(delegate.animator, stage)
    #expect(half > 1 && half < 75)
    stage.run(1.1)
    #expect(b.view.layer.mask == nil)
    #expect(screens[0].view.superview == nil)
    for finishes in [false, true] {
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      stage.perform { navigation.popViewController(animated: true) }
      stage.perform { driver.update(0.5) }
      #expect(abs(scale(delegate.animator, stage) - (150 - half + 1)) < 1e-3)
      stage.perform { if finishes { driver.finish() } else { driver.cancel() } }
      stage.run(1.1)
      #expect(b.view.layer.mask == nil)
      #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
      #expect(navigation.transitionCoordinator == nil)
    }
    #expect(screens[0].view.window === stage.window)
  }
}
