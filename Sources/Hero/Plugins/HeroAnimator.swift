public import UIKit

/// Animates some of the views of a transition.
@preconcurrency @MainActor public protocol HeroAnimator: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition; set before any other call.
  var hero: HeroTransition! { get set }

  /// Returns whether the animator animates a view; may be asked several times.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - appearing: Whether it is on the entering side.
  /// - Returns: Whether it is animated.
  func canAnimate(view: UIView, appearing: Bool) -> Bool

  /// Begins to animate.
  ///
  /// - Parameters:
  ///   - fromViews: The views of the leaving side that the animator accepted.
  ///   - toViews: The views of the entering side that the animator accepted.
  /// - Returns: The seconds needed; infinity holds the transition until it is driven.
  func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval

  /// Forgets everything.
  func clean()

  /// Shows a moment of the transition and stops there.
  ///
  /// - Parameter timePassed: Seconds since the start.
  func seekTo(timePassed: TimeInterval)

  /// Goes on from a moment by itself.
  ///
  /// - Parameters:
  ///   - timePassed: Seconds since the start.
  ///   - reverse: Whether to go back to the start.
  /// - Returns: The seconds needed.
  func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval

  /// Shows a state of a view at once.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - view: The view.
  func apply(state: HeroTargetState, to view: UIView)

  /// Changes where a view's animation goes, or where it comes from.
  ///
  /// - Parameters:
  ///   - state: The new end.
  ///   - isDestination: Whether the end is where it goes.
  ///   - view: The view.
  func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView)
}
