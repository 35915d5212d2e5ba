/// How finely curves are replaced by lines.
struct Flattening {
  /// How far a line may lie off its curve.
  var tolerance: CGFloat
  /// By how much the direction may change from one line to the next, in radians, or nil; with it, the
  /// first and the last line of a curve run in the curve's own directions.
  var turn: CGFloat?

  init(tolerance: CGFloat, turn: CGFloat? = nil) {
    self.tolerance = max(tolerance, 1e-6)
    self.turn = turn
  }

  private static let mostLines: CGFloat = 4096
  /// A curve that turns by less, in radians, is as good as straight.
  private static let leastTurn: CGFloat = 0.01

  /// Returns the parameters between 0 and 1 at which a curve is cut.
  func parameters(of curve: CubicCurve) -> [CGFloat] {
    var lines = bound(of: curve)
    var hasDirections = false
    if let turn {
      let whole = curve.polygonTurn
      lines = max(lines, (whole / turn).rounded(.up))
      hasDirections = whole > Self.leastTurn
    }
    guard lines.isFinite, lines > 1 || hasDirections else { return [] }
    let count = Int(max(1, min(lines, Self.mostLines)))
    var result = (1..<count).map { CGFloat($0) / CGFloat(count) }
    if hasDirections {
      let nearEnd = 1 / CGFloat(64 * count)
      result.insert(nearEnd, at: 0)
      result.append(1 - nearEnd)
    }
    return result
  }

  /// How many equal lines suffice for the tolerance: Wang's bound for cubic curves.
  private func bound(of curve: CubicCurve) -> CGFloat {
    let first = hypot(
      curve.start.x - 2 * curve.control1.x + curve.control2.x,
      curve.start.y - 2 * curve.control1.y + curve.control2.y
    )
    let second = hypot(
      curve.control1.x - 2 * curve.control2.x + curve.end.x,
      curve.control1.y - 2 * curve.control2.y + curve.end.y
    )
    return (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
  }
}

extension CubicCurve {
  /// By how much the lines between the control points turn in all, at least as much as the curve does.
  fileprivate var polygonTurn: CGFloat {
    let points = [start, control1, control2, end]
    let legs = zip(points, points.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
      .filter { $0 != .zero }
    return zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
      let (u, v) = pair
      return sum + abs(atan2(u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy))
    }
  }
}
