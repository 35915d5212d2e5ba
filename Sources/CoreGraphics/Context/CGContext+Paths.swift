extension CGContext {
  private func build(_ body: (inout PathBuilder) -> Void) {
    builder.transform = state.ctm
    body(&builder)
  }

  /// Forgets the path.
  public func beginPath() {
    builder = PathBuilder()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    build { $0.move(to: point) }
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {
    build { $0.addLine(to: point) }
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }

  /// Closes the subpath with a line to its begin.
  public func closePath() {
    build { $0.close() }
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) {
    build { $0.addRect(rect) }
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds the ellipse that fills a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) {
    build { $0.addEllipse(in: rect) }
  }

  /// Adds an arc of a circle, after a line to where it begins; `clockwise` as in `CGMutablePath`.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise
      )
    }
  }

  /// Adds an arc that touches the line to one point and the line from there to another one.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) {
    builder = PathBuilder(
      continuing: builder.elements + path.applying(state.ctm),
      transform: state.ctm
    )
  }

  /// The path under construction, in the coordinates of drawing, or nil when there is none.
  public var path: CGPath? {
    guard !builder.elements.isEmpty else { return nil }
    return CGPath(elements: devicePath.applying(state.ctm.inverted()))
  }

  private var devicePath: CGPath {
    CGPath(elements: builder.elements)
  }

  /// Whether there is no path.
  public var isPathEmpty: Bool {
    builder.elements.isEmpty
  }

  /// Where the next step would begin.
  public var currentPointOfPath: CGPoint {
    (builder.current ?? .zero).applying(state.ctm.inverted())
  }

  /// The rectangle around the path and its control points, null without a path.
  public var boundingBoxOfPath: CGRect {
    devicePath.boundingBox.applying(state.ctm.inverted())
  }

  /// Returns whether a point lies where drawing the path would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(state.ctm)
    let isInside = devicePath.contains(place, using: mode.fillRule ?? .winding)
    if mode.fillRule != nil, isInside { return true }
    return mode.strokes && (strokedPath?.contains(point) ?? false)
  }

  /// What a line along the path would cover, in the coordinates of drawing.
  private var strokedPath: CGPath? {
    guard let path else { return nil }
    let dashed =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    return dashed.copy(
      strokingWithWidth: state.lineWidth,
      lineCap: state.lineCap,
      lineJoin: state.lineJoin,
      miterLimit: state.miterLimit
    )
  }

  /// Replaces the path by what a line along it would cover.
  public func replacePathWithStrokedPath() {
    guard let strokedPath else { return }
    beginPath()
    addPath(strokedPath)
  }
}
