/// A 3 by 3 matrix of the projective plane.
struct PlaneMatrix {
  var a: SIMD3<Double>
  var b: SIMD3<Double>
  var c: SIMD3<Double>

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    (self.a, self.b, self.c) = (a, b, c)
  }

  private static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }

  var determinant: Double { (a * Self.cross(b, c)).sum() }

  var inverse: PlaneMatrix? {
    guard abs(determinant) > 1e-12 else { return nil }
    let (u, v, w) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let factor = 1 / determinant
    return PlaneMatrix(
      SIMD3(u.x, v.x, w.x) * factor,
      SIMD3(u.y, v.y, w.y) * factor,
      SIMD3(u.z, v.z, w.z) * factor
    )
  }

  /// The point that the inverse leads back to; nil when it lies behind the eye.
  func back(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let mapped = a * point.x + b * point.y + c
    guard mapped.z > 0 else { return nil }
    return SIMD2(mapped.x / mapped.z, mapped.y / mapped.z)
  }
}
