/// Bilinear texels in perspective: exact every eight pixels, straight in between.
struct PerspectivePaint: RowPaint {
  var grid: TexelGrid
  /// The map at the tile's pixels; half a texel is taken off after the division.
  var map: TextureMap
  var isOpaque: Bool
  var alpha: UInt32

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth - 0.5)
    var v = TextureMap.fixed((map.v.x * column + v0) * depth - 0.5)
    var index = x
    while index < end {
      column += 8
      depth = 1 / (map.w.x * column + w0)
      let nextU = TextureMap.fixed((map.u.x * column + u0) * depth - 0.5)
      let nextV = TextureMap.fixed((map.v.x * column + v0) * depth - 0.5)
      let count = min(8, end &- index)
      grid.run(buffer + (index &- x), count, u, v, (nextU &- u) &>> 3, (nextV &- v) &>> 3)
      u = nextU
      v = nextV
      index &+= 8
    }
    return UnsafePointer(buffer)
  }
}
