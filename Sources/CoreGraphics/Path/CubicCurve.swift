/// A cubic Bézier curve.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the cubic curve that equals a quadratic one.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start,
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3,
        y: start.y + (control.y - start.y) * 2 / 3
      ),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
      end
    )
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    )
  }

  func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: w0 * (control1.x - start.x) + w1 * (control2.x - control1.x) + w2 * (end.x - control2.x),
      dy: w0 * (control1.y - start.y) + w1 * (control2.y - control1.y) + w2 * (end.y - control2.y)
    )
  }

  /// Returns the parameters inside 0...1 at which a coordinate stops growing or falling.
  func extremes(of axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let p0 = start[keyPath: axis]
    let p1 = control1[keyPath: axis]
    let p2 = control2[keyPath: axis]
    let p3 = end[keyPath: axis]
    // The derivative, divided by 3, is a·t² + b·t + c.
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    return Self.roots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the real roots of a·t² + b·t + c.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Of the two formulas each is used where it does not cancel.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    var result: [CGFloat] = []
    if a != 0 { result.append(q / a) }
    if q != 0 { result.append(c / q) }
    return result
  }

  /// Returns the part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
    let span = (t1 - t0) / 3
    let (begin, finish) = (point(at: t0), point(at: t1))
    let (first, last) = (derivative(at: t0), derivative(at: t1))
    return CubicCurve(
      begin,
      CGPoint(x: begin.x + first.dx * span, y: begin.y + first.dy * span),
      CGPoint(x: finish.x - last.dx * span, y: finish.y - last.dy * span),
      finish
    )
  }

  /// How often the curve passes to the right of a point upwards, less how often downwards.
  func winding(around point: CGPoint) -> Int {
    let ys = [start.y, control1.y, control2.y, end.y]
    guard let low = ys.min(), let high = ys.max(), low <= point.y, point.y <= high else { return 0 }
    var total = 0
    var from: CGFloat = 0
    for to in extremes(of: \.y) + [1] {
      total += monotoneWinding(from: from, to: to, around: point)
      from = to
    }
    return total
  }

  private func monotoneWinding(from t0: CGFloat, to t1: CGFloat, around point: CGPoint) -> Int {
    let y0 = t0 == 0 ? start.y : self.point(at: t0).y
    let y1 = t1 == 1 ? end.y : self.point(at: t1).y
    let isUpwards = y1 > y0
    guard (y0 <= point.y) != (y1 <= point.y) else { return 0 }
    var (low, high) = (t0, t1)
    for _ in 0..<60 where low < high {
      let middle = (low + high) / 2
      if (self.point(at: middle).y <= point.y) == isUpwards { low = middle } else { high = middle }
    }
    guard self.point(at: low).x > point.x else { return 0 }
    return isUpwards ? 1 : -1
  }

  /// The same for a straight line.
  static func winding(from start: CGPoint, to end: CGPoint, around point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}
