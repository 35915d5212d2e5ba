import QuartzCore

/// A 4 by 4 matrix written out plainly: points are rows, `[x y z w] · M`.
struct SpaceMatrix {
  var rows: [SIMD4<Double>]

  static let identity = SpaceMatrix(rows: [
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
  ])

  init(rows: [SIMD4<Double>]) { self.rows = rows }

  init(_ t: CATransform3D) {
    let numbers = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map { Double($0) }
    rows = (0..<4).map { row in
      SIMD4(numbers[row * 4], numbers[row * 4 + 1], numbers[row * 4 + 2], numbers[row * 4 + 3])
    }
  }

  static func moving(_ x: Double, _ y: Double, _ z: Double) -> SpaceMatrix {
    var result = identity
    result.rows[3] = SIMD4(x, y, z, 1)
    return result
  }

  static func * (first: SpaceMatrix, next: SpaceMatrix) -> SpaceMatrix {
    SpaceMatrix(
      rows: first.rows.map { row in
        var sum = SIMD4<Double>(0, 0, 0, 0)
        for index in 0..<4 { sum += next.rows[index] * row[index] }
        return sum
      }
    )
  }

  /// Where a point of the plane z = 0 comes to be, before the division by W.
  func place(_ point: SIMD2<Double>) -> SIMD4<Double> {
    rows[0] * point.x + rows[1] * point.y + rows[3]
  }

  /// The inverse of what the matrix does to the plane z = 0 when depth is left out; nil when seen edge-on.
  var planeInverse: PlaneMatrix? {
    PlaneMatrix(
      SIMD3(rows[0].x, rows[0].y, rows[0].w),
      SIMD3(rows[1].x, rows[1].y, rows[1].w),
      SIMD3(rows[3].x, rows[3].y, rows[3].w)
    ).inverse
  }

  /// Whether the plane's front is seen.
  var showsFront: Bool {
    PlaneMatrix(
      SIMD3(rows[0].x, rows[0].y, rows[0].w),
      SIMD3(rows[1].x, rows[1].y, rows[1].w),
      SIMD3(rows[3].x, rows[3].y, rows[3].w)
    ).determinant > 0
  }
}
