public import QuartzCore

extension UIScrollView {
  /// The colour of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light edge.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// What a drag does to the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the keyboard from the field that has it.
    case onDrag = 1
    /// It moves the keyboard; there is none on the screen, so nothing.
    case interactive = 2
  }

  /// How the safe area changes the insets of the content.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and up and down in a controller of a navigation or tab bar controller.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// How fast content slows down.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity falls every millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    ///
    /// - Parameter rawValue: The factor by which the velocity falls every millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As lists do: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
