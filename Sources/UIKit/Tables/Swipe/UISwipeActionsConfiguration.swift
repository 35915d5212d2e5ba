public import QuartzCore

/// The actions that a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row does the first action; default true.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; one without actions lets a row not be swiped.
  ///
  /// - Parameter actions: The actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
