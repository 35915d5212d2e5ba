extension CGContext {
  /// Sets the colour that fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.rgba
  }

  /// Sets the colour that fills, each part 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// Sets the grey that fills, each part 0...1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.rgba
  }

  /// Sets the colour of lines, each part 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// Sets the grey of lines, each part 0...1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The colour that fills, straight.
  package var fillColor: SIMD4<Double> {
    state.fillColor
  }

  /// The opacity of everything that is drawn.
  package var alpha: Double {
    state.alpha
  }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets how pieces of lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets how long a point of two pieces may be, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps, and how far into them a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets how flat curves are; it has no effect, since curves are always flat enough.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the opacity of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(Double(alpha), 0), 1)
  }

  /// Sets how what is drawn combines with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// How carefully images are resampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges are smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.shouldAntialias = allowsAntialiasing
  }

  /// What text is drawn with, before the current transform.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  /// Lets everything cast a shadow of black with a third of opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Lets everything cast a shadow, or none without a colour; the current transform does not change it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: CGSize(
        width: offset.width * shadowScale.width,
        height: offset.height * shadowScale.height
      ),
      deviation: Double(max(blur, 0) / 2 * shadowScale.width),
      color: color.rgba
    )
  }
}
