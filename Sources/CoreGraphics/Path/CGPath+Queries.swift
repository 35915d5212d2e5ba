extension CGPath {
  /// The smallest upright rectangle around all points, control points counted; null for an empty path.
  public final var boundingBox: CGRect {
    var bounds = PointBounds()
    for element in elements {
      for point in element.points { bounds.add(point) }
    }
    return bounds.rect
  }

  /// The smallest upright rectangle around the path itself; null for an empty path.
  public final var boundingBoxOfPath: CGRect {
    var bounds = PointBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        bounds.add(end)
      case .line(let end):
        bounds.add(end)
      case .quad(let control, let end):
        bounds.add(CubicCurve(from: current, control: control, to: end))
      case .curve(let control1, let control2, let end):
        bounds.add(CubicCurve(current, control1, control2, end))
      case .close:
        break
      }
      current = element.end ?? start
    }
    return bounds.rect
  }

  /// Returns whether a point lies inside the path as a transform moves it; open subpaths count as closed.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func close() {
      winding += CubicCurve.winding(from: current, to: start, around: point)
    }
    for element in applying(transform) {
      switch element {
      case .move(let end):
        close()
        start = end
      case .line(let end):
        winding += CubicCurve.winding(from: current, to: end, around: point)
      case .quad(let control, let end):
        winding += CubicCurve(from: current, control: control, to: end).winding(around: point)
      case .curve(let control1, let control2, let end):
        winding += CubicCurve(current, control1, control2, end).winding(around: point)
      case .close:
        close()
      }
      current = element.end ?? start
    }
    close()
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Returns the rectangle that the path is, or nil when it is something else.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The upright rectangle that the path is, or nil.
  package final var asRect: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let isHorizontalFirst =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x
      && corners[2].y == corners[3].y && corners[3].x == corners[0].x
    let isVerticalFirst =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y
      && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    return isHorizontalFirst || isVerticalFirst ? boundingBox : nil
  }

  /// Returns a path between this one and another one, or nil when their steps differ in kind.
  ///
  /// - Parameters:
  ///   - other: The path at fraction 1.
  ///   - fraction: How far to go; values outside 0...1 go on in the same direction.
  /// - Returns: The path of which every point lies on the line between those of the two paths.
  package final func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (from, to) in zip(elements, other.elements) {
      guard let element = from.interpolated(to: to, fraction: fraction) else { return nil }
      result.append(element)
    }
    return CGPath(elements: result)
  }
}

extension CGPath.Element {
  fileprivate func interpolated(to other: Self, fraction: CGFloat) -> Self? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)):
      return .move(mix(a, b))
    case (.line(let a), .line(let b)):
      return .line(mix(a, b))
    case (.quad(let c, let a), .quad(let d, let b)):
      return .quad(control: mix(c, d), end: mix(a, b))
    case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
      return .curve(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b))
    case (.close, .close):
      return .close
    default:
      return nil
    }
  }
}
