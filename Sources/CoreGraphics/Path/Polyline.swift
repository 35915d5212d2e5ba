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
    flattened(Flattening(tolerance: tolerance), transform: transform)
  }

  final func flattened(
    _ flattening: Flattening,
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
        current.add(CubicCurve(from: from, control: control, to: end), flattening)
        hasSteps = true
      case .curve(let control1, let control2, let end):
        current.add(CubicCurve(from, control1, control2, end), flattening)
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
  mutating func add(_ curve: CubicCurve, _ flattening: Flattening) {
    for t in flattening.parameters(of: curve) {
      add(curve.point(at: t), isSmooth: true)
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
