/// A rounded rectangle of some plane as the renderer sees it: lines of the device plane and conics at corners.
///
/// All of it is derived from the inverse map: `u = U / W` is linear over linear in device coordinates, so that
/// the four edges are straight lines there, whether or not the rectangle reaches behind the eye.
struct QuadGeometry {
  /// A rounded corner, in the layer's coordinates.
  struct Corner {
    var x = 0.0
    var y = 0.0
    /// 0 for a corner that is not rounded.
    var radius = 0.0
    /// Half a pixel in the layer's units, rounded up.
    var slack = 0.0
    /// The rows that the corner may touch.
    var top: Int32 = 0
    var bottom: Int32 = 0
  }

  /// Device bounds: every pixel that may be touched.
  var minX: Int32 = 0
  var minY: Int32 = 0
  var maxX: Int32 = 0
  var maxY: Int32 = 0
  // What every quad needs comes first, so that it fills few lines of the cache.
  var isAffine = true
  var isRounded = false
  /// Left, right, top, bottom.
  var left = EdgeLine.everywhere
  var right = EdgeLine.everywhere
  var top = EdgeLine.everywhere
  var bottom = EdgeLine.everywhere
  /// The inverse map at pixel centres, as coefficients of x, y and 1.
  var u = SIMD3<Double>(0, 0, 0)
  var v = SIMD3<Double>(0, 0, 0)
  var w = SIMD3<Double>(0, 0, 1)
  var corner0 = Corner()
  var corner1 = Corner()
  var corner2 = Corner()
  var corner3 = Corner()

  init() {}

  /// Places a rectangle, whatever was there before; gives false when none of it can be seen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the layer's coordinates.
  ///   - transform: From the layer's coordinates to device pixels.
  ///   - bounds: The pixels that exist.
  /// - Returns: Whether any of it can be seen.
  mutating func place(
    _ rect: RoundedRect,
    transform: Homography,
    within bounds: PixelBounds
  ) -> Bool {
    guard !rect.isEmpty, let inverse = transform.inverse else { return false }
    guard
      let box = PixelBounds(around: rect, transform: transform)?.intersection(bounds),
      !box.isEmpty
    else { return false }
    (minX, minY, maxX, maxY) = (box.minX, box.minY, box.maxX, box.maxY)
    isAffine = transform.isAffine
    var u = SIMD3(inverse.x.x, inverse.y.x, inverse.origin.x)
    var v = SIMD3(inverse.x.y, inverse.y.y, inverse.origin.y)
    var w = SIMD3(inverse.x.z, inverse.y.z, inverse.origin.z)
    if isAffine { w = SIMD3(0, 0, 1) }
    guard setEdges(rect, u, v, w) else { return false }
    u.z += (u.x + u.y) * 0.5
    v.z += (v.x + v.y) * 0.5
    w.z += (w.x + w.y) * 0.5
    (self.u, self.v, self.w) = (u, v, w)
    isRounded = rect.isRounded
    if isRounded { setCorners(rect, transform) }
    return true
  }

  /// Every pixel that may be touched.
  var bounds: PixelBounds { PixelBounds(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// The pixels when the shape is a rectangle of whole pixels, otherwise nil.
  var wholePixels: PixelBounds? {
    guard !isRounded, isAffine else { return nil }
    let tolerance = 1e-3
    let isUpright = abs(left.a) > 1 - 1e-9 && abs(top.b) > 1 - 1e-9
    let isSideways = abs(left.b) > 1 - 1e-9 && abs(top.a) > 1 - 1e-9
    guard isUpright || isSideways else { return nil }
    let across = isUpright ? (left, right) : (top, bottom)
    let down = isUpright ? (top, bottom) : (left, right)
    let low = across.0.a > 0 ? across.0 : across.1
    let high = across.0.a > 0 ? across.1 : across.0
    let upper = down.0.b > 0 ? down.0 : down.1
    let lower = down.0.b > 0 ? down.1 : down.0
    // The distance at the centre of pixel 0 is half a pixel more than the edge's own place.
    let places = SIMD4(0.5 - low.c, high.c + 0.5, 0.5 - upper.c, lower.c + 0.5)
    let whole = places.rounded(.toNearestOrAwayFromZero)
    let off = whole - places
    guard abs(off.x) < tolerance, abs(off.y) < tolerance else { return nil }
    guard abs(off.z) < tolerance, abs(off.w) < tolerance else { return nil }
    let limit = 1e6
    guard abs(whole.x) < limit, abs(whole.y) < limit else { return nil }
    guard abs(whole.z) < limit, abs(whole.w) < limit else { return nil }
    return PixelBounds(
      minX: Int32(whole.x),
      minY: Int32(whole.z),
      maxX: Int32(whole.y),
      maxY: Int32(whole.w)
    ).intersection(bounds)
  }

  private mutating func setEdges(
    _ rect: RoundedRect,
    _ u: SIMD3<Double>,
    _ v: SIMD3<Double>,
    _ w: SIMD3<Double>
  ) -> Bool {
    let lines = (u - w * rect.minX, w * rect.maxX - u, v - w * rect.minY, w * rect.maxY - v)
    guard
      let left = EdgeLine(x: lines.0.x, y: lines.0.y, constant: lines.0.z),
      let right = EdgeLine(x: lines.1.x, y: lines.1.y, constant: lines.1.z),
      let top = EdgeLine(x: lines.2.x, y: lines.2.y, constant: lines.2.z),
      let bottom = EdgeLine(x: lines.3.x, y: lines.3.y, constant: lines.3.z)
    else { return false }
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    return true
  }

  private mutating func setCorners(_ rect: RoundedRect, _ transform: Homography) {
    let radii = rect.radii
    corner0 = corner(rect.minX, rect.minY, 1, 1, radii[0], transform)
    corner1 = corner(rect.maxX, rect.minY, -1, 1, radii[1], transform)
    corner2 = corner(rect.minX, rect.maxY, 1, -1, radii[2], transform)
    corner3 = corner(rect.maxX, rect.maxY, -1, -1, radii[3], transform)
  }

  private func corner(
    _ x: Double,
    _ y: Double,
    _ sx: Double,
    _ sy: Double,
    _ radius: Double,
    _ transform: Homography
  ) -> Corner {
    guard radius > 0 else { return Corner() }
    var result = Corner(x: x + sx * radius, y: y + sy * radius, radius: radius)
    let inner = RoundedRect(
      minX: min(result.x, x),
      minY: min(result.y, y),
      maxX: max(result.x, x),
      maxY: max(result.y, y)
    )
    if let box = PixelBounds(around: inner, transform: transform) {
      result.top = box.minY
      result.bottom = box.maxY
    }
    let point = transform.map(result.x, result.y)
    guard point.z > 0 else {
      result.slack = radius
      return result
    }
    // How far one pixel goes in the layer's plane, at the corner's centre.
    let du = (u.x - result.x * w.x, u.y - result.x * w.y)
    let dv = (v.x - result.y * w.x, v.y - result.y * w.y)
    let norm = (du.0 * du.0 + du.1 * du.1 + dv.0 * dv.0 + dv.1 * dv.1).squareRoot() * point.z
    result.slack = norm * (isAffine ? 0.5 : 0.7)
    return result
  }
}
