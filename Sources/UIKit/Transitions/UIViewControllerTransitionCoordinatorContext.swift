public import QuartzCore

/// What a coordinator's closures are told about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The modal style of the presentation; none for navigation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition from its start.
  var initiallyInteractive: Bool { get }
  /// Whether the animator can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long the animator says that the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the interaction is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs after the interaction, as a factor.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// A rotation that the views must end with; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns one of the two controllers.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views.
  ///
  /// - Parameter key: Which one.
  /// - Returns: The view, or nil when it takes no part in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
