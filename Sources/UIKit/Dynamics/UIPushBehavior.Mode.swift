extension UIPushBehavior {
  /// How long a push lasts.
  nonisolated public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// One impulse, after which the push is no longer active.
    case instantaneous = 1
  }
}
