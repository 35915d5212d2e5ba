extension UINavigationController {
  /// What a change of the stack is.
  nonisolated public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// A controller is taken from the top.
    case pop = 2
  }
}
