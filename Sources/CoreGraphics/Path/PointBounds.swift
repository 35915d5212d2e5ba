/// Grows to hold points.
struct PointBounds {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  mutating func add(_ curve: CubicCurve) {
    add(curve.end)
    for t in curve.extremes(of: \.x) + curve.extremes(of: \.y) {
      add(curve.point(at: t))
    }
  }

  /// The smallest rectangle around all points, null without any.
  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
