import CoreGraphics

/// How much a constraint matters, from 1 to 1000, which means that it must hold.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority.
  ///
  /// - Parameter rawValue: A number from 1 to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority.
  ///
  /// - Parameter rawValue: A number from 1 to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// How much buttons resist being smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a dragged view resizes the scene around it: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much a scene wants to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How much a dragged view gives way to the scene around it: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much views resist being larger than their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a measured view wants the size that it is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether one priority is lower than another.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns a priority that is higher by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority that is lower by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
