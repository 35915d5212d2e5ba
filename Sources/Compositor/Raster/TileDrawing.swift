/// Draws shapes into a tile.
enum TileDrawing {
  /// Fills a rounded rectangle with one premultiplied colour.
  static func fill(_ rows: QuadRows, _ pixel: UInt32, _ tile: TileSurface) {
    let color = Pixels8(repeating: pixel)
    let isOpaque = pixel &>> 24 == 255
    var y = rows.firstRow
    while y < rows.endRow {
      if y == rows.level.lowerBound, !rows.level.isEmpty {
        LevelFill.fill(rows, pixel, tile)
        y = rows.level.upperBound
        continue
      }
      let span = rows.span(y)
      let line = tile.row(y)
      var x = span.outer
      while x < span.inner {
        let coverage = rows.before8(x, y, span)
        blend(line + x, color, coverage, span.outerEnd &- x)
        x &+= 8
      }
      x = min(x, span.outerEnd)
      let count = span.plainCount(from: x)
      if count > 0 {
        if isOpaque {
          Blend.fill(line + x, count, pixel)
        } else {
          Blend.over(line + x, count, pixel)
        }
        x &+= count
      }
      while x < span.outerEnd {
        let coverage = rows.after8(x, y, span)
        blend(line + x, color, coverage, span.outerEnd &- x)
        x &+= 8
      }
      y &+= 1
    }
  }

  /// Fills a rounded rectangle with a paint.
  @inline(__always)
  static func fill<Paint: RowPaint>(
    _ rows: QuadRows,
    _ paint: Paint,
    _ tile: TileSurface,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) {
    let alpha = paint.alpha
    let factor = Blend.spread(Pixels8(repeating: alpha))
    var y = rows.firstRow
    while y < rows.endRow {
      let span = rows.span(y)
      guard span.outer < span.outerEnd else {
        y &+= 1
        continue
      }
      let line = tile.row(y)
      let source = paint.fetch(y, span.outer, span.outerEnd, buffer) - span.outer
      var x = span.outer
      while x < span.inner {
        let coverage = rows.before8(x, y, span)
        blend(line + x, load(source + x, alpha, factor), coverage, span.outerEnd &- x)
        x &+= 8
      }
      x = min(x, span.outerEnd)
      let count = span.plainCount(from: x)
      if count > 0 {
        plain(line + x, source + x, count, alpha, paint.isOpaque)
        x &+= count
      }
      while x < span.outerEnd {
        let coverage = rows.after8(x, y, span)
        blend(line + x, load(source + x, alpha, factor), coverage, span.outerEnd &- x)
        x &+= 8
      }
      y &+= 1
    }
  }

  /// Eight pixels times an alpha, which is also given spread over all channels.
  @inline(__always)
  private static func load(
    _ source: UnsafePointer<UInt32>,
    _ alpha: UInt32,
    _ factor: Lanes16
  ) -> Pixels8 {
    alpha == 255 ? Blend.load(source) : Blend.scale(Blend.load(source), factor)
  }

  /// Draws pixels that are covered wholly.
  @inline(__always)
  private static func plain(
    _ line: UnsafeMutablePointer<UInt32>,
    _ source: UnsafePointer<UInt32>,
    _ count: Int,
    _ alpha: UInt32,
    _ isOpaque: Bool
  ) {
    if alpha != 255 {
      Blend.over(line, source, count, alpha: alpha)
    } else if isOpaque {
      Blend.copy(line, source, count)
    } else {
      Blend.over(line, source, count)
    }
  }

  /// Draws eight pixels, each times its coverage, of which the first `count` are wanted.
  @inline(__always)
  static func blend(
    _ line: UnsafeMutablePointer<UInt32>,
    _ pixels: Pixels8,
    _ coverage: Coverage8,
    _ count: Int
  ) {
    let source = Blend.scale(pixels, Blend.spread(Blend.limit(coverage, below: count)))
    Blend.store(Blend.over(source, Blend.load(line)), line)
  }

  // MARK: Coverage masks

  /// Draws one premultiplied colour through a row of coverage.
  @inline(__always)
  static func fill(
    _ line: UnsafeMutablePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>,
    _ count: Int,
    _ pixel: UInt32
  ) {
    let color = Pixels8(repeating: pixel)
    var x = 0
    while x < count {
      let bytes = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
      if bytes != 0 {
        blend(line + x, color, Blend.widen(bytes), count &- x)
      }
      x &+= 8
    }
  }

  /// Draws pixels through a row of coverage.
  @inline(__always)
  static func fill(
    _ line: UnsafeMutablePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>,
    _ count: Int,
    _ source: UnsafePointer<UInt32>,
    _ alpha: UInt32
  ) {
    let factor = Blend.spread(Pixels8(repeating: alpha))
    var x = 0
    while x < count {
      let bytes = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
      if bytes != 0 {
        blend(line + x, load(source + x, alpha, factor), Blend.widen(bytes), count &- x)
      }
      x &+= 8
    }
  }

  /// Multiplies a row with coverage.
  @inline(__always)
  static func multiply(
    _ line: UnsafeMutablePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    var x = 0
    while x < count {
      let bytes = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
      if bytes != UInt64.max {
        multiply(line + x, Blend.widen(bytes), count &- x)
      }
      x &+= 8
    }
  }

  /// Multiplies eight pixels, of which the first `count` are wanted, with their coverage.
  @inline(__always)
  static func multiply(
    _ line: UnsafeMutablePointer<UInt32>,
    _ coverage: Coverage8,
    _ count: Int
  ) {
    let old = Blend.load(line)
    let new = Blend.scale(old, Blend.spread(coverage))
    guard count < 8 else {
      Blend.store(new, line)
      return
    }
    let lanes = Blend.mask(below: count)
    Blend.store((new & lanes) | (old & ~lanes), line)
  }

  /// Multiplies a surface with the coverage of a rounded rectangle.
  static func clip(_ rows: QuadRows, _ tile: TileSurface) {
    for y in 0..<tile.height {
      let line = tile.row(y)
      let span = rows.spanIfAny(y)
      Blend.fill(line, span.outer, 0)
      var x = span.outer
      while x < span.inner {
        let coverage = rows.before8(x, y, span)
        multiply(line + x, coverage, span.outerEnd &- x)
        x &+= 8
      }
      x = max(min(x, span.outerEnd), span.innerEnd)
      while x < span.outerEnd {
        let coverage = rows.after8(x, y, span)
        multiply(line + x, coverage, span.outerEnd &- x)
        x &+= 8
      }
      Blend.fill(line + span.outerEnd, tile.width &- span.outerEnd, 0)
    }
  }
}
