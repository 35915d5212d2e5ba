/// A 4x4 matrix that maps points in space: a point is the row `[x y z 1]`, multiplied from the
/// left.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4; -1/d there gives a perspective seen from the distance d.
  public var m34: CGFloat
  /// Row 4, column 1: the move along x.
  public var m41: CGFloat
  /// Row 4, column 2: the move along y.
  public var m42: CGFloat
  /// Row 4, column 3: the move along z.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// Makes a matrix of zeros.
  public init() {
    self.init(rows: .zero, .zero, .zero, .zero)
  }

  /// Makes a matrix from its sixteen numbers, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a matrix from its four rows.
  @inline(__always)
  package init(
    rows r1: SIMD4<Double>,
    _ r2: SIMD4<Double>,
    _ r3: SIMD4<Double>,
    _ r4: SIMD4<Double>
  ) {
    (m11, m12, m13, m14) = (CGFloat(r1.x), CGFloat(r1.y), CGFloat(r1.z), CGFloat(r1.w))
    (m21, m22, m23, m24) = (CGFloat(r2.x), CGFloat(r2.y), CGFloat(r2.z), CGFloat(r2.w))
    (m31, m32, m33, m34) = (CGFloat(r3.x), CGFloat(r3.y), CGFloat(r3.z), CGFloat(r3.w))
    (m41, m42, m43, m44) = (CGFloat(r4.x), CGFloat(r4.y), CGFloat(r4.z), CGFloat(r4.w))
  }

  /// The first row.
  @inline(__always)
  package var row1: SIMD4<Double> { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }

  /// The second row.
  @inline(__always)
  package var row2: SIMD4<Double> { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }

  /// The third row.
  @inline(__always)
  package var row3: SIMD4<Double> { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }

  /// The fourth row.
  @inline(__always)
  package var row4: SIMD4<Double> { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }

  /// The matrix that leaves every point where it is.
  package static let identity = CATransform3D(
    rows: SIMD4(1, 0, 0, 0),
    SIMD4(0, 1, 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(0, 0, 0, 1)
  )

  /// Whether the matrix moves nothing.
  package var isIdentity: Bool {
    self == .identity
  }

  /// Whether all sixteen numbers are finite.
  package var isFinite: Bool {
    var sum: SIMD4<Double> = row1 * 0
    sum += row2 * 0
    sum += row3 * 0
    sum += row4 * 0
    return sum == SIMD4<Double>.zero
  }

  /// Whether the matrix maps the plane z = 0 to itself without perspective.
  package var isAffine: Bool {
    let columns = row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
    return columns && row3 == SIMD4(0, 0, 1, 0) && row4.z == 0 && row4.w == 1
  }

  /// Returns the map that does this one first and `next` after it.
  ///
  /// - Parameter next: The map that follows.
  /// - Returns: The product.
  @inline(__always)
  package func concatenating(_ next: CATransform3D) -> CATransform3D {
    CATransform3D(
      rows: next.apply(to: row1),
      next.apply(to: row2),
      next.apply(to: row3),
      next.apply(to: row4)
    )
  }

  /// Multiplies a homogeneous row with the matrix.
  @inline(__always)
  package func apply(to row: SIMD4<Double>) -> SIMD4<Double> {
    var sum: SIMD4<Double> = row1 * row.x
    sum += row2 * row.y
    sum += row3 * row.z
    sum += row4 * row.w
    return sum
  }

  /// Returns the image of a point of the plane z = 0, divided by w.
  package func project(_ point: CGPoint) -> CGPoint {
    let image = apply(to: SIMD4(Double(point.x), Double(point.y), 0, 1))
    guard image.w != 0, image.w != 1 else { return CGPoint(x: image.x, y: image.y) }
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }

  /// Makes a matrix that scales along the axes and moves: both scales, then both moves.
  @inline(__always)
  init(stretch value: SIMD4<Double>) {
    self.init(
      rows: SIMD4(value.x, 0, 0, 0),
      SIMD4(0, value.y, 0, 0),
      SIMD4(0, 0, 1, 0),
      SIMD4(value.z, value.w, 0, 1)
    )
  }

  /// Makes a matrix of a move.
  package init(translation x: Double, _ y: Double, _ z: Double = 0) {
    self = .identity
    (m41, m42, m43) = (CGFloat(x), CGFloat(y), CGFloat(z))
  }

  /// The inverse, or nil when the matrix is singular.
  package var inverse: CATransform3D? {
    let (s0, s1) = (m11 * m22 - m21 * m12, m11 * m23 - m21 * m13)
    let (s2, s3) = (m11 * m24 - m21 * m14, m12 * m23 - m22 * m13)
    let (s4, s5) = (m12 * m24 - m22 * m14, m13 * m24 - m23 * m14)
    let (c5, c4) = (m33 * m44 - m43 * m34, m32 * m44 - m42 * m34)
    let (c3, c2) = (m32 * m43 - m42 * m33, m31 * m44 - m41 * m34)
    let (c1, c0) = (m31 * m43 - m41 * m33, m31 * m42 - m41 * m32)
    var determinant: CGFloat = s0 * c5 - s1 * c4
    determinant += s2 * c3 + s3 * c2
    determinant += s5 * c0 - s4 * c1
    let f = 1 / determinant
    guard determinant != 0, f.isFinite else { return nil }
    return CATransform3D(
      m11: (m22 * c5 - m23 * c4 + m24 * c3) * f,
      m12: (-m12 * c5 + m13 * c4 - m14 * c3) * f,
      m13: (m42 * s5 - m43 * s4 + m44 * s3) * f,
      m14: (-m32 * s5 + m33 * s4 - m34 * s3) * f,
      m21: (-m21 * c5 + m23 * c2 - m24 * c1) * f,
      m22: (m11 * c5 - m13 * c2 + m14 * c1) * f,
      m23: (-m41 * s5 + m43 * s2 - m44 * s1) * f,
      m24: (m31 * s5 - m33 * s2 + m34 * s1) * f,
      m31: (m21 * c4 - m22 * c2 + m24 * c0) * f,
      m32: (-m11 * c4 + m12 * c2 - m14 * c0) * f,
      m33: (m41 * s4 - m42 * s2 + m44 * s0) * f,
      m34: (-m31 * s4 + m32 * s2 - m34 * s0) * f,
      m41: (-m21 * c3 + m22 * c1 - m23 * c0) * f,
      m42: (m11 * c3 - m12 * c1 + m13 * c0) * f,
      m43: (-m41 * s3 + m42 * s1 - m43 * s0) * f,
      m44: (m31 * s3 - m32 * s1 + m33 * s0) * f
    )
  }
}
