/// Two halvings of a picture, one coarser than the other, blended.
struct BlendedPaint<Paint: RowPaint>: RowPaint {
  var fine: Paint
  var coarse: Paint
  /// How much the coarser one counts, of 255.
  var weight: UInt32

  var isOpaque: Bool { fine.isOpaque }
  var alpha: UInt32 { fine.alpha }

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let first = fine.fetch(row, x, end, buffer)
    let second = coarse.fetch(row, x, end, buffer + TileMemory.lineCapacity)
    let new = Blend.spread(Pixels8(repeating: weight))
    let old = Blend.spread(Pixels8(repeating: 255 &- weight))
    var index = 0
    while index < end &- x {
      let kept = Blend.scale(Blend.load(first + index), old)
      Blend.store(kept &+ Blend.scale(Blend.load(second + index), new), buffer + index)
      index &+= 8
    }
    return UnsafePointer(buffer)
  }
}
