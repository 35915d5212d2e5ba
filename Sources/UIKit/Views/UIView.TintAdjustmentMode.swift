extension UIView {
  /// Whether a view's tint colour is dimmed.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Without its hue.
    case dimmed = 2
  }
}
