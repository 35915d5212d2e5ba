extension PathBuilder {
  /// Adds an arc between two angles.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, at least 0.
  ///   - startAngle: Where the arc begins, in radians.
  ///   - endAngle: Where the arc ends, in radians.
  ///   - clockwise: Whether the angle falls; otherwise it grows.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Self.sweep(from: startAngle, to: endAngle, isFalling: clockwise)
    )
  }

  /// Returns by how much the angle changes along an arc.
  ///
  /// Two angles that lie a whole turn or more apart make a whole circle, in either direction.
  private static func sweep(from start: CGFloat, to end: CGFloat, isFalling: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    if abs(difference) >= turn - 1e-9 { return isFalling ? -turn : turn }
    if isFalling { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// Adds an arc that begins at an angle and runs for another one.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, at least 0.
  ///   - startAngle: Where the arc begins, in radians.
  ///   - delta: By how much the angle changes, in radians.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle)
    if current == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    guard delta != 0 else { return }
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = startAngle + step * CGFloat(index + 1)
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to))
      )
    }
  }

  /// Adds an arc that touches two lines: from the current point to a corner, and on to another point.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the second line.
  ///   - radius: The radius of the arc.
  package mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current else { return }
    let start = current.applying(transform.inverted())
    let inX = start.x - tangent1End.x
    let inY = start.y - tangent1End.y
    let outX = tangent2End.x - tangent1End.x
    let outY = tangent2End.y - tangent1End.y
    let inLength = hypot(inX, inY)
    let outLength = hypot(outX, outY)
    let cross = inX * outY - inY * outX
    guard inLength > 0, outLength > 0, abs(cross) > 1e-9 * inLength * outLength, radius > 0 else {
      addLine(to: tangent1End)
      return
    }
    let cosine = (inX * outX + inY * outY) / (inLength * outLength)
    let halfAngle = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(halfAngle)
    let first = CGPoint(
      x: tangent1End.x + inX / inLength * distance,
      y: tangent1End.y + inY / inLength * distance
    )
    let side: CGFloat = cross < 0 ? 1 : -1
    let center = CGPoint(
      x: first.x + side * inY / inLength * radius,
      y: first.y - side * inX / inLength * radius
    )
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let delta = side * (.pi - 2 * halfAngle)
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }
}
