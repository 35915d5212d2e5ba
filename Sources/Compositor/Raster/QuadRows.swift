/// A placed rectangle cut into rows of one tile: for each row the pixels that it may touch, and those that it
/// covers wholly.
///
/// No row divides: each edge is kept as `x = slope * y + offset`.
struct QuadRows {
  /// An edge solved for x, for the outer border (half a pixel outside) and the inner one (half inside).
  struct Line {
    var slope: Double
    var outer: Double
    var inner: Double
  }

  /// A corner in the tile's coordinates.
  struct Corner {
    /// Local offsets from the centre times W, as coefficients of x, y and 1; W times radius likewise.
    var px: Double
    var py: Double
    var p0: Double
    var qx: Double
    var qy: Double
    var q0: Double
    /// The signs that point outwards.
    var sx: Double
    var sy: Double
    var x: Double
    var y: Double
    var radius: Double
    var slack: Double
    var top: Int
    var bottom: Int
  }

  /// What one row touches: [outer, outerEnd), and covers wholly: [inner, innerEnd).
  struct Span {
    var outer = 0
    var outerEnd = 0
    var inner = 0
    var innerEnd = 0
    /// The corners that this row may cross.
    var corners = 0

    /// From where on eight pixels before the inner ones are whole: nowhere when they reach past those.
    @inline(__always)
    func wholeFrom(_ x: Int) -> Int { x &+ 8 > innerEnd ? outerEnd : inner }
  }

  /// Rows of the tile that may be touched.
  var firstRow: Int
  var endRow: Int
  private let firstColumn: Int
  private let endColumn: Int
  private var lower: (Line, Line, Line, Line)
  private var upper: (Line, Line, Line, Line)
  private var lowerCount = 0
  private var upperCount = 0
  private var outerFirstRow = -Double.infinity
  private var outerEndRow = Double.infinity
  private var innerFirstRow = -Double.infinity
  private var innerEndRow = Double.infinity
  private var edges: (EdgeSteps, EdgeSteps, EdgeSteps, EdgeSteps)
  /// Room for the corners, which only rounded rectangles have.
  private let corners: UnsafeMutablePointer<Corner>
  private var cornerMask = 0
  private let w: SIMD3<Double>
  let isAffine: Bool

  private static let noLine = Line(slope: 0, outer: 0, inner: 0)
  private static let noCorner = Corner(
    px: 0,
    py: 0,
    p0: 0,
    qx: 0,
    qy: 0,
    q0: 0,
    sx: 0,
    sy: 0,
    x: 0,
    y: 0,
    radius: 0,
    slack: 0,
    top: 0,
    bottom: 0
  )

  /// Coverage from which on a pixel counts as whole: what rounds to 255.
  private static let whole = 0.498

  @inline(__always)
  init(
    _ quad: UnsafePointer<QuadGeometry>,
    tile: TileSurface,
    corners: UnsafeMutablePointer<Corner>
  ) {
    self.corners = corners
    let x = Double(tile.x)
    let y = Double(tile.y)
    firstRow = max(0, Int(quad.pointee.minY) &- tile.y)
    endRow = min(tile.height, Int(quad.pointee.maxY) &- tile.y)
    firstColumn = max(0, Int(quad.pointee.minX) &- tile.x)
    endColumn = min(tile.width, Int(quad.pointee.maxX) &- tile.x)
    lower = (Self.noLine, Self.noLine, Self.noLine, Self.noLine)
    upper = lower
    let (left, right, top, bottom) = (
      quad.pointee.left, quad.pointee.right, quad.pointee.top, quad.pointee.bottom
    )
    let distances = SIMD4(left.at(x, y), right.at(x, y), top.at(x, y), bottom.at(x, y))
    edges = (
      EdgeSteps(left, distances.x), EdgeSteps(right, distances.y),
      EdgeSteps(top, distances.z), EdgeSteps(bottom, distances.w)
    )
    w = SIMD3(
      quad.pointee.w.x,
      quad.pointee.w.y,
      quad.pointee.w.x * x + quad.pointee.w.y * y + quad.pointee.w.z
    )
    isAffine = quad.pointee.isAffine
    add(left.a, left.b, distances.x)
    add(right.a, right.b, distances.y)
    add(top.a, top.b, distances.z)
    add(bottom.a, bottom.b, distances.w)
    guard quad.pointee.isRounded else { return }
    let origin = SIMD2(x, y)
    corners[0] = Self.corner(quad, quad.pointee.corner0, -1, -1, origin, tile.y)
    corners[1] = Self.corner(quad, quad.pointee.corner1, 1, -1, origin, tile.y)
    corners[2] = Self.corner(quad, quad.pointee.corner2, -1, 1, origin, tile.y)
    corners[3] = Self.corner(quad, quad.pointee.corner3, 1, 1, origin, tile.y)
    cornerMask =
      (corners[0].radius > 0 ? 1 : 0) | (corners[1].radius > 0 ? 2 : 0)
      | (corners[2].radius > 0 ? 4 : 0) | (corners[3].radius > 0 ? 8 : 0)
  }

