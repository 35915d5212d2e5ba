extension UIScene {
  /// How far a scene is in front.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front and not receiving events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }
}
