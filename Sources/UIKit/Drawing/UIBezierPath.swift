public import CoreGraphics

/// A path of lines and curves with the way it is drawn.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of strokes, in points; default 1.
  open var lineWidth: CGFloat = 1
  /// The ends of strokes; default butt.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of strokes; default miter.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest corner of strokes, in line widths; default 10.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping parts are holes; default false.
  open var usesEvenOddFillRule = false

  // MARK: - Making paths

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes a path.
  ///
  /// - Parameter cgPath: What it is made of.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Makes a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes an ellipse.
  ///
  /// - Parameter rect: The rectangle around it.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Makes a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The round corners.
  ///   - cornerRadii: The radii of the corners, in points.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect.standardized, corners: corners, radii: cornerRadii)
  }

  /// Makes a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it starts, in radians.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it runs clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  // MARK: - Building

  /// What the path is made of.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Starts a new part.
  ///
  /// - Parameter point: Where.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line.
  ///
  /// - Parameter point: Its end.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Its end.
  ///   - controlPoint1: The first control point.
  ///   - controlPoint2: The second control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Its end.
  ///   - controlPoint: The control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to its start.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it starts, in radians.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it runs clockwise on screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // On a screen y grows downwards, where Core Graphics' clockwise looks counterclockwise.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the part.
  open func close() {
    path.closeSubpath()
  }

  /// Makes the path empty.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds another path.
  ///
  /// - Parameter bezierPath: The other path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms the path.
  ///
  /// - Parameter transform: The transform.
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// Returns the path with its parts drawn in the other direction.
  ///
  /// - Returns: The path.
  open func reversing() -> UIBezierPath {
    let reversed = copyOfStyle()
    reversed.path = PathReversal.reversed(path)
    return reversed
  }

  private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else { return path.addRect(rect) }
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      return path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
    }
    CornerOutline(rect: rect, width: width, height: height).add(to: path, corners: corners)
  }

  // MARK: - Values

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The box around the path without its control points.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside.
  ///
  /// - Parameter point: The point.
  /// - Returns: Whether it is.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// Sets the pattern of strokes.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps, in points; nil draws whole lines.
  ///   - count: How many lengths.
  ///   - phase: How far into the pattern strokes start, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the path in the current context.
  ///
  /// - Parameters:
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: The opacity, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context.
  ///
  /// - Parameters:
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: The opacity, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { stroke() }
  }

  /// Cuts further drawing in the current context at the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  // MARK: - Copying

  /// Returns a path with the same content.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfStyle()
    copy.path.addPath(path)
    return copy
  }

  private func copyOfStyle() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other || path == other.path
  }

  open override var hash: Int { path.hashValue }
}
