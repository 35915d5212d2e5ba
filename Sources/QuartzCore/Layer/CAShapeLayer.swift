/// A layer that draws a shape, filled and stroked.
open class CAShapeLayer: CALayer {
  /// Makes a layer.
  public override init() {
    super.init()
    modelState.content = .shape(ShapeState())
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .shape(ShapeState())
  }

  override func makePresentation() -> CALayer {
    CAShapeLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CAShapeLayer? {
    presentationLayer() as? CAShapeLayer
  }

  private var state: ShapeState {
    modelState.content.shape ?? ShapeState()
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ShapeState, Value>,
    _ value: Value,
    _ key: String
  ) {
    guard FiniteGuard.allows(any: value, "CAShapeLayer.\(key)") else { return }
    var state = self.state
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    change(key) { $0.content = .shape(state) }
  }

  /// The colour of the inside.
  ///
  /// Default opaque black.
  open var fillColor: CGColor? {
    get { state.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  /// How the inside is found.
  ///
  /// Default by counting windings.
  open var fillRule: CAShapeLayerFillRule {
    get { state.fillRule }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  /// The colour of the line.
  ///
  /// Default none.
  open var strokeColor: CGColor? {
    get { state.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// Where the line starts, in parts of its length.
  ///
  /// Default 0.
  open var strokeStart: CGFloat {
    get { state.strokeStart }
    set { set(\.strokeStart, newValue, "strokeStart") }
  }

  /// Where the line ends, in parts of its length.
  ///
  /// Default 1.
  open var strokeEnd: CGFloat {
    get { state.strokeEnd }
    set { set(\.strokeEnd, newValue, "strokeEnd") }
  }

  /// The width of the line.
  ///
  /// Default 1.
  open var lineWidth: CGFloat {
    get { state.lineWidth }
    set { set(\.lineWidth, newValue, "lineWidth") }
  }

  /// The longest tip, in widths of the line.
  ///
  /// Default 10.
  open var miterLimit: CGFloat {
    get { state.miterLimit }
    set { set(\.miterLimit, newValue, "miterLimit") }
  }

  /// How open lines end.
  ///
  /// Default at their last point.
  open var lineCap: CAShapeLayerLineCap {
    get { state.lineCap }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  /// How pieces of the line join.
  ///
  /// Default with a tip.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.lineJoin }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  /// Where in the dashes the line starts.
  ///
  /// Default 0.
  open var lineDashPhase: CGFloat {
    get { state.lineDashPhase }
    set { set(\.lineDashPhase, newValue, "lineDashPhase") }
  }

  /// The shape, in the layer's own coordinates; it is not cut off at the bounds.
  open var path: CGPath? {
    get { state.path }
    set { set(\.path, newValue?.copy(), "path") }
  }

  /// The lengths of dashes and gaps.
  ///
  /// Default none.
  open var lineDashPattern: [NSNumber]? {
    get { state.lineDashPattern?.map { NSNumber(value: $0) } }
    set { set(\.lineDashPattern, newValue?.map(\.doubleValue), "lineDashPattern") }
  }
}
