/// A gradient under any map.
struct GradientPaint: RowPaint {
  var ramp: GradientRamp
  var kind: DisplayList.GradientPaint.Kind
  /// The gradient's own coordinates at the tile's pixels.
  ///
  /// Axial: u runs from 0 to 1. Radial: the last stop is
  /// the unit circle. Conic: u points to the first stop and v follows clockwise.
  var map: TextureMap
  var isAffine: Bool
  var isOpaque: Bool
  var alpha: UInt32

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    if kind == .axial, isAffine {
      axial(row, x, end, buffer)
    } else {
      general(row, x, end, buffer)
    }
    return UnsafePointer(buffer)
  }

  @inline(__always)
  private func axial(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) {
    let start = map.u.y * Double(row) + map.u.z
    guard abs(map.u.x) > 1e-7 else {
      Blend.fill(buffer, end &- x, ramp.color(Float(start)))
      return
    }
    var index = x
    while index < end {
      buffer[index &- x] = ramp.color(Float(map.u.x * Double(index) + start))
      index &+= 1
    }
  }

  private func general(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) {
    let y = Double(row)
    var index = x
    while index < end {
      let column = Double(index)
      let depth = 1 / (map.w.x * column + map.w.y * y + map.w.z)
      let u = (map.u.x * column + map.u.y * y + map.u.z) * depth
      let v = (map.v.x * column + map.v.y * y + map.v.z) * depth
      buffer[index &- x] = ramp.color(place(u, v))
      index &+= 1
    }
  }

  @inline(__always)
  private func place(_ u: Double, _ v: Double) -> Float {
    switch kind {
    case .axial: return Float(u)
    case .radial: return Float((u * u + v * v).squareRoot())
    case .conic: return Float(FullTurn.fraction(u, v))
    }
  }
}
