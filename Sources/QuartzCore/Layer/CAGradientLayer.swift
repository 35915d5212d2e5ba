/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// Makes a layer.
  public override init() {
    super.init()
    modelState.content = .gradient(GradientState())
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .gradient(GradientState())
  }

  override func makePresentation() -> CALayer {
    CAGradientLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CAGradientLayer? {
    presentationLayer() as? CAGradientLayer
  }

  private var state: GradientState {
    modelState.content.gradient ?? GradientState()
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<GradientState, Value>,
    _ value: Value,
    _ key: String
  ) {
    guard FiniteGuard.allows(any: value, "CAGradientLayer.\(key)") else { return }
    var state = self.state
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    change(key) { $0.content = .gradient(state) }
  }

  /// Where the first colour is, in parts of the bounds.
  ///
  /// Default the middle of the top.
  open var startPoint: CGPoint {
    get { state.startPoint }
    set { set(\.startPoint, newValue, "startPoint") }
  }

  /// Where the last colour is, in parts of the bounds.
  ///
  /// Default the middle of the bottom.
  open var endPoint: CGPoint {
    get { state.endPoint }
    set { set(\.endPoint, newValue, "endPoint") }
  }

  /// How the colours are laid out.
  ///
  /// Default along a line.
  open var type: CAGradientLayerType {
    get { state.type }
    set { set(\.type, newValue, "type") }
  }

  /// The colours, each a `CGColor`.
  ///
  /// Default none.
  open var colors: [Any]? {
    get { state.colors?.map { CGColor(rgba: $0) } }
    set { set(\.colors, newValue?.compactMap { ($0 as? CGColor)?.rgba }, "colors") }
  }

  /// Where each colour is, 0...1; nil spaces them evenly.
  ///
  /// Default nil.
  open var locations: [NSNumber]? {
    get { state.locations?.map { NSNumber(value: $0) } }
    set { set(\.locations, newValue?.map(\.doubleValue), "locations") }
  }
}
