public import QuartzCore

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning:
  NSObjectProtocol
{
  /// Starts to drive a transition.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after the interaction, as a factor. Default 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest. Default slow at both ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The factor 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve that is slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
