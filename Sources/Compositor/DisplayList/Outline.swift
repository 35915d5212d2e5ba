/// A path as plain values: subpaths of lines and curves with the rule that says what is inside.
public struct Outline: Hashable, Sendable {
  /// A step along the path.
  public enum Verb: UInt8, Hashable, Sendable {
    /// Begins a subpath at one point.
    case move
    /// A straight line to one point.
    case line
    /// A quadratic curve: a control point and an end.
    case quad
    /// A cubic curve: two control points and an end.
    case cubic
    /// A straight line to the beginning of the subpath.
    case close
  }

  /// The steps.
  public var verbs: [Verb]
  /// The points of the steps, in order.
  public var points: [SIMD2<Double>]
  /// Whether overlaps cancel (even-odd) instead of adding up (non-zero winding).
  public var isEvenOdd: Bool

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - verbs: The steps. Default none.
  ///   - points: The points of the steps, in order. Default none.
  ///   - isEvenOdd: Whether overlaps cancel. Default false.
  public init(verbs: [Verb] = [], points: [SIMD2<Double>] = [], isEvenOdd: Bool = false) {
    self.verbs = verbs
    self.points = points
    self.isEvenOdd = isEvenOdd
  }

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { points.count < 2 }

  package mutating func move(to point: SIMD2<Double>) {
    verbs.append(.move)
    points.append(point)
  }

  package mutating func line(to point: SIMD2<Double>) {
    verbs.append(.line)
    points.append(point)
  }

  package mutating func quad(to point: SIMD2<Double>, control: SIMD2<Double>) {
    verbs.append(.quad)
    points.append(control)
    points.append(point)
  }

  package mutating func cubic(
    to point: SIMD2<Double>,
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>
  ) {
    verbs.append(.cubic)
    points.append(first)
    points.append(second)
    points.append(point)
  }

  package mutating func close() {
    verbs.append(.close)
  }

  /// The smallest box around all points, control points included; nil when there are none.
  package var controlBox: (min: SIMD2<Double>, max: SIMD2<Double>)? {
    guard var low = points.first else { return nil }
    var high = low
    for point in points {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return (low, high)
  }
}
