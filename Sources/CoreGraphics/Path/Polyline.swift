/// A subpath of straight lines.
package struct Polyline: Hashable, Sendable {
  /// The corners; a closed subpath does not repeat the first one.
  package var points: [CGPoint]
  /// For each corner, whether it is a point of a curve and not a true corner.
  package var isSmooth: [Bool]
  /// Whether a line leads from the last corner to the first one.
  package var isClosed: Bool

  /// Makes a subpath that begins at a point.
  ///
  /// - Parameter start: The point.
  package init(start: CGPoint) {
    points = [start]
    isSmooth = [false]
    isClosed = false
  }

  mutating func add(_ point: CGPoint, isSmooth smooth: Bool = false) {
    points.append(point)
    isSmooth.append(smooth)
  }
}

extension CGPath {
  /// Returns the path with its curves replaced by straight lines.
  ///
  /// - Parameters:
  ///   - tolerance: How far the lines may lie off the curves, measured after the transform.
  ///   - transform: What moves the path first.
  /// - Returns: The subpaths; a begin that nothing follows is left out.
  package final func flattened(
    tolerance: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(start: .zero)
    var hasSteps = false
    func finish() {
      if hasSteps { result.append(current) }
      hasSteps = false
    }
    for element in applying(transform) {
      let from = current.points[current.points.count - 1]
      switch element {
      case .move(let end):
        finish()
        current = Polyline(start: end)
      case .line(let end):
        current.add(end)
        hasSteps = true
      case .quad(let control, let end):
        current.add(CubicCurve(from: from, control: control, to: end), tolerance: tolerance)
        hasSteps = true
      case .curve(let control1, let control2, let end):
        current.add(CubicCurve(from, control1, control2, end), tolerance: tolerance)
        hasSteps = true
      case .close:
        let start = current.points[0]
        current.close()
        hasSteps = true
        finish()
        current = Polyline(start: start)
      }
    }
    finish()
    return result
  }
}

extension Polyline {
  /// Adds a curve as lines that lie no farther off than a tolerance (Wang's bound for cubic curves).
  mutating func add(_ curve: CubicCurve, tolerance: CGFloat) {
    let first = hypot(
      curve.start.x - 2 * curve.control1.x + curve.control2.x,
      curve.start.y - 2 * curve.control1.y + curve.control2.y
    )
    let second = hypot(
      curve.control1.x - 2 * curve.control2.x + curve.end.x,
      curve.control1.y - 2 * curve.control2.y + curve.end.y
    )
    let exact = (0.75 * max(first, second) / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = exact.isFinite ? max(1, min(Int(exact), 4096)) : 1
    for index in 1..<max(count, 1) {
      add(curve.point(at: CGFloat(index) / CGFloat(count)), isSmooth: true)
    }
    add(curve.end)
  }

  mutating func close() {
    isClosed = true
    if points.count > 1, points[points.count - 1] == points[0] {
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}
