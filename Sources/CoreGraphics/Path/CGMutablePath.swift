/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  private func build(_ transform: CGAffineTransform, _ body: (inout PathBuilder) -> Void) {
    var builder = PathBuilder(continuing: elements, transform: transform)
    elements = []
    body(&builder)
    elements = builder.elements
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build(transform) { $0.move(to: point) }
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its begin.
  public func closeSubpath() {
    build(.identity) { $0.close() }
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    build(transform) { builder in for rect in rects { builder.addRect(rect) } }
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    build(transform) { builder in
      for (index, point) in points.enumerated() {
        if index == 0 { builder.move(to: point) } else { builder.addLine(to: point) }
      }
    }
  }

  /// Adds the ellipse that fills a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with elliptic corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Adds an arc of a circle, after a line to where it begins.
  ///
  /// > Compatibility: as in Core Graphics, `clockwise` is meant in coordinates of which y grows
  /// > upwards: with `false` the angle grows. On a screen, where y grows downwards, an arc of growing
  /// > angle is seen to run clockwise; `UIBezierPath` names its direction as it is seen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise
      )
    }
  }

  /// Adds an arc that begins at an angle and runs for another one, in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Adds an arc that touches the line to one point and the line from there to another one.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform)
  }
}
