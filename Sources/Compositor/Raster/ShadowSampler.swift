/// A shadow grid under any map, as coverage.
struct ShadowSampler {
  var values: UnsafePointer<UInt16>
  /// Cells of the grid, at least two by two.
  var width: Int
  var height: Int
  /// Grid coordinates at the tile's pixels; when folded they are measured from the shape's centre.
  ///
  /// Whole numbers are cell centres.
  var map: TextureMap
  var isAffine: Bool
  /// For a folded grid the coordinates of the centre, in cells from the first one.
  var centerX: Double
  var centerY: Double
  var isFolded: Bool

  /// Writes coverage of columns `x` to `end` of a row, with room for seven more.
  @inline(__always)
  func cover(_ row: Int, _ x: Int, _ end: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = isAffine ? 1 : 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth)
    var v = TextureMap.fixed((map.v.x * column + v0) * depth)
    let center = (TextureMap.fixed(centerX), TextureMap.fixed(centerY))
    var index = x
    // Exact every eight pixels, straight in between.
    while index < end {
      column += 8
      if !isAffine { depth = 1 / (map.w.x * column + w0) }
      let nextU = TextureMap.fixed((map.u.x * column + u0) * depth)
      let nextV = TextureMap.fixed((map.v.x * column + v0) * depth)
      let target = coverage + (index &- x)
      block(u, v, nextU, nextV, center, target)
      u = nextU
      v = nextV
      index &+= 8
    }
  }

  /// Writes eight pixels.
  @inline(__always)
  private func block(
    _ u: Int,
    _ v: Int,
    _ nextU: Int,
    _ nextV: Int,
    _ center: (Int, Int),
    _ target: UnsafeMutablePointer<UInt8>
  ) {
    let (lastX, lastY) = ((width &- 1) &<< 16, (height &- 1) &<< 16)
    let (du, dv) = ((nextU &- u) &>> 3, (nextV &- v) &>> 3)
    let a = fold(u, center.0)
    let b = fold(nextU, center.0)
    let c = fold(v, center.1)
    let d = fold(nextV, center.1)
    // A folded coordinate is largest in between, so that both ends at the far side mean all of it.
    if min(a, b) >= lastX, min(c, d) >= lastY {
      let value = byte(UInt32(values[height &* width &- 1]))
      target.update(repeating: value, count: 8)
      return
    }
    var (px, py) = (u, v)
    for index in 0..<8 {
      let x = min(max(fold(px, center.0), 0), lastX)
      let y = min(max(fold(py, center.1), 0), lastY)
      let cell = min(x &>> 16, width &- 2)
      let line = min(y &>> 16, height &- 2)
      let from = values + (line &* width &+ cell)
      let across = UInt32(truncatingIfNeeded: (x &- cell &<< 16) &>> 8)
      let down = UInt32(truncatingIfNeeded: (y &- line &<< 16) &>> 8)
      let top = mix(UInt32(from[0]), UInt32(from[1]), across)
      let bottom = mix(UInt32(from[width]), UInt32(from[width &+ 1]), across)
      target[index] = byte(mix(top, bottom, down))
      px &+= du
      py &+= dv
    }
  }

  @inline(__always)
  private func fold(_ value: Int, _ center: Int) -> Int {
    isFolded ? center &- abs(value) : value
  }

  @inline(__always)
  private func mix(_ from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
    (from &* (256 &- part) &+ to &* part) &>> 8
  }

  /// 0 to 65535 as 0 to 255, rounded.
  @inline(__always)
  private func byte(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (value &* 255 &+ 32768) &>> 16)
  }
}
