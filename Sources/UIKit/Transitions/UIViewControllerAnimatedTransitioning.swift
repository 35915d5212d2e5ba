public import Foundation

/// Animates the change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes.
  ///
  /// - Parameter transitionContext: The transition, or nil when it is not known yet.
  /// - Returns: The duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Sets the animations up and sees to it that the context is completed at their end.
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be paused and reversed, the same one throughout a transition.
  ///
  /// > Compatibility: optional on iOS. The default's result stands for "not implemented".
  /// - Parameter transitionContext: The transition.
  /// - Returns: The animator.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Tells that the transition ended.
  ///
  /// - Parameter transitionCompleted: Whether it reached its end rather than its start.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for an animator that implements no interruptible one.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The interruptible animator, or nil when the method is not implemented.
  func implementedInterruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator is AbsentAnimator ? nil : animator
  }
}
