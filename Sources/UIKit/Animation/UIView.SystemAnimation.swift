extension UIView {
  /// An animation of the system's own.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are removed.
    case delete = 0
  }
}
