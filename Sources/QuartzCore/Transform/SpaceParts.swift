/// A matrix taken apart: scale, skew, turn, move and perspective.
struct SpaceParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// The skews xy, xz and yz.
  var skew: SIMD3<Double>
  /// The turn as the quaternion x, y, z, w.
  var turn: SIMD4<Double>
  /// The fourth column that is multiplied from the right.
  var perspective: SIMD4<Double>

  init?(_ m: CATransform3D) {
    guard m.m44 != 0 else { return nil }
    let whole = 1 / Double(m.m44)
    var flat = CATransform3D(
      rows: m.row1 * whole,
      m.row2 * whole,
      m.row3 * whole,
      m.row4 * whole
    )
    let column = SIMD4(flat.row1.w, flat.row2.w, flat.row3.w, flat.row4.w)
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    guard let inverse = flat.inverse else { return nil }
    perspective = SIMD4(
      (inverse.row1 * column).sum(),
      (inverse.row2 * column).sum(),
      (inverse.row3 * column).sum(),
      (inverse.row4 * column).sum()
    )
    translation = SIMD3(flat.row4.x, flat.row4.y, flat.row4.z)
    var rows = [flat.row1, flat.row2, flat.row3].map { SIMD3($0.x, $0.y, $0.z) }
    scale = .zero
    skew = .zero
    scale.x = rows[0].length
    rows[0] /= scale.x
    skew.x = rows[0].dot(rows[1])
    rows[1] -= rows[0] * skew.x
    scale.y = rows[1].length
    rows[1] /= scale.y
    skew.x /= scale.y
    skew.y = rows[0].dot(rows[2])
    rows[2] -= rows[0] * skew.y
    skew.z = rows[1].dot(rows[2])
    rows[2] -= rows[1] * skew.z
    scale.z = rows[2].length
    rows[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    guard scale * 0 == SIMD3<Double>.zero, scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    turn = Self.quaternion(rows)
  }

  /// Returns the quaternion of three orthonormal rows.
  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
    }
    if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = 2 * (1 + r[0].x - r[1].y - r[2].z).squareRoot()
      return SIMD4(s / 4, (r[1].x + r[0].y) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
    }
    if r[1].y > r[2].z {
      let s = 2 * (1 + r[1].y - r[0].x - r[2].z).squareRoot()
      return SIMD4((r[1].x + r[0].y) / s, s / 4, (r[2].y + r[1].z) / s, (r[2].x - r[0].z) / s)
    }
    let s = 2 * (1 + r[2].z - r[0].x - r[1].y).squareRoot()
    return SIMD4((r[2].x + r[0].z) / s, (r[2].y + r[1].z) / s, s / 4, (r[0].y - r[1].x) / s)
  }

  /// Returns the same parts with the quaternion on the nearer side.
  func onSideOf(_ other: SpaceParts) -> SpaceParts {
    var parts = self
    if (turn * other.turn).sum() < 0 { parts.turn = -turn }
    return parts
  }

  static func mixed(_ a: SpaceParts, _ b: SpaceParts, _ f: Double) -> CATransform3D {
    let q = slerp(a.turn, b.turn, f)
    let scale = a.scale + (b.scale - a.scale) * f
    let skew = a.skew + (b.skew - a.skew) * f
    let move = a.translation + (b.translation - a.translation) * f
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    let r1 = SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0)
    let r2 = SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0)
    let r3 = SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0)
    var result = CATransform3D(
      rows: r1 * scale.x,
      (r2 + r1 * skew.x) * scale.y,
      (r3 + r1 * skew.y + r2 * skew.z) * scale.z,
      SIMD4(move.x, move.y, move.z, 1)
    )
    let eye = a.perspective + (b.perspective - a.perspective) * f
    if eye != SIMD4(0, 0, 0, 1) {
      result = result.concatenating(
        CATransform3D(
          rows: SIMD4(1, 0, 0, eye.x),
          SIMD4(0, 1, 0, eye.y),
          SIMD4(0, 0, 1, eye.z),
          SIMD4(0, 0, 0, eye.w)
        )
      )
    }
    return result
  }

  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ f: Double) -> SIMD4<Double> {
    let cosine = (a * b).sum()
    if cosine > 0.9995 {
      let q = a + (b - a) * f
      return q / (q * q).sum().squareRoot()
    }
    let angle = acos(min(1, cosine))
    let sine = sin(angle)
    return a * (sin((1 - f) * angle) / sine) + b * (sin(f * angle) / sine)
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate func cross(_ b: Self) -> Self {
    Self(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
  }
}
