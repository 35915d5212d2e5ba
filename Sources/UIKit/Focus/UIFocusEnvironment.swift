public import QuartzCore

/// Something that takes part in finding what has focus.
///
/// > Compatibility: as on a phone without a full keyboard, no focus moves; the members are there so
/// > that code which also runs on other devices compiles and behaves as on a phone.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes first within the receiver.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What focus is asked about next.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for focus to be found anew.
  func setNeedsFocusUpdate()
  /// Has focus found anew when it was asked for.
  func updateFocusIfNeeded()
  /// Returns whether focus may move.
  ///
  /// - Parameter context: From where to where.
  /// - Returns: Whether it may.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Tells that focus moved.
  ///
  /// - Parameters:
  ///   - context: From where to where.
  ///   - coordinator: What runs animations beside the move.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}