  @inline(__always)
  private mutating func add(_ a: Double, _ b: Double, _ c: Double) {
    guard abs(a) > 1e-7 else {
      addHorizontal(b, c)
      return
    }
    let factor = 1 / a
    let line = Line(
      slope: -b * factor,
      outer: (-0.5 - c) * factor,
      inner: (Self.whole - c) * factor
    )
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

  private mutating func addHorizontal(_ b: Double, _ c: Double) {
    // Without a slope the edge limits rows; those beyond have no coverage.
    guard abs(b) > 1e-7 else {
      if c < -0.5 { endRow = firstRow }
      if c < Self.whole { innerEndRow = innerFirstRow }
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

  private static func corner(
    _ quad: UnsafePointer<QuadGeometry>,
    _ corner: QuadGeometry.Corner,
    _ sx: Double,
    _ sy: Double,
    _ origin: SIMD2<Double>,
    _ tileY: Int
  ) -> Corner {
    guard corner.radius > 0 else { return noCorner }
    let p = quad.pointee.u - quad.pointee.w * corner.x
    let q = quad.pointee.v - quad.pointee.w * corner.y
    return Corner(
      px: p.x,
      py: p.y,
      p0: p.x * origin.x + p.y * origin.y + p.z,
      qx: q.x,
      qy: q.y,
      q0: q.x * origin.x + q.y * origin.y + q.z,
      sx: sx,
      sy: sy,
      x: corner.x,
      y: corner.y,
      radius: corner.radius,
      slack: corner.slack,
      top: Int(corner.top) &- tileY &- 1,
      bottom: Int(corner.bottom) &- tileY &+ 1
    )
  }

  // MARK: Rows

  /// The pixels of any row of the tile, none beyond the rows that may be touched.
  @inline(__always)
  func spanIfAny(_ row: Int) -> Span {
    if row < firstRow { return Span() }
    if row >= endRow { return Span() }
    return span(row)
  }

  /// The pixels of a row of the tile.
  @inline(__always)
  func span(_ row: Int) -> Span {
    let y = Double(row)
    guard y >= outerFirstRow, y <= outerEndRow else { return Span() }
    var outer = Double(firstColumn)
    var outerEnd = Double(endColumn &- 1)
    var inner = outer
    var innerEnd = outerEnd
    if lowerCount > 0 { Self.raise(lower.0, y, &outer, &inner) }
    if lowerCount > 1 { Self.raise(lower.1, y, &outer, &inner) }
    if lowerCount > 2 { Self.raise(lower.2, y, &outer, &inner) }
    if lowerCount > 3 { Self.raise(lower.3, y, &outer, &inner) }
    if upperCount > 0 { Self.drop(upper.0, y, &outerEnd, &innerEnd) }
    if upperCount > 1 { Self.drop(upper.1, y, &outerEnd, &innerEnd) }
    if upperCount > 2 { Self.drop(upper.2, y, &outerEnd, &innerEnd) }
    if upperCount > 3 { Self.drop(upper.3, y, &outerEnd, &innerEnd) }
    guard outer <= outerEnd else { return Span() }
    if y < innerFirstRow || y > innerEndRow { innerEnd = inner - 1 }
    var result = Span()
    if cornerMask != 0 {
      round(row, &outer, &outerEnd, &inner, &innerEnd, &result.corners)
      guard outer <= outerEnd else { return Span() }
    }
    result.outer = Self.ceil(outer)
    result.outerEnd = Int(outerEnd) &+ 1
    guard inner <= innerEnd else {
      result.inner = result.outerEnd
      result.innerEnd = result.outerEnd
      return result
    }
    result.inner = Self.ceil(inner)
    result.innerEnd = max(result.inner, Int(innerEnd) &+ 1)
    return result
  }

  @inline(__always)
  private static func raise(
    _ line: Line,
    _ y: Double,
    _ outer: inout Double,
    _ inner: inout Double
  ) {
    let x = line.slope * y
    if x + line.outer > outer { outer = x + line.outer }
    if x + line.inner > inner { inner = x + line.inner }
  }

  @inline(__always)
  private static func drop(
    _ line: Line,
    _ y: Double,
    _ outer: inout Double,
    _ inner: inout Double
  ) {
    let x = line.slope * y
    if x + line.outer < outer { outer = x + line.outer }
    if x + line.inner < inner { inner = x + line.inner }
  }

  /// The whole number at or above a value that is not negative.
  @inline(__always)
  private static func ceil(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) < value ? whole &+ 1 : whole
  }

  // MARK: Corners

  @inline(__always)
  private func round(
    _ row: Int,
    _ outer: inout Double,
    _ outerEnd: inout Double,
    _ inner: inout Double,
    _ innerEnd: inout Double,
    _ touched: inout Int
  ) {
    if cornerMask & 1 != 0 {
      cut(corners + 0, 1, row, &outer, &outerEnd, &inner, &innerEnd, &touched)
    }
    if cornerMask & 2 != 0 {
      cut(corners + 1, 2, row, &outer, &outerEnd, &inner, &innerEnd, &touched)
    }
    if cornerMask & 4 != 0 {
      cut(corners + 2, 4, row, &outer, &outerEnd, &inner, &innerEnd, &touched)
    }
    if cornerMask & 8 != 0 {
      cut(corners + 3, 8, row, &outer, &outerEnd, &inner, &innerEnd, &touched)
    }
  }

  /// Takes away what a rounded corner leaves out of a row: the corner's box without its disc.
  private func cut(
    _ place: UnsafePointer<Corner>,
    _ bit: Int,
    _ row: Int,
    _ outer: inout Double,
    _ outerEnd: inout Double,
    _ inner: inout Double,
    _ innerEnd: inout Double,
    _ touched: inout Int
  ) {
    guard row >= place.pointee.top, row <= place.pointee.bottom else { return }
    let corner = place.pointee
    let y = Double(row)
    let p = corner.py * y + corner.p0
    let q = corner.qy * y + corner.q0
    var from = -1e9
    var to = 1e9
    Self.limit(corner.px * corner.sx, p * corner.sx, &from, &to)
    Self.limit(corner.qx * corner.sy, q * corner.sy, &from, &to)
    guard from < to, to >= outer, from <= outerEnd else { return }
    touched |= bit
    let w0 = w.y * y + w.z
    let disc = conic(corner, p, q, w0, corner.radius + corner.slack)
    if from <= outer { outer = max(outer, disc.hits && disc.from <= to ? disc.from : to) }
    if to >= outerEnd { outerEnd = min(outerEnd, disc.hits && disc.to >= from ? disc.to : from) }
    guard inner <= innerEnd else { return }
    let core = conic(corner, p, q, w0, corner.radius - corner.slack)
    if from <= inner { inner = max(inner, core.hits && core.from <= to ? core.from : to) }
    if to >= innerEnd { innerEnd = min(innerEnd, core.hits && core.to >= from ? core.to : from) }
  }

  /// Narrows [from, to] to where `slope * x + value >= 0`.
  @inline(__always)
  private static func limit(
    _ slope: Double,
    _ value: Double,
    _ from: inout Double,
    _ to: inout Double
  ) {
    if abs(slope) < 1e-9 {
      if value < 0 { to = from - 1 }
    } else if slope > 0 {
      from = max(from, -value / slope)
    } else {
      to = min(to, -value / slope)
    }
  }

  /// Where a row runs inside a disc of the layer's plane: the roots of a quadratic.
  @inline(__always)
  private func conic(
    _ corner: Corner,
    _ p: Double,
    _ q: Double,
    _ w0: Double,
    _ radius: Double
  ) -> (hits: Bool, from: Double, to: Double) {
    guard radius > 0 else { return (false, 0, 0) }
    let rx = radius * w.x
    let r0 = radius * w0
    let a = corner.px * corner.px + corner.qx * corner.qx - rx * rx
    let b = corner.px * p + corner.qx * q - rx * r0
    let c = p * p + q * q - r0 * r0
    let discriminant = b * b - a * c
    guard discriminant > 0, a > 0 else { return (false, 0, 0) }
    let root = discriminant.squareRoot()
    return (true, (-b - root) / a, (-b + root) / a)
  }

  // MARK: Coverage

  /// Coverage of eight pixels from column `x` on by the straight edges, 0 to 255.
  @inline(__always)
  func coverage8(_ x: Int, _ row: Int) -> Coverage8 {
    let across = edges.0.inside8(x, row) &+ edges.1.inside8(x, row) &- EdgeSteps.one8
    let down = edges.2.inside8(x, row) &+ edges.3.inside8(x, row) &- EdgeSteps.one8
    let left = EdgeSteps.byte8(across)
    let right = EdgeSteps.byte8(down)
    let product = left &* right &+ Coverage8(repeating: 128)
    let eight = Coverage8(repeating: 8)
    return (product &+ (product &>> eight)) &>> eight
  }

  @inline(__always)
  private static func unit(_ value: Float) -> Float {
    value < 0 ? 0 : (value > 1 ? 1 : value)
  }

  /// Coverage of one pixel, 0 to 255, with the rounded corners that the row touches.
  func coverage(_ x: Int, _ row: Int, corners touched: Int) -> UInt16 {
    let across = edges.0.inside(x, row) &+ edges.1.inside(x, row) &- EdgeSteps.one
    let down = edges.2.inside(x, row) &+ edges.3.inside(x, row) &- EdgeSteps.one
    guard across > 0, down > 0 else { return 0 }
    var result = Float(across &* down) * (1 / Float(EdgeSteps.one &* EdgeSteps.one))
    if touched & 1 != 0 { result = min(result, rim(corners + 0, Double(x), Double(row))) }
    if touched & 2 != 0 { result = min(result, rim(corners + 1, Double(x), Double(row))) }
    if touched & 4 != 0 { result = min(result, rim(corners + 2, Double(x), Double(row))) }
    if touched & 8 != 0 { result = min(result, rim(corners + 3, Double(x), Double(row))) }
    return UInt16(result * 255 + 0.5)
  }

  /// Coverage by a corner's disc: the distance to the arc in the layer's plane over its device gradient.
  @inline(__always)
  private func rim(_ place: UnsafePointer<Corner>, _ x: Double, _ y: Double) -> Float {
    let corner = place.pointee
    let p = corner.px * x + corner.py * y + corner.p0
    let q = corner.qx * x + corner.qy * y + corner.q0
    guard p * corner.sx > 0, q * corner.sy > 0 else { return 1 }
    let square = p * p + q * q
    guard square > 0 else { return 1 }
    let length = square.squareRoot()
    if isAffine {
      let gx = p * corner.px + q * corner.qx
      let gy = p * corner.py + q * corner.qy
      let slope = (gx * gx + gy * gy).squareRoot()
      guard slope > 0 else { return 1 }
      return Self.unit(Float((corner.radius - length) * length / slope + 0.5))
    }
    // With offsets P/W and Q/W the gradient is (p' - P/W w') / W.
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return 0 }
    let local = length / depth
    let (a, b) = (p / depth, q / depth)
    let gx = (a * (corner.px - a * w.x) + b * (corner.qx - b * w.x)) / (local * depth)
    let gy = (a * (corner.py - a * w.y) + b * (corner.qy - b * w.y)) / (local * depth)
    let slope = (gx * gx + gy * gy).squareRoot()
    guard slope > 0 else { return 1 }
    return Self.unit(Float((corner.radius - local) / slope + 0.5))
  }

  /// Eight coverages from column `x` on, exact below `limit`, whole from there on.
  @inline(__always)
  func coverage8(_ x: Int, _ row: Int, corners touched: Int, whole limit: Int) -> Coverage8 {
    touched == 0 ? coverage8(x, row) : rounded8(x, row, touched, limit)
  }

  @inline(never)
  private func rounded8(_ x: Int, _ row: Int, _ touched: Int, _ limit: Int) -> Coverage8 {
    var result = Coverage8(repeating: 255)
    let count = min(8, limit &- x)
    var index = 0
    while index < count {
      let value = coverage(x &+ index, row, corners: touched)
      result[2 &* index] = value
      result[2 &* index &+ 1] = value
      index &+= 1
    }
    return result
  }
}
