/// A matrix taken apart for key paths such as `transform.rotation.z`: scale, then turns about x, y
/// and z, then a move.
package struct TransformComponents: Hashable, Sendable {
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The turns about x, y and z, in radians, done in this order.
  package var rotation = SIMD3<Double>.zero
  package var translation = SIMD3<Double>.zero
  /// The perspective column m14, m24, m34, kept aside.
  package var perspective = SIMD3<Double>.zero

  /// Takes a matrix apart.
  package init(_ m: CATransform3D) {
    translation = SIMD3(m.row4.x, m.row4.y, m.row4.z)
    perspective = SIMD3(m.row1.w, m.row2.w, m.row3.w)
    let (r1, r2, r3) = (m.row1, m.row2, m.row3)
    func length(_ v: SIMD4<Double>) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
    scale = SIMD3(length(r1), length(r2), length(r3))
    let determinant =
      r1.x * (r2.y * r3.z - r2.z * r3.y) - r1.y * (r2.x * r3.z - r2.z * r3.x)
      + r1.z * (r2.x * r3.y - r2.y * r3.x)
    if determinant < 0 {
      if r1.x < 0, r2.y >= 0 { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    guard scale.x != 0, scale.y != 0, scale.z != 0 else { return }
    let (a, b, c) = (r1 / scale.x, r2 / scale.y, r3 / scale.z)
    let sine = min(max(-a.z, -1), 1)
    let y = asin(sine)
    if abs(sine) < 1 - 1e-12 {
      rotation = SIMD3(atan2(b.z, c.z), y, atan2(a.y, a.x))
    } else {
      rotation = SIMD3(0, y, atan2(-b.x, b.y))
    }
  }

  /// The matrix of the parts.
  package var matrix: CATransform3D {
    let (sx, cx) = (sin(rotation.x), cos(rotation.x))
    let (sy, cy) = (sin(rotation.y), cos(rotation.y))
    let (sz, cz) = (sin(rotation.z), cos(rotation.z))
    let p = perspective
    return CATransform3D(
      rows: SIMD4(cy * cz * scale.x, cy * sz * scale.x, -sy * scale.x, p.x),
      SIMD4(
        (sx * sy * cz - cx * sz) * scale.y,
        (sx * sy * sz + cx * cz) * scale.y,
        sx * cy * scale.y,
        p.y
      ),
      SIMD4(
        (cx * sy * cz + sx * sz) * scale.z,
        (cx * sy * sz - sx * cz) * scale.z,
        cx * cy * scale.z,
        p.z
      ),
      SIMD4(translation.x, translation.y, translation.z, 1)
    )
  }
}
