/// A two-dimensional displacement.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Makes the vector without length.
  public init() {
    dx = 0
    dy = 0
  }

  /// Makes a vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of two parts.
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Makes a vector of two whole parts.
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Decodes the two parts, written as a list.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Encodes the two parts as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
