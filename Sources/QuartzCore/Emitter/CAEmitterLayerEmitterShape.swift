/// Where an emitter is wide.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At a point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Along a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// In a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// In a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
