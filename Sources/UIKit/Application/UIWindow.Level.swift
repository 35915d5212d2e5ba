extension UIWindow {
  /// How far in front of other windows a window stands.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The distance; greater is further in front.
    public let rawValue: CGFloat

    /// Makes a level.
    ///
    /// - Parameter rawValue: The distance; greater is further in front.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level.
    ///
    /// - Parameter rawValue: The distance; greater is further in front.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of an app's own windows, 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, 2000.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether a level stands behind another one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns a level further in front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue + rhs)
    }

    /// Returns a level further behind.
    public static func - (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue - rhs)
    }
  }
}
