extension QuadRows {
  /// Coverage of eight pixels from column `x` on by the straight edges, 0 to 255.
  @inline(__always)
  func coverage8(_ x: Int, _ row: Int) -> Coverage8 {
    let cut = room.cut
    let (left, right) = (
      cut.pointee.across.low.inside8(x, row), cut.pointee.across.high.inside8(x, row)
    )
    let (top, bottom) = (
      cut.pointee.down.low.inside8(x, row), cut.pointee.down.high.inside8(x, row)
    )
    let one = EdgeSteps.one8
    return Self.product(left &+ right &- one, top &+ bottom &- one)
  }

  @inline(__always)
  private static func product(_ first: SIMD8<Int16>, _ second: SIMD8<Int16>) -> Coverage8 {
    let bytes = EdgeSteps.byte8(first) &* EdgeSteps.byte8(second) &+ Coverage8(repeating: 128)
    let eight = Coverage8(repeating: 8)
    return (bytes &+ (bytes &>> eight)) &>> eight
  }

  /// Coverage of eight pixels from column `x` on, which lies before the pixels that are whole.
  @inline(__always)
  func before8(_ x: Int, _ row: Int, _ span: Span) -> Coverage8 {
    if span.corners != 0 {
      return Blend.widen(rounded8(x, row, span.corners, span.wholeFrom(x)))
    }
    // What ends on the right is whole up to the end of the whole pixels, if there are any.
    guard isPaired, x &+ 8 <= span.innerEnd, span.inner < span.innerEnd else {
      return coverage8(x, row)
    }
    let (first, second) = (room.cut.pointee.across.low, room.cut.pointee.down.low)
    let (near, far) = (first.distance(x, row), second.distance(x, row))
    // Most rows cross one of the two.
    if far >= EdgeSteps.one { return EdgeSteps.byte8(first.inside8(near)) }
    if near >= EdgeSteps.one { return EdgeSteps.byte8(second.inside8(far)) }
    return Self.product(first.inside8(near), second.inside8(far))
  }

  /// Coverage of eight pixels from column `x` on, which lies after pixels that are whole.
  @inline(__always)
  func after8(_ x: Int, _ row: Int, _ span: Span) -> Coverage8 {
    if span.corners != 0 {
      return Blend.widen(rounded8(x, row, span.corners, span.outerEnd))
    }
    guard isPaired else { return coverage8(x, row) }
    let (first, second) = (room.cut.pointee.across.high, room.cut.pointee.down.high)
    let last = x &+ 7
    if second.distance(last, row) >= EdgeSteps.one {
      return EdgeSteps.byte8(first.inside8(x, row))
    }
    if first.distance(last, row) >= EdgeSteps.one {
      return EdgeSteps.byte8(second.inside8(x, row))
    }
    return Self.product(first.inside8(x, row), second.inside8(x, row))
  }

  /// Eight coverages from column `x` on, exact below `limit`, whole from there on.
  @inline(__always)
  func coverage8(_ x: Int, _ row: Int, corners touched: Int32, whole limit: Int) -> Coverage8 {
    touched == 0 ? coverage8(x, row) : Blend.widen(rounded8(x, row, touched, limit))
  }

  /// The same as bytes, pixel by pixel.
  @inline(never)
  private func rounded8(_ x: Int, _ row: Int, _ touched: Int32, _ limit: Int) -> UInt64 {
    let count = min(8, limit &- x)
    guard count > 0 else { return .max }
    var result = count < 8 ? UInt64.max &<< UInt64(8 &* count) : 0
    let cut = room.cut
    let edges = (
      cut.pointee.across.low.row(row), cut.pointee.across.high.row(row),
      cut.pointee.down.low.row(row), cut.pointee.down.high.row(row)
    )
    let y = Double(row)
    for index in 0..<count {
      let column = x &+ index
      let across = edges.0.inside(column) &+ edges.1.inside(column) &- EdgeSteps.one
      let down = edges.2.inside(column) &+ edges.3.inside(column) &- EdgeSteps.one
      guard across > 0, down > 0 else { continue }
      var value = Float(across &* down) * (1 / Float(EdgeSteps.one &* EdgeSteps.one))
      var rest = touched
      while rest != 0 {
        value = min(value, rim(room.corners + rest.trailingZeroBitCount, Double(column), y))
        rest &= rest &- 1
      }
      let byte = UInt64(truncatingIfNeeded: Int32(value * 255 + 0.5))
      result |= byte &<< UInt64(8 &* index)
    }
    return result
  }

  @inline(__always)
  private static func unit(_ value: Float) -> Float {
    value < 0 ? 0 : (value > 1 ? 1 : value)
  }

  /// Coverage by a corner's disc: the distance to the arc in the layer's plane over its device gradient.
  @inline(__always)
  private func rim(_ place: UnsafePointer<QuadCut.Corner>, _ x: Double, _ y: Double) -> Float {
    let p = place.pointee.px * x + place.pointee.py * y + place.pointee.p0
    let q = place.pointee.qx * x + place.pointee.qy * y + place.pointee.q0
    guard p * place.pointee.sx > 0, q * place.pointee.sy > 0 else { return 1 }
    let square = p * p + q * q
    guard square > 0 else { return 1 }
    let length = square.squareRoot()
    if room.cut.pointee.isAffine {
      let gx = p * place.pointee.px + q * place.pointee.qx
      let gy = p * place.pointee.py + q * place.pointee.qy
      let slope = (gx * gx + gy * gy).squareRoot()
      guard slope > 0 else { return 1 }
      return Self.unit(Float((place.pointee.radius - length) * length / slope + 0.5))
    }
    return turnedRim(place, x, y, SIMD2(p, q), length)
  }

  /// In perspective, with offsets P/W and Q/W, the gradient is (p' - P/W w') / W.
  private func turnedRim(
    _ place: UnsafePointer<QuadCut.Corner>,
    _ x: Double,
    _ y: Double,
    _ offset: SIMD2<Double>,
    _ length: Double
  ) -> Float {
    let w = room.cut.pointee.w
    let corner = place.pointee
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return 0 }
    let local = length / depth
    let (a, b) = (offset.x / depth, offset.y / depth)
    let gx = (a * (corner.px - a * w.x) + b * (corner.qx - b * w.x)) / (local * depth)
    let gy = (a * (corner.py - a * w.y) + b * (corner.qy - b * w.y)) / (local * depth)
    let slope = (gx * gx + gy * gy).squareRoot()
    guard slope > 0 else { return 1 }
    return Self.unit(Float((corner.radius - local) / slope + 0.5))
  }
}
