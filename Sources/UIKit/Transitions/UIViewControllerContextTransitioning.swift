public import QuartzCore

/// What an animator is told about a transition, and how it reports back.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the interaction was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The modal style of the presentation; none for navigation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A rotation that the views must end with; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Tells the system how far the interaction is.
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition goes on to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition; must be called exactly once.
  ///
  /// - Parameter didComplete: Whether the transition reached its end rather than its start.
  func completeTransition(_ didComplete: Bool)
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
  /// Returns where a controller's view starts.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: The rectangle in the container; zero when it is unknown or not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view ends.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: The rectangle in the container; zero when it is unknown or not visible.
  func finalFrame(for vc: UIViewController) -> CGRect
}
