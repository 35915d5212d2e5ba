/// One colour over the rows of an upright rectangle that all look the same: what its edges do to them is worked out
/// once.
struct LevelFill {
  /// Eight pixels: what is added, and what the old ones are multiplied with.
  private struct Block {
    var source: Pixels8
    var factor: Lanes16

    @inline(__always)
    init(_ color: Pixels8, _ coverage: Coverage8, below count: Int) {
      source = Blend.scale(color, Blend.spread(Blend.limit(coverage, below: count)))
      let rest = Pixels8(repeating: 255) &- (source &>> Pixels8(repeating: 24))
      factor = Blend.spread(rest)
    }

    @inline(__always)
    init(_ color: Pixels8) {
      source = color
      factor = Blend.spread(Pixels8(repeating: 255) &- (color &>> Pixels8(repeating: 24)))
    }

    @inline(__always)
    func draw(_ line: UnsafeMutablePointer<UInt32>) {
      Blend.store(Blend.scale(Blend.load(line), factor) &+ source, line)
    }
  }

  /// Draws the rows.
  ///
  /// - Parameters:
  ///   - rows: The rectangle, of which the level rows are drawn.
  ///   - pixel: The colour.
  ///   - tile: The tile.
  static func fill(_ rows: QuadRows, _ pixel: UInt32, _ tile: TileSurface) {
    let level = rows.level
    let span = rows.span(level.lowerBound)
    let width = span.outerEnd &- span.outer
    guard width > 0 else { return }
    let color = Pixels8(repeating: pixel)
    // Only the first block and the last two can have an edge.
    let last = (width &- 1) / 8 &* 8
    let blockAt = { (place: Int) -> Block in
      let coverage = rows.coverage8(span.outer &+ place, level.lowerBound)
      return Block(color, coverage, below: width &- place)
    }
    let (first, end) = (blockAt(0), blockAt(last))
    let beforeEnd = last > 8 ? blockAt(last &- 8) : end
    let whole = Block(color)
    let isOpaque = pixel &>> 24 == 255
    for row in level {
      let line = tile.row(row) + span.outer
      first.draw(line)
      guard last > 0 else { continue }
      var place = 8
      if isOpaque {
        while place < last &- 8 {
          Blend.store(color, line + place)
          place &+= 8
        }
      } else {
        while place < last &- 8 {
          whole.draw(line + place)
          place &+= 8
        }
      }
      if last > 8 { beforeEnd.draw(line + (last &- 8)) }
      end.draw(line + last)
    }
  }
}
