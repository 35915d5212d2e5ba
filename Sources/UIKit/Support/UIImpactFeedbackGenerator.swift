/// A tap as of things that meet; it is not felt here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Makes a generator.
  ///
  /// - Parameter style: How heavy the things are.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  ///
  /// - Parameter intensity: How hard, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
