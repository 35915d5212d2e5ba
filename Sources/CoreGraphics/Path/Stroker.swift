/// Turns lines into the outline of what a pen of some width covers.
///
/// The outline runs along the left side, around the end, and back along the other side. It is the sum of one
/// rectangle per line and one wedge per corner, all of one direction, so the non-zero rule fills their union.
struct Stroker {
  private let style: StrokeStyle
  private let half: CGFloat
  private let arcStep: CGFloat
  /// How finely the curves of a path must be cut to be stroked.
  let flattening: Flattening
  private(set) var elements: [CGPath.Element] = []

  /// A pen of any width has no more than some thousand corners.
  private static let leastStep: CGFloat = 1e-3
  /// Beyond this neither lengths nor directions are exact any more.
  private static let farthest: CGFloat = 1e15

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = style.width / 2
    let cosine = 1 - tolerance / half
    arcStep = cosine > 0.5 ? max(2 * CGFloat(acos(Double(cosine))), Self.leastStep) : .pi / 2
    flattening = Flattening(tolerance: tolerance / 2, turn: arcStep)
  }

  mutating func add(_ polyline: Polyline) {
    guard half < Self.farthest else { return }
    guard polyline.points.allSatisfy({ max(abs($0.x), abs($0.y)) < Self.farthest }) else { return }
    let corners = Self.corners(of: polyline)
    guard corners.count > 1 else {
      if let corner = corners.first { addDot(at: corner.point) }
      return
    }
    let back = Array(corners.reversed())
    if polyline.isClosed {
      addContour(closedSide(of: corners))
      addContour(closedSide(of: back))
    } else {
      addContour(openSide(of: corners) + openSide(of: back))
    }
  }

  private struct Corner {
    var point: CGPoint
    var isSmooth: Bool
  }

  /// The corners without repeated ones.
  private static func corners(of polyline: Polyline) -> [Corner] {
    var result: [Corner] = []
    for (point, isSmooth) in zip(polyline.points, polyline.isSmooth) {
      if let last = result.last, isNear(last.point, point) { continue }
      result.append(Corner(point: point, isSmooth: isSmooth))
    }
    while polyline.isClosed, result.count > 1, let last = result.last,
      isNear(last.point, result[0].point)
    {
      result.removeLast()
    }
    return result
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private mutating func addContour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.append(.move(first))
    elements += points.dropFirst().map { .line($0) }
    elements.append(.close)
  }

  private mutating func addDot(at point: CGPoint) {
    let up = CGVector(dx: 0, dy: 1)
    switch style.cap {
    case .butt:
      break
    case .square:
      addContour([
        offset(point, 1, 1), offset(point, 1, -1), offset(point, -1, -1), offset(point, -1, 1),
      ])
    case .round:
      addContour(Array(arc(around: point, from: up, angle: 2 * .pi).dropLast()))
    }
  }

  private func offset(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: point.x + x * half, y: point.y + y * half)
  }

  private func offset(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
    offset(point, normal.dx, normal.dy)
  }

  /// The left side of an open line, and the cap at its end.
  private func openSide(of corners: [Corner]) -> [CGPoint] {
    let last = corners.count - 1
    var points: [CGPoint] = []
    var before = Line(from: corners[0].point, to: corners[1].point)
    points.append(offset(corners[0].point, before.normal))
    for index in 1..<last {
      let after = Line(from: corners[index].point, to: corners[index + 1].point)
      addJoin(at: corners[index], before, after, to: &points)
      before = after
    }
    addCap(at: corners[last].point, before, to: &points)
    return points
  }

  /// The left side of a closed line.
  private func closedSide(of corners: [Corner]) -> [CGPoint] {
    var points: [CGPoint] = []
    var before = Line(from: corners[corners.count - 1].point, to: corners[0].point)
    for index in corners.indices {
      let next = corners[(index + 1) % corners.count].point
      let after = Line(from: corners[index].point, to: next)
      addJoin(at: corners[index], before, after, to: &points)
      before = after
    }
    return points
  }

  private struct Line {
    var length: CGFloat
    var direction: CGVector

    init(from start: CGPoint, to end: CGPoint) {
      length = hypot(end.x - start.x, end.y - start.y)
      direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// The direction turned by a right angle, towards growing angles.
    var normal: CGVector {
      CGVector(dx: -direction.dy, dy: direction.dx)
    }
  }

  private func addCap(at point: CGPoint, _ line: Line, to points: inout [CGPoint]) {
    let (n, u) = (line.normal, line.direction)
    switch style.cap {
    case .butt:
      points.append(offset(point, n))
      points.append(offset(point, -n.dx, -n.dy))
    case .square:
      points.append(offset(point, n.dx + u.dx, n.dy + u.dy))
      points.append(offset(point, u.dx - n.dx, u.dy - n.dy))
    case .round:
      points += arc(around: point, from: n, angle: .pi)
    }
  }

  private func addJoin(at corner: Corner, _ before: Line, _ after: Line, to points: inout [CGPoint])
  {
    let (u, v) = (before.direction, after.direction)
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    let point = corner.point
    if abs(cross) < 1e-9, dot > 0 {
      points.append(offset(point, after.normal))
    } else if cross > 0 {
      // The inner side. Where both lines are long enough, their sides meet; otherwise the way leads
      // through the corner, so that each line keeps its whole rectangle.
      let reach = half * cross / (1 + dot)
      if reach <= min(before.length, after.length) / 2 {
        points.append(meeting(point, before, after, dot: dot))
      } else {
        points += [offset(point, before.normal), point, offset(point, after.normal)]
      }
    } else {
      addOuterJoin(at: corner, before, after, dot: dot, to: &points)
    }
  }

  private func meeting(_ point: CGPoint, _ before: Line, _ after: Line, dot: CGFloat) -> CGPoint {
    let (m, n) = (before.normal, after.normal)
    return offset(point, (m.dx + n.dx) / (1 + dot), (m.dy + n.dy) / (1 + dot))
  }

  private func addOuterJoin(
    at corner: Corner,
    _ before: Line,
    _ after: Line,
    dot: CGFloat,
    to points: inout [CGPoint]
  ) {
    let join: CGLineJoin
    if corner.isSmooth {
      // Within a curve: its sides meet, or around a sharp bend the pen turns.
      join = dot > 0.9 ? .miter : .round
    } else {
      join = style.join
    }
    switch join {
    case .miter:
      // The point reaches 1 / cos(turn / 2) half widths out.
      let cosine = (max(1 + dot, 0) / 2).squareRoot()
      if cosine > 1e-6, 1 <= style.miterLimit * cosine || corner.isSmooth {
        points.append(meeting(corner.point, before, after, dot: dot))
      } else {
        points += [offset(corner.point, before.normal), offset(corner.point, after.normal)]
      }
    case .bevel:
      points += [offset(corner.point, before.normal), offset(corner.point, after.normal)]
    case .round:
      let turn = acos(min(max(dot, -1), 1))
      points += arc(around: corner.point, from: before.normal, angle: turn)
    }
  }

  /// Points on the circle of the pen, from a normal through an angle that falls, both ends included.
  private func arc(around point: CGPoint, from normal: CGVector, angle: CGFloat) -> [CGPoint] {
    let count = max(1, Int((angle / arcStep).rounded(.up)))
    return (0...count).map { index in
      let turn = -angle * CGFloat(index) / CGFloat(count)
      let (c, s) = (cos(turn), sin(turn))
      return offset(point, normal.dx * c - normal.dy * s, normal.dx * s + normal.dy * c)
    }
  }
}
