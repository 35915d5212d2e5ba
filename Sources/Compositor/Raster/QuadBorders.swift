/// The edges of a quad solved for x, by which a tile's rows are cut into spans without a division in a row.
///
/// Each edge counts twice: half a pixel outside (what a pixel must reach to be touched) and half inside (to be
/// covered wholly). Both are kept in one register.
struct QuadBorders {
  /// `x = slope * y + offset`; the offset of the outer border and that of the inner one.
  private struct Line {
    var slope = 0.0
    var offset: SIMD2<Double>
  }

  private static let nowhere = Line(offset: SIMD2(repeating: -1e18))
  private static let everywhere = Line(offset: SIMD2(repeating: 1e18))

  private var lower = (nowhere, nowhere, nowhere, nowhere)
  private var upper = (everywhere, everywhere, everywhere, everywhere)
  private var lowerCount = 0
  private var upperCount = 0
  private var outerFirstRow = -1e9
  private var outerEndRow = 1e9
  private var innerFirstRow = -1e9
  private var innerEndRow = 1e9
  private var isUpright = true

  /// Coverage from which on a pixel counts as whole: what rounds to 255.
  private static let whole = 0.4998
  /// Edges of less slope limit whole rows.
  private static let level = 1e-7

  /// Whether two edges, given what multiplies x in their distances, do not limit rows on the same side.
  @inline(__always)
  static func isPair(_ first: Double, _ second: Double) -> Bool {
    min(first, second) <= level && max(first, second) >= -level
  }

  @inline(__always)
  init() {}

  /// Adds an edge whose inside is where `a x + b y + c` is positive.
  @inline(__always)
  mutating func add(_ a: Double, _ b: Double, _ c: Double) {
    guard abs(a) > Self.level else {
      addHorizontal(b, c)
      return
    }
    let factor = 1 / a
    let line = Line(
      slope: -b * factor,
      offset: SIMD2((-0.5 - c) * factor, (Self.whole - c) * factor)
    )
    if line.slope != 0 { isUpright = false }
    if a > 0 {
      switch lowerCount {
      case 0: lower.0 = line
      case 1: lower.1 = line
      case 2: lower.2 = line
      default: lower.3 = line
      }
      lowerCount &+= 1
    } else {
      switch upperCount {
      case 0: upper.0 = line
      case 1: upper.1 = line
      case 2: upper.2 = line
      default: upper.3 = line
      }
      upperCount &+= 1
    }
  }

  /// Without a slope the edge limits rows; those beyond have no coverage.
  private mutating func addHorizontal(_ b: Double, _ c: Double) {
    guard abs(b) > 1e-7 else {
      if c < -0.5 { outerEndRow = -1e9 }
      if c < Self.whole { innerEndRow = -1e9 }
      return
    }
    if b > 0 {
      outerFirstRow = max(outerFirstRow, (-0.5 - c) / b)
      innerFirstRow = max(innerFirstRow, (Self.whole - c) / b)
    } else {
      outerEndRow = min(outerEndRow, (-0.5 - c) / b)
      innerEndRow = min(innerEndRow, (Self.whole - c) / b)
    }
  }

  /// Narrows rows to those that may be touched.
  @inline(__always)
  func limit(_ rows: Range<Int>) -> Range<Int> {
    let (from, to) = (Double(rows.lowerBound), Double(rows.upperBound))
    let first = outerFirstRow > from ? Self.ceil(min(outerFirstRow, to)) : rows.lowerBound
    let last = outerEndRow < to ? Self.floor(max(outerEndRow, from - 1)) &+ 1 : rows.upperBound
    return first < last ? first..<last : rows.lowerBound..<rows.lowerBound
  }

  /// The rows of an upright rectangle that are covered wholly from top to bottom.
  @inline(__always)
  func level(_ rows: Range<Int>) -> Range<Int> {
    let (from, to) = (Double(rows.lowerBound), Double(rows.upperBound))
    let nothing = rows.lowerBound..<rows.lowerBound
    guard isUpright, lowerCount < 2, upperCount < 2, innerFirstRow < to, innerEndRow >= from else {
      return nothing
    }
    let first = innerFirstRow > from ? Self.ceil(innerFirstRow) : rows.lowerBound
    let last = innerEndRow < to ? Int(innerEndRow) &+ 1 : rows.upperBound
    return first < last ? first..<last : nothing
  }

  /// Calls a body with the limits of each row.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - columns: The columns that may be touched.
  ///   - body: Gets a row and its limits.
  @inline(__always)
  func cut(_ rows: Range<Int>, columns: Range<Int>, _ body: (Int, Limits) -> Void) {
    let start = SIMD2(repeating: Double(columns.lowerBound))
    let end = SIMD2(repeating: Double(columns.upperBound &- 1))
    if isUpright, lowerCount < 2, upperCount < 2 {
      let inside = Limits(
        low: Self.most(start, lower.0.offset),
        high: Self.least(end, upper.0.offset)
      )
      let rim = Limits(low: inside.low, high: SIMD2(inside.high.x, -1))
      for row in rows {
        let y = Double(row)
        body(row, y >= innerFirstRow && y <= innerEndRow ? inside : rim)
      }
      return
    }
    for row in rows {
      let y = SIMD2(repeating: Double(row))
      var low = Self.most(start, y * lower.0.slope + lower.0.offset)
      low = Self.most(low, y * lower.1.slope + lower.1.offset)
      var high = Self.least(end, y * upper.0.slope + upper.0.offset)
      high = Self.least(high, y * upper.1.slope + upper.1.offset)
      if lowerCount > 2 {
        low = Self.most(low, y * lower.2.slope + lower.2.offset)
        low = Self.most(low, y * lower.3.slope + lower.3.offset)
      }
      if upperCount > 2 {
        high = Self.least(high, y * upper.2.slope + upper.2.offset)
        high = Self.least(high, y * upper.3.slope + upper.3.offset)
      }
      if y.x < innerFirstRow || y.x > innerEndRow { high.y = -1 }
      body(row, Limits(low: low, high: high))
    }
  }

  /// What a row touches and covers wholly, not yet rounded to pixels: from `low` to `high`, the outer limit first.
  struct Limits {
    var low: SIMD2<Double>
    var high: SIMD2<Double>

    /// The pixels.
    @inline(__always)
    var span: QuadRows.Span {
      guard low.x <= high.x else { return QuadRows.Span() }
      // Adding a large number rounds to a whole one, whose low bits are then the integer: two at a time, and
      // without the question whether it fits.
      let large = SIMD2(repeating: 6_755_399_441_055_744.0)
      let one = SIMD2(repeating: 1.0)
      let nearLow = low + large - large
      let nearHigh = high + large - large
      let first = nearLow.replacing(with: nearLow + one, where: nearLow .< low) + large
      let last = nearHigh.replacing(with: nearHigh - one, where: nearHigh .> high) + large + one
      let from = unsafeBitCast(first, to: SIMD4<Int32>.self)
      let to = unsafeBitCast(last, to: SIMD4<Int32>.self)
      guard low.y <= high.y else { return QuadRows.Span(from.x, to.x, to.x, to.x) }
      return QuadRows.Span(from.x, to.x, from.z, max(from.z, to.z))
    }
  }

  @inline(__always)
  private static func most(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .> a)
  }

  @inline(__always)
  private static func least(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .< a)
  }

  /// The whole number at or above a value that is not negative.
  @inline(__always)
  private static func ceil(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) < value ? whole &+ 1 : whole
  }

  /// The whole number at or below a value.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }
}
