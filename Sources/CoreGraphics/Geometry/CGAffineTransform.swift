/// A 3x3 matrix that maps points of a plane, of which the third column is always (0, 0, 1).
///
/// A point is a row: `[x y 1] · M`, so that `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The part of x in x'.
  public var a: CGFloat
  /// The part of x in y'.
  public var b: CGFloat
  /// The part of y in x'.
  public var c: CGFloat
  /// The part of y in y'.
  public var d: CGFloat
  /// The shift of x.
  public var tx: CGFloat
  /// The shift of y.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the transform of which every entry is 0.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform of its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform of its six entries, without labels.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin; a positive angle, in radians, turns x towards y.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool {
    self == .identity
  }

  /// Returns this transform followed by another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns a shift in this transform's own coordinates, followed by this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a scale in this transform's own coordinates, followed by this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: sx * a, b: sx * b, c: sy * c, d: sy * d, tx: tx, ty: ty)
  }

  /// Returns a rotation in this transform's own coordinates, followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that undoes this one, or this one when nothing undoes it.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Decodes the six entries, written as a list.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    a = try container.decode(CGFloat.self)
    b = try container.decode(CGFloat.self)
    c = try container.decode(CGFloat.self)
    d = try container.decode(CGFloat.self)
    tx = try container.decode(CGFloat.self)
    ty = try container.decode(CGFloat.self)
  }

  /// Encodes the six entries as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] {
      try container.encode(entry)
    }
  }
}

extension CGAffineTransform {
  /// By how much the transform enlarges areas, negative when it mirrors.
  package var determinant: CGFloat {
    a * d - b * c
  }
}
