/// Puts a blurred picture in the place of what a shape covers.
enum BackdropDrawing {
  /// Draws a placed rectangle.
  ///
  /// - Parameters:
  ///   - rows: The rectangle, cut into rows of the tile.
  ///   - paint: The blurred picture.
  ///   - alpha: How much of what was there it replaces, of 255.
  ///   - tile: The tile.
  ///   - part: The part of the tile that the picture is made for: nothing else may be read of it.
  ///   - memory: Room for a line.
  static func fill(
    _ rows: borrowing QuadRows,
    _ paint: BackdropPaint,
    _ alpha: UInt32,
    _ tile: TileSurface,
    _ part: TileSurface,
    _ memory: TileMemory
  ) {
    let factor = Coverage8(repeating: UInt16(truncatingIfNeeded: alpha))
    let (left, top) = (part.x &- tile.x, part.y &- tile.y)
    var y = max(rows.firstRow, top)
    while y < min(rows.endRow, top &+ part.height) {
      let span = rows.span(y)
      let (first, end) = (max(span.outer, left), min(span.outerEnd, left &+ part.width))
      guard first < end else {
        y &+= 1
        continue
      }
      let line = tile.row(y)
      let source =
        paint.fetch(y &+ tile.y, first &+ tile.x, end &+ tile.x, memory.line, memory.cells) - first
      var x = first
      while x < min(span.inner, end) {
        let coverage = rows.before8(x, y, span)
        mix(line + x, source + x, times(coverage, factor), end &- x)
        x &+= 8
      }
      x = min(x, end)
      let innerEnd = min(span.innerEnd, end)
      if x < innerEnd {
        if alpha == 255 {
          Blend.copy(line + x, source + x, innerEnd &- x)
        } else {
          mix(line + x, source + x, factor, row: innerEnd &- x)
        }
        x = innerEnd
      }
      while x < end {
        let coverage = rows.after8(x, y, span)
        mix(line + x, source + x, times(coverage, factor), end &- x)
        x &+= 8
      }
      y &+= 1
    }
  }

  /// Draws through a tile of coverage.
  static func fill(
    _ mask: UnsafePointer<UInt8>,
    _ paint: BackdropPaint,
    _ alpha: UInt32,
    _ tile: TileSurface,
    _ memory: TileMemory
  ) {
    let factor = Coverage8(repeating: UInt16(truncatingIfNeeded: alpha))
    for row in 0..<tile.height {
      let y = row &+ tile.y
      let source = paint.fetch(y, tile.x, tile.x &+ tile.width, memory.line, memory.cells)
      let coverage = mask + row &* TileSurface.stride
      let line = tile.row(row)
      var x = 0
      while x < tile.width {
        let bytes = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
        let part = times(Blend.widen(bytes), factor)
        mix(line + x, source + x, part, tile.width &- x)
        x &+= 8
      }
    }
  }

  @inline(__always)
  private static func times(_ coverage: Coverage8, _ factor: Coverage8) -> Coverage8 {
    let eight = Coverage8(repeating: 8)
    let product = coverage &* factor &+ Coverage8(repeating: 128)
    return (product &+ (product &>> eight)) &>> eight
  }

  @inline(__always)
  private static func mix(
    _ line: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ part: Coverage8,
    row count: Int
  ) {
    var x = 0
    while x < count {
      mix(line + x, source + x, part, count &- x)
      x &+= 8
    }
  }

  /// Replaces a part of each of eight pixels, of which the first `count` are wanted.
  @inline(__always)
  private static func mix(
    _ line: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ part: Coverage8,
    _ count: Int
  ) {
    let new = Blend.limit(part, below: count)
    let old = Coverage8(repeating: 255) &- new
    let kept = Blend.scale(Blend.load(line), Blend.spread(old))
    Blend.store(kept &+ Blend.scale(Blend.load(source), Blend.spread(new)), line)
  }
}
