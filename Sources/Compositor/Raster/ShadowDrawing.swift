/// Draws blurred shapes.
enum ShadowDrawing {
  static func fill(
    _ rows: QuadRows,
    _ sampler: ShadowSampler,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    for y in rows.firstRow..<max(rows.firstRow, rows.endRow) {
      let span = rows.span(y)
      fill(y, span.outer, span.outerEnd, sampler, pixel, tile, coverage)
    }
  }

  /// Leaves out what another shape covers wholly.
  static func fill(
    _ rows: QuadRows,
    _ hole: QuadRows,
    _ sampler: ShadowSampler,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    for y in rows.firstRow..<max(rows.firstRow, rows.endRow) {
      let span = rows.span(y)
      let inside = hole.spanIfAny(y)
      guard inside.inner < inside.innerEnd else {
        fill(y, span.outer, span.outerEnd, sampler, pixel, tile, coverage)
        continue
      }
      fill(y, span.outer, min(inside.inner, span.outerEnd), sampler, pixel, tile, coverage)
      fill(y, max(inside.innerEnd, span.outer), span.outerEnd, sampler, pixel, tile, coverage)
    }
  }

  @inline(__always)
  private static func fill(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ sampler: ShadowSampler,
    _ pixel: UInt32,
    _ tile: TileSurface,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    guard x < end else { return }
    sampler.cover(row, x, end, coverage)
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
