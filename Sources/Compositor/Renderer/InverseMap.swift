import Foundation

/// From pixel centres of the device to a layer's plane: coefficients of x, y and 1 for U, V and W.
struct InverseMap {
  var u: SIMD3<Double>
  var v: SIMD3<Double>
  var w: SIMD3<Double>
  var isAffine: Bool
  var transform: Homography

  init(_ quad: UnsafePointer<QuadGeometry>, _ transform: Homography) {
    u = quad.pointee.u
    v = quad.pointee.v
    w = quad.pointee.w
    isAffine = quad.pointee.isAffine
    self.transform = transform
  }

  init?(_ transform: Homography) {
    guard let inverse = transform.inverse else { return nil }
    u = SIMD3(inverse.x.x, inverse.y.x, inverse.origin.x)
    v = SIMD3(inverse.x.y, inverse.y.y, inverse.origin.y)
    w = SIMD3(inverse.x.z, inverse.y.z, inverse.origin.z)
    isAffine = transform.isAffine
    if isAffine { w = SIMD3(0, 0, 1) }
    u.z += (u.x + u.y) * 0.5
    v.z += (v.x + v.y) * 0.5
    w.z += (w.x + w.y) * 0.5
    self.transform = transform
  }

  /// How many texels one pixel spans around the middle of a rectangle, as a length.
  ///
  /// - Parameters:
  ///   - sx: Texels per unit across.
  ///   - sy: Texels per unit down.
  ///   - rect: The rectangle, in the layer's plane.
  /// - Returns: The square root of the area.
  func density(_ sx: Double, _ sy: Double, at rect: CGRect) -> Double {
    let x = Double(rect.midX)
    let y = Double(rect.midY)
    let depth = isAffine ? 1 : transform.map(x, y).z
    guard depth > 0 else { return 1 }
    let du = (u - w * x) * sx
    let dv = (v - w * y) * sy
    return abs(du.x * dv.y - du.y * dv.x).squareRoot() * depth
  }
}
