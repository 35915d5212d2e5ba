extension UIPress {
  /// What a key does.
  nonisolated public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It changed.
    case changed = 1
    /// It stays down.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }
}
