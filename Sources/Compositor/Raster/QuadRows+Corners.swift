// Rounded corners: what they take away from a row is solved from the arc, so that only pixels of the rim are
// looked at one by one.
extension QuadRows {
  /// Cuts all rounded corners out of the rows.
  mutating func cutCorners(_ quad: UnsafePointer<QuadGeometry>, _ tile: TileSurface) {
    for row in firstRow..<endRow { room.spans[row].corners = 0 }
    let places = (
      quad.pointee.corner0, quad.pointee.corner1, quad.pointee.corner2, quad.pointee.corner3
    )
    cut(QuadCut.Corner(places.0, of: quad, -1, -1, tile), 0)
    cut(QuadCut.Corner(places.1, of: quad, 1, -1, tile), 1)
    cut(QuadCut.Corner(places.2, of: quad, -1, 1, tile), 2)
    cut(QuadCut.Corner(places.3, of: quad, 1, 1, tile), 3)
    for row in firstRow..<endRow {
      let corners = room.spans[row].corners
      room.spans[row] = room.limits[row].span
      room.spans[row].corners = corners
    }
  }

  private mutating func cut(_ corner: QuadCut.Corner?, _ index: Int) {
    guard let corner else { return }
    limitLevel(corner)
    room.corners[index] = corner
    let from = max(firstRow, corner.top)
    let to = min(endRow, corner.bottom &+ 1)
    guard from < to else { return }
    let conics = (
      Conic(corner, room.cut.pointee.w, corner.radius + corner.slack),
      Conic(corner, room.cut.pointee.w, corner.radius - corner.slack)
    )
    for row in from..<to { cut(corner, Int32(1) &<< Int32(index), row, conics.0, conics.1) }
  }

  /// Takes away what a rounded corner leaves out of a row: the corner's box without its disc.
  @inline(__always)
  private func cut(
    _ corner: QuadCut.Corner,
    _ bit: Int32,
    _ row: Int,
    _ outside: Conic,
    _ inside: Conic
  ) {
    var (low, high) = (room.limits[row].low, room.limits[row].high)
    let y = Double(row)
    let p = corner.py * y + corner.p0
    let q = corner.qy * y + corner.q0
    var from = -1e9
    var to = 1e9
    Self.limit(corner.px * corner.sx, p * corner.sx, &from, &to)
    Self.limit(corner.qx * corner.sy, q * corner.sy, &from, &to)
    guard low.x <= high.x, from < to, to >= low.x, from <= high.x else { return }
    room.spans[row].corners |= bit
    let disc = outside.cross(y, p, q)
    if from <= low.x { low.x = max(low.x, disc.hits && disc.from <= to ? disc.from : to) }
    if to >= high.x { high.x = min(high.x, disc.hits && disc.to >= from ? disc.to : from) }
    if low.y <= high.y {
      let core = inside.cross(y, p, q)
      if from <= low.y { low.y = max(low.y, core.hits && core.from <= to ? core.from : to) }
      if to >= high.y { high.y = min(high.y, core.hits && core.to >= from ? core.to : from) }
    }
    room.limits[row] = QuadBorders.Limits(low: low, high: high)
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

  /// A disc of the layer's plane as rows of the tile see it.
  private struct Conic {
    private let px: Double
    private let qx: Double
    private let rx: Double
    private let ry: Double
    private let r0: Double
    private let a: Double
    private let factor: Double
    private let isDisc: Bool
    /// Whether rows cross the disc at two places at most, with the disc between them.
    private let isReal: Bool

    @inline(__always)
    init(_ corner: QuadCut.Corner, _ w: SIMD3<Double>, _ radius: Double) {
      (px, qx) = (corner.px, corner.qx)
      (rx, ry, r0) = (radius * w.x, radius * w.y, radius * w.z)
      a = px * px + qx * qx - rx * rx
      factor = 1 / a
      isDisc = radius > 0
      isReal = isDisc && a > 0
    }

    /// Where a row runs inside the disc: the roots of a quadratic.
    @inline(__always)
    func cross(_ y: Double, _ p: Double, _ q: Double) -> (hits: Bool, from: Double, to: Double) {
      let r = ry * y + r0
      let b = px * p + qx * q - rx * r
      let c = p * p + q * q - r * r
      let discriminant = b * b - a * c
      guard isReal, discriminant > 0 else { return crossHorizon(b, c, discriminant) }
      let root = discriminant.squareRoot()
      return (true, (-b - root) * factor, (-b + root) * factor)
    }

    /// The same for a disc that reaches the horizon: of both branches only the one before the eye is seen.
    @inline(never)
    private func crossHorizon(
      _ b: Double,
      _ c: Double,
      _ discriminant: Double
    ) -> (hits: Bool, from: Double, to: Double) {
      guard isDisc, !isReal, discriminant > 0 else { return (false, 0, 0) }
      let root = discriminant.squareRoot()
      let sum = -(b + (b < 0 ? -root : root))
      let (first, second) = (sum * factor, c / sum)
      guard a < 0 else { return b < 0 ? (true, second, 1e9) : (true, -1e9, second) }
      return rx > 0 ? (true, max(first, second), 1e9) : (true, -1e9, min(first, second))
    }
  }
}
