/// A placed rectangle cut into rows of one tile: for each row the pixels that it may touch, and those that it
/// covers wholly.
struct QuadRows {
  /// What one row touches: [outer, outerEnd), and covers wholly: [inner, innerEnd).
  struct Span {
    private var places: (Int32, Int32, Int32, Int32)
    /// The corners that this row may cross.
    var corners: Int32

    @inline(__always)
    init() {
      places = (0, 0, 0, 0)
      corners = 0
    }

    @inline(__always)
    init(_ outer: Int32, _ outerEnd: Int32, _ inner: Int32, _ innerEnd: Int32) {
      places = (outer, outerEnd, inner, innerEnd)
      corners = 0
    }

    @inline(__always)
    var outer: Int {
      get { Int(places.0) }
      set { places.0 = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always)
    var outerEnd: Int {
      get { Int(places.1) }
      set { places.1 = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always)
    var inner: Int {
      get { Int(places.2) }
      set { places.2 = Int32(truncatingIfNeeded: newValue) }
    }

    @inline(__always)
    var innerEnd: Int {
      get { Int(places.3) }
      set { places.3 = Int32(truncatingIfNeeded: newValue) }
    }

    /// From where on eight pixels before the inner ones are whole: nowhere when they reach past those.
    @inline(__always)
    func wholeFrom(_ x: Int) -> Int { x &+ 8 > innerEnd ? outerEnd : inner }

    /// How many pixels from a place on are drawn without coverage.
    ///
    /// What is left over of eight goes with the edge that follows, unless that has a corner, whose pixels are
    /// looked at one by one.
    @inline(__always)
    func plainCount(from x: Int) -> Int {
      corners == 0 && outerEnd > innerEnd ? (innerEnd &- x) & ~7 : innerEnd &- x
    }
  }

  /// Rows of the tile that may be touched.
  let firstRow: Int
  let endRow: Int
  /// Rows of an upright rectangle that look the same: no corner, and whole from top to bottom.
  private(set) var level: Range<Int>
  let room: QuadCut.Room
  /// Whether of two opposite edges one limits rows on the left at most, and the other one on the right.
  let isPaired: Bool

  /// Cuts a quad.
  ///
  /// - Parameters:
  ///   - quad: The quad.
  ///   - tile: The tile.
  ///   - room: Memory that is this quad's own for as long as its rows are drawn.
  init(_ quad: UnsafePointer<QuadGeometry>, tile: TileSurface, room: QuadCut.Room) {
    self.room = room
    let x = Double(tile.x)
    let y = Double(tile.y)
    let (left, right, top, bottom) = (
      quad.pointee.left, quad.pointee.right, quad.pointee.top, quad.pointee.bottom
    )
    let distances = SIMD4(left.at(x, y), right.at(x, y), top.at(x, y), bottom.at(x, y))
    isPaired =
      QuadBorders.isPair(left.a, right.a) && QuadBorders.isPair(top.a, bottom.a)
    var w = SIMD3<Double>(0, 0, 1)
    if !quad.pointee.isAffine {
      let whole = quad.pointee.w
      w = SIMD3(whole.x, whole.y, whole.x * x + whole.y * y + whole.z)
    }
    room.cut.initialize(
      to: QuadCut(
        across: EdgeSteps.sorted((left, distances.x), (right, distances.y)),
        down: EdgeSteps.sorted((top, distances.z), (bottom, distances.w)),
        w: w,
        isAffine: quad.pointee.isAffine
      )
    )
    var borders = QuadBorders()
    borders.add(left.a, left.b, distances.x)
    borders.add(right.a, right.b, distances.y)
    borders.add(top.a, top.b, distances.z)
    borders.add(bottom.a, bottom.b, distances.w)
    let first = max(0, Int(quad.pointee.minY) &- tile.y)
    let rows = borders.limit(
      first..<max(first, min(tile.height, Int(quad.pointee.maxY) &- tile.y))
    )
    let column = max(0, Int(quad.pointee.minX) &- tile.x)
    let columns = column..<max(column, min(tile.width, Int(quad.pointee.maxX) &- tile.x))
    firstRow = rows.lowerBound
    endRow = rows.upperBound
    level = borders.level(rows)
    if quad.pointee.isRounded {
      borders.cut(rows, columns: columns) { room.limits[$0] = $1 }
      cutCorners(quad, tile)
    } else {
      borders.cut(rows, columns: columns) { room.spans[$0] = $1.span }
    }
  }

  /// Takes the rows of a corner out of the level ones.
  mutating func limitLevel(_ corner: QuadCut.Corner) {
    guard !level.isEmpty else { return }
    let middle = (level.lowerBound &+ level.upperBound) / 2
    if corner.bottom < middle {
      level = max(level.lowerBound, corner.bottom &+ 1)..<level.upperBound
    } else if corner.top > middle {
      level = level.lowerBound..<min(level.upperBound, corner.top)
    } else {
      level = level.lowerBound..<level.lowerBound
    }
  }

  /// The pixels of any row of the tile, none beyond the rows that may be touched.
  @inline(__always)
  func spanIfAny(_ row: Int) -> Span {
    row >= firstRow && row < endRow ? room.spans[row] : Span()
  }

  /// The pixels of a row that may be touched.
  @inline(__always)
  func span(_ row: Int) -> Span { room.spans[row] }
}
