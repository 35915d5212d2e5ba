/// A path as a row of pieces to move along.
struct MotionPath {
  /// A line or a curve.
  struct Piece {
    let points: [CGPoint]
    /// Whether the piece only joins two subpaths: nothing moves along it.
    let length: Double

    init(_ points: [CGPoint]) {
      self.points = points
      length = Self.length(points)
    }

    private static func length(_ points: [CGPoint]) -> Double {
      if points.count == 2 {
        return Double(hypot(points[1].x - points[0].x, points[1].y - points[0].y))
      }
      return cumulative(points).last ?? 0
    }

    private static let steps = 256

    /// Returns the lengths up to evenly spaced parameters, by Simpson's rule between them.
    static func cumulative(_ points: [CGPoint]) -> [Double] {
      func speed(_ t: Double) -> Double {
        let (_, tangent) = evaluate(points, t)
        return Double(hypot(tangent.dx, tangent.dy))
      }
      let width = 1 / Double(steps)
      var sums = [0.0]
      for step in 0..<steps {
        let t = Double(step) * width
        let piece = width / 6 * (speed(t) + 4 * speed(t + width / 2) + speed(t + width))
        sums.append(sums[step] + piece)
      }
      return sums
    }

    static func evaluate(_ p: [CGPoint], _ t: Double) -> (point: CGPoint, tangent: CGVector) {
      let t = CGFloat(t)
      let s = 1 - t
      switch p.count {
      case 2:
        return (
          CGPoint(x: p[0].x * s + p[1].x * t, y: p[0].y * s + p[1].y * t),
          CGVector(dx: p[1].x - p[0].x, dy: p[1].y - p[0].y)
        )
      case 3:
        func at(_ k: KeyPath<CGPoint, CGFloat>) -> (CGFloat, CGFloat) {
          let (a, b, c) = (p[0][keyPath: k], p[1][keyPath: k], p[2][keyPath: k])
          return (s * s * a + 2 * s * t * b + t * t * c, 2 * (s * (b - a) + t * (c - b)))
        }
        let (x, y) = (at(\.x), at(\.y))
        return (CGPoint(x: x.0, y: y.0), CGVector(dx: x.1, dy: y.1))
      default:
        func at(_ k: KeyPath<CGPoint, CGFloat>) -> (CGFloat, CGFloat) {
          let (a, b, c, d) = (
            p[0][keyPath: k], p[1][keyPath: k], p[2][keyPath: k], p[3][keyPath: k]
          )
          let value = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          let slope = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
          return (value, slope)
        }
        let (x, y) = (at(\.x), at(\.y))
        return (CGPoint(x: x.0, y: y.0), CGVector(dx: x.1, dy: y.1))
      }
    }

    /// Returns the parameter at a part of the piece's length.
    func parameter(atLength part: Double) -> Double {
      guard points.count > 2, length > 0 else { return part }
      let sums = Self.cumulative(points)
      let wanted = part * length
      let index = min(max((sums.firstIndex { $0 >= wanted } ?? 1) - 1, 0), sums.count - 2)
      let span = sums[index + 1] - sums[index]
      let inside = span > 0 ? (wanted - sums[index]) / span : 0
      return (Double(index) + inside) / Double(sums.count - 1)
    }
  }

  let pieces: [Piece]
  let start: CGPoint

  init(_ path: CGPath) {
    var pieces: [Piece] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    var start: CGPoint?
    for element in path.elements {
      let from = current
      switch element {
      case .move(let point):
        (current, first) = (point, point)
        start = start ?? point
      case .line(let end):
        pieces.append(Piece([from, end]))
        current = end
      case .quad(let control, let end):
        pieces.append(Piece([from, control, end]))
        current = end
      case .curve(let control1, let control2, let end):
        pieces.append(Piece([from, control1, control2, end]))
        current = end
      case .close:
        if from != first { pieces.append(Piece([from, first])) }
        current = first
      }
    }
    self.pieces = pieces
    self.start = start ?? .zero
  }

  /// When each piece ends at even speed, in parts of the whole length.
  var pacedTimes: [Double] {
    let whole = pieces.reduce(0) { $0 + $1.length }
    guard whole > 0 else { return evenTimes }
    var sum = 0.0
    return [0]
      + pieces.map { piece in
        sum += piece.length
        return sum / whole
      }
  }

  /// When each piece ends at equal time for each.
  var evenTimes: [Double] {
    (0...max(pieces.count, 1)).map { Double($0) / Double(max(pieces.count, 1)) }
  }
}
