/// The kind of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin earlier and more softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
