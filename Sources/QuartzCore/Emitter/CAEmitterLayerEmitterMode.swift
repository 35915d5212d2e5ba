/// Where on its shape an emitter makes particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Along the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
