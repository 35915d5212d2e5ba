extension UIApplication {
  /// Whether the app is in front.
  nonisolated public enum State: Int, Sendable {
    /// In front and receiving events.
    case active = 0
    /// In front and not receiving events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }
}
