/// Draws blurred shapes.
enum ShadowDrawing {
  static func fill(
    _ rows: QuadRows,
    _ shadow: ShadowRows,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ room: ShadowRoom
  ) {
    var lines = ShadowLines(room.lines)
    for y in rows.firstRow..<max(rows.firstRow, rows.endRow) {
      let span = rows.span(y)
      fill(y, span.outer, span.outerEnd, shadow, pixel, tile, room.coverage, &lines)
    }
  }

  /// Leaves out what another shape covers wholly.
  static func fill(
    _ rows: QuadRows,
    _ hole: QuadRows,
    _ shadow: ShadowRows,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ room: ShadowRoom
  ) {
    var left = ShadowLines(room.lines)
    var right = ShadowLines(room.lines + ShadowLines.capacity)
    for y in rows.firstRow..<max(rows.firstRow, rows.endRow) {
      let span = rows.span(y)
      let inside = hole.spanIfAny(y)
      guard inside.inner < inside.innerEnd else {
        fill(y, span.outer, span.outerEnd, shadow, pixel, tile, room.coverage, &left)
        continue
      }
      let end = min(inside.inner, span.outerEnd)
      fill(y, span.outer, end, shadow, pixel, tile, room.coverage, &left)
      let start = max(inside.innerEnd, span.outer)
      fill(y, start, span.outerEnd, shadow, pixel, tile, room.coverage, &right)
    }
  }

  @inline(__always)
  private static func fill(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ shadow: ShadowRows,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ coverage: UnsafeMutablePointer<UInt8>,
    _ lines: inout ShadowLines
  ) {
    guard x < end else { return }
    shadow.cover(row, x, end, coverage, &lines)
    (coverage + (end &- x)).update(repeating: 0, count: 8)
    TileDrawing.fill(tile.row(row) + x, coverage, end &- x, pixel)
  }
}

extension ShadowSampler {
  /// The same sampler with the origin at a tile's first pixel.
  @inline(__always)
  func moved(_ x: Int, _ y: Int) -> Self {
    var result = self
    result.map = map.moved(x, y)
    return result
  }
}
