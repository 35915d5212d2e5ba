/// The nearest texel, under any map.
struct NearestPaint: RowPaint {
  var grid: TexelGrid
  /// The map at the tile's pixels.
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
    var index = x
    while index < end {
      let column = Double(index)
      let depth = 1 / (map.w.x * column + map.w.y * y + map.w.z)
      let u = TextureMap.fixed((map.u.x * column + map.u.y * y + map.u.z) * depth)
      let v = TextureMap.fixed((map.v.x * column + map.v.y * y + map.v.z) * depth)
      buffer[index &- x] = grid.nearest(u, v)
      index &+= 1
    }
    return UnsafePointer(buffer)
  }
}
