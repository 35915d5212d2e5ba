import CCairo

extension CGContext {
  // MARK: - Paths

  /// Paints the inside of the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(builder.elements, rule: rule)
    beginPath()
  }

  /// Paints a line along the path, and forgets it.
  public func strokePath() {
    stroke(builder.elements)
    beginPath()
  }

  /// Paints the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(builder.elements, rule: rule) }
    if mode.strokes { stroke(builder.elements) }
    beginPath()
  }

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Paints rectangles.
  public func fill(_ rects: [CGRect]) {
    var shape = PathBuilder(transform: state.ctm)
    for rect in rects { shape.addRect(rect) }
    fill(shape.elements, rule: .winding)
  }

  /// Paints the ellipse that fills a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var shape = PathBuilder(transform: state.ctm)
    shape.addEllipse(in: rect)
    fill(shape.elements, rule: .winding)
  }

  /// Paints a line around a rectangle.
  public func stroke(_ rect: CGRect) {
    var shape = PathBuilder(transform: state.ctm)
    shape.addRect(rect)
    stroke(shape.elements)
  }

  /// Paints a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = kept
  }

  /// Paints a line around the ellipse that fills a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var shape = PathBuilder(transform: state.ctm)
    shape.addEllipse(in: rect)
    stroke(shape.elements)
  }

  /// Paints lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var shape = PathBuilder(transform: state.ctm)
    for (index, point) in points.enumerated() {
      if index.isMultiple(of: 2) { shape.move(to: point) } else { shape.addLine(to: point) }
    }
    stroke(shape.elements)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    var shape = PathBuilder(transform: state.ctm)
    shape.addRect(rect)
    cairo_save(cairo)
    append(shape.elements)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_restore(cairo)
    didDraw()
  }

  private func fill(_ elements: [CGPath.Element], rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    paint { cairo in
      self.append(elements, to: cairo)
      cairo_set_fill_rule(cairo, rule.cairoRule)
      self.setSource(self.state.fillColor, of: cairo)
    } covering: { cairo in
      if self.state.blendMode.isUnbounded {
        cairo_clip(cairo)
        cairo_paint(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  private func stroke(_ elements: [CGPath.Element]) {
    guard !elements.isEmpty, state.lineWidth > 0 else { return }
    paint { cairo in
      self.append(elements, to: cairo)
      self.setSource(self.state.strokeColor, of: cairo)
      self.setLineStyle(of: cairo)
    } covering: { cairo in
      cairo_stroke(cairo)
    }
  }

  // MARK: - Clipping

  /// Narrows what can be painted to the inside of the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(builder.elements, rule: rule)
    beginPath()
  }

  /// Narrows what can be painted to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Narrows what can be painted to rectangles.
  public func clip(to rects: [CGRect]) {
    var shape = PathBuilder(transform: state.ctm)
    for rect in rects { shape.addRect(rect) }
    clip(shape.elements, rule: .winding)
  }

  private func clip(_ elements: [CGPath.Element], rule: CGPathFillRule) {
    append(elements)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_set_antialias(cairo, antialiasing)
    cairo_clip(cairo)
  }

  /// The rectangle around what can be painted.
  public var boundingBoxOfClipPath: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let box = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    return box.applying(userToPixels.inverted())
  }

  // MARK: - Cairo

  /// Replaces cairo's path by steps in device coordinates.
  func append(_ elements: [CGPath.Element]) {
    append(elements, to: cairo)
  }

  func append(_ elements: [CGPath.Element], to cairo: OpaquePointer) {
    var matrix = deviceToPixels.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_new_path(cairo)
    Self.extendPath(of: cairo, by: elements)
  }

  var antialiasing: cairo_antialias_t {
    state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
  }

  func setSource(_ color: SIMD4<Double>, of cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w * state.alpha)
  }

  private func setLineStyle(of cairo: OpaquePointer) {
    var matrix = userToPixels.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, Double(state.lineWidth))
    cairo_set_line_cap(cairo, state.lineCap.cairoCap)
    cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
    cairo_set_miter_limit(cairo, Double(state.miterLimit))
    let lengths = state.dashLengths.map(Double.init)
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isUsable ? Int32(lengths.count) : 0, Double(state.dashPhase))
  }

  /// Tells the caller's memory what the pixels are now.
  func didDraw() {
    hasDrawn = true
    guard let mirror else { return }
    flush()
    mirror.write(from: pixels)
  }

  /// Lets a body draw with cairo itself, in the coordinates of drawing.
  ///
  /// The body finds the fill colour as the source and the current blend mode and clip; what it changes is undone.
  ///
  /// - Parameter body: Draws.
  package func withCairo(_ body: (OpaquePointer) -> Void) {
    paint { cairo in
      var matrix = self.userToPixels.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      self.setSource(self.state.fillColor, of: cairo)
    } covering: { cairo in
      body(cairo)
    }
  }
}

extension CGContext {
  /// Adds steps to cairo's path, in the coordinates of its current matrix.
  private static func extendPath(of cairo: OpaquePointer, by elements: [CGPath.Element]) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        cairo_move_to(cairo, Double(end.x), Double(end.y))
      case .line(let end):
        cairo_line_to(cairo, Double(end.x), Double(end.y))
      case .quad(let control, let end):
        let curve = CubicCurve(from: current, control: control, to: end)
        extendPath(of: cairo, by: curve)
      case .curve(let control1, let control2, let end):
        extendPath(of: cairo, by: CubicCurve(current, control1, control2, end))
      case .close:
        cairo_close_path(cairo)
      }
      current = element.end ?? start
    }
  }

  private static func extendPath(of cairo: OpaquePointer, by curve: CubicCurve) {
    cairo_curve_to(
      cairo,
      Double(curve.control1.x),
      Double(curve.control1.y),
      Double(curve.control2.x),
      Double(curve.control2.y),
      Double(curve.end.x),
      Double(curve.end.y)
    )
  }
}
