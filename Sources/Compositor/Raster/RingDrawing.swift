/// Draws what lies in one rounded rectangle and not in another.
enum RingDrawing {
  static func fill(
    _ outer: QuadRows,
    _ inner: QuadRows,
    _ pixel: UInt32,
    _ tile: TileSurface
  ) {
    let color = Pixels8(repeating: pixel)
    var y = outer.firstRow
    while y < outer.endRow {
      let span = outer.span(y)
      let hole = inner.spanIfAny(y)
      let line = tile.row(y)
      var x = span.outer
      while x < span.outerEnd {
        if x >= hole.inner, x < hole.innerEnd {
          x = hole.innerEnd
          continue
        }
        let stop = x < hole.inner ? min(span.outerEnd, hole.inner) : span.outerEnd
        let limit = hole.inner < hole.innerEnd ? stop : span.outerEnd
        let coverage = difference(outer, span, inner, hole, x, y)
        TileDrawing.blend(line + x, color, coverage, limit &- x)
        x = min(x &+ 8, limit)
      }
      y &+= 1
    }
  }

  @inline(__always)
  private static func difference(
    _ outer: QuadRows,
    _ span: QuadRows.Span,
    _ inner: QuadRows,
    _ hole: QuadRows.Span,
    _ x: Int,
    _ y: Int
  ) -> Coverage8 {
    var coverage = Coverage8(repeating: 255)
    if x < span.inner || x &+ 8 > span.innerEnd {
      coverage = outer.coverage8(x, y, corners: span.corners, whole: x &+ 8)
    }
    guard x &+ 8 > hole.outer, x < hole.outerEnd else { return coverage }
    let taken = inner.coverage8(x, y, corners: hole.corners, whole: x &+ 8)
    let eight = Coverage8(repeating: 8)
    let product = coverage &* (Coverage8(repeating: 255) &- taken) &+ Coverage8(repeating: 128)
    return (product &+ (product &>> eight)) &>> eight
  }
}
