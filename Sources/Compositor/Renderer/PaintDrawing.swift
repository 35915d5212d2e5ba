/// Draws with the paint that a frame's table names.
enum PaintDrawing {
  static func fill(
    _ rows: QuadRows,
    _ place: UnsafePointer<PaintSource>,
    _ alpha: UInt32,
    _ tile: TileSurface,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    // Nothing is copied: of what lies in the table only what the kind needs is read.
    switch place.pointee.kind {
    case .blit: TileDrawing.fill(rows, place.pointee.blit(alpha, tile), tile, line)
    case .nearest: TileDrawing.fill(rows, place.pointee.nearest(alpha, tile), tile, line)
    case .linear: TileDrawing.fill(rows, place.pointee.linear(alpha, tile), tile, line)
    case .perspective: TileDrawing.fill(rows, place.pointee.perspective(alpha, tile), tile, line)
    case .blended:
      let coarse = place[1]
      if place.pointee.isAffine {
        TileDrawing.fill(rows, place.pointee.blended(coarse, alpha, tile), tile, line)
      } else {
        TileDrawing.fill(rows, place.pointee.blendedInDepth(coarse, alpha, tile), tile, line)
      }
    case .gradient: TileDrawing.fill(rows, place.pointee.gradient(alpha, tile), tile, line)
    }
  }

  /// Draws through a tile of coverage.
  static func fill(
    _ mask: UnsafePointer<UInt8>,
    _ place: UnsafePointer<PaintSource>,
    _ alpha: UInt32,
    _ tile: TileSurface,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    // Nothing is copied: of what lies in the table only what the kind needs is read.
    switch place.pointee.kind {
    case .blit: fill(mask, place.pointee.blit(alpha, tile), tile, line)
    case .nearest: fill(mask, place.pointee.nearest(alpha, tile), tile, line)
    case .linear: fill(mask, place.pointee.linear(alpha, tile), tile, line)
    case .perspective: fill(mask, place.pointee.perspective(alpha, tile), tile, line)
    case .blended:
      let coarse = place[1]
      if place.pointee.isAffine {
        fill(mask, place.pointee.blended(coarse, alpha, tile), tile, line)
      } else {
        fill(mask, place.pointee.blendedInDepth(coarse, alpha, tile), tile, line)
      }
    case .gradient: fill(mask, place.pointee.gradient(alpha, tile), tile, line)
    }
  }

  @inline(__always)
  private static func fill<Paint: RowPaint>(
    _ mask: UnsafePointer<UInt8>,
    _ paint: Paint,
    _ tile: TileSurface,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    for row in 0..<tile.height {
      let source = paint.fetch(row, 0, tile.width, line)
      let coverage = mask + row &* TileSurface.stride
      TileDrawing.fill(tile.row(row), coverage, tile.width, source, paint.alpha)
    }
  }
}

extension PaintSource {
  fileprivate func blit(_ alpha: UInt32, _ tile: TileSurface) -> BlitPaint {
    BlitPaint(grid: grid, dx: dx &+ tile.x, dy: dy &+ tile.y, isOpaque: isOpaque, alpha: alpha)
  }

  fileprivate func nearest(_ alpha: UInt32, _ tile: TileSurface) -> NearestPaint {
    NearestPaint(grid: grid, map: map.moved(tile.x, tile.y), isOpaque: isOpaque, alpha: alpha)
  }

  fileprivate func linear(_ alpha: UInt32, _ tile: TileSurface) -> LinearPaint {
    LinearPaint(grid: grid, map: map.moved(tile.x, tile.y), isOpaque: isOpaque, alpha: alpha)
  }

  fileprivate func perspective(_ alpha: UInt32, _ tile: TileSurface) -> PerspectivePaint {
    PerspectivePaint(grid: grid, map: map.moved(tile.x, tile.y), isOpaque: isOpaque, alpha: alpha)
  }

  fileprivate func blended(
    _ coarse: PaintSource,
    _ alpha: UInt32,
    _ tile: TileSurface
  ) -> BlendedPaint<LinearPaint> {
    BlendedPaint(
      fine: linear(alpha, tile),
      coarse: coarse.linear(alpha, tile),
      weight: UInt32(dx)
    )
  }

  fileprivate func blendedInDepth(
    _ coarse: PaintSource,
    _ alpha: UInt32,
    _ tile: TileSurface
  ) -> BlendedPaint<PerspectivePaint> {
    BlendedPaint(
      fine: perspective(alpha, tile),
      coarse: coarse.perspective(alpha, tile),
      weight: UInt32(dx)
    )
  }

  fileprivate func gradient(_ alpha: UInt32, _ tile: TileSurface) -> GradientPaint {
    GradientPaint(
      ramp: ramp,
      kind: gradient,
      map: map.moved(tile.x, tile.y),
      isAffine: isAffine,
      isOpaque: isOpaque,
      alpha: alpha
    )
  }
}
