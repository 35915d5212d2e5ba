/// Texels one to one on whole pixels: rows are read where they lie.
struct BlitPaint: RowPaint {
  var grid: TexelGrid
  /// The texel of the tile's first pixel.
  var dx: Int
  var dy: Int
  var isOpaque: Bool
  var alpha: UInt32

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let v = min(max(row &+ dy, 0), grid.height &- 1)
    let line = grid.base + v &* grid.stride
    let from = x &+ dx
    if from >= 0, end &+ dx <= grid.width { return line + from }
    var index = x
    while index < end {
      buffer[index &- x] = line[min(max(index &+ dx, 0), grid.width &- 1)]
      index &+= 1
    }
    return UnsafePointer(buffer)
  }
}
