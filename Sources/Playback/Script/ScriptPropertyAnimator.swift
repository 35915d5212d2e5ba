import UIKit

/// An animator that slides by a property animator, so that it can be held and turned around.
final class ScriptPropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var stage: ScriptStage?
  private var animator: UIViewPropertyAnimator?
  private var ended: () -> Void = {}

  init(stage: ScriptStage) {
    self.stage = stage
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ScriptAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: ScriptAnimator.duration, curve: .easeInOut)
    self.animator = animator
    setUp(animator, ScriptFlight(transitionContext))
    return animator
  }

  private func setUp(_ animator: UIViewPropertyAnimator, _ flight: ScriptFlight) {
    let context = flight.context
    ended = stage?.ledger.expectCall("animationEnded of property") ?? {}
    let count = stage?.ledger.expectCall("completion of property") ?? {}
    stage?.reach(.animateTransition)
    flight.install()
    if let moving = flight.moving {
      let end = moving.frame
      let aside = end.offsetBy(dx: context.containerView.bounds.width, dy: 0)
      if flight.isComing { moving.frame = aside }
      animator.addAnimations { moving.frame = flight.isComing ? end : aside }
    }
    animator.addCompletion { [weak self] _ in
      count()
      self?.stage?.reach(.completion)
      context.completeTransition(!context.transitionWasCancelled)
      self?.stage?.reach(.completed)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended()
  }
}
