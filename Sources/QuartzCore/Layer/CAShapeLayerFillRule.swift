/// How the inside of a shape is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By counting windings.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By counting crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
