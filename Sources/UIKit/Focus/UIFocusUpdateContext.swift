public import QuartzCore

/// From where to where focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that has focus, or nil.
  open weak var previouslyFocusedView: UIView?
  /// The view that gets focus, or nil.
  open weak var nextFocusedView: UIView?
}
