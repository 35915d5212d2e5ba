import QuartzCore

extension TransitionContext {
  /// One side of a transition.
  struct Participant {
    let controller: UIViewController
    /// The view that takes part, or nil when it stays where it is.
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect
  }

  /// Where a transition stands; it only ever moves forward, but for interruptions.
  enum Phase {
    case created
    case running
    case interactive
    case finishing
    case cancelling
    case completed
  }
}
