/// Bilinear texels under an affine map.
struct LinearPaint: RowPaint {
  var grid: TexelGrid
  /// The map at the tile's pixels, half a texel less, so that whole numbers are texel centres.
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
    let column = Double(x)
    var u = TextureMap.fixed(map.u.x * column + map.u.y * y + map.u.z)
    var v = TextureMap.fixed(map.v.x * column + map.v.y * y + map.v.z)
    let du = TextureMap.fixed(map.u.x)
    let dv = TextureMap.fixed(map.v.x)
    grid.run(buffer, end &- x, &u, &v, du, dv)
    return UnsafePointer(buffer)
  }
}
