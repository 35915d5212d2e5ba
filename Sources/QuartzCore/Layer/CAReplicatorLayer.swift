/// A layer that draws its sublayers several times, each time a little differently.
open class CAReplicatorLayer: CALayer {
  /// Makes a layer.
  public override init() {
    super.init()
    modelState.content = .replicator(ReplicatorState())
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .replicator(ReplicatorState())
  }

  override func makePresentation() -> CALayer {
    CAReplicatorLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CAReplicatorLayer? {
    presentationLayer() as? CAReplicatorLayer
  }

  private var state: ReplicatorState {
    modelState.content.replicator ?? ReplicatorState()
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ReplicatorState, Value>,
    _ value: Value,
    _ key: String
  ) {
    guard FiniteGuard.allows(any: value, "CAReplicatorLayer.\(key)") else { return }
    var state = self.state
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    change(key) { $0.content = .replicator(state) }
  }

  /// How often the sublayers are drawn.
  ///
  /// Default 1.
  open var instanceCount: Int {
    get { state.instanceCount }
    set { set(\.instanceCount, newValue, "instanceCount") }
  }

  /// Whether the copies share the space around the layer, as those of a `CATransformLayer`.
  ///
  /// Default false.
  open var preservesDepth: Bool {
    get { state.preservesDepth }
    set { set(\.preservesDepth, newValue, "preservesDepth") }
  }

  /// How much later each copy is in time, in seconds.
  ///
  /// Default 0.
  open var instanceDelay: CFTimeInterval {
    get { state.instanceDelay }
    set { set(\.instanceDelay, newValue, "instanceDelay") }
  }

  /// What each copy is moved by.
  ///
  /// Default the identity.
  open var instanceTransform: CATransform3D {
    get { state.instanceTransform }
    set { set(\.instanceTransform, newValue, "instanceTransform") }
  }

  /// What the colours of the first copy are multiplied by.
  ///
  /// Default white.
  open var instanceColor: CGColor? {
    get { state.instanceColor }
    set { set(\.instanceColor, newValue, "instanceColor") }
  }

  /// What is added to the red of each copy.
  ///
  /// Default 0.
  open var instanceRedOffset: Float {
    get { state.instanceRedOffset }
    set { set(\.instanceRedOffset, newValue, "instanceRedOffset") }
  }

  /// What is added to the green of each copy.
  ///
  /// Default 0.
  open var instanceGreenOffset: Float {
    get { state.instanceGreenOffset }
    set { set(\.instanceGreenOffset, newValue, "instanceGreenOffset") }
  }

  /// What is added to the blue of each copy.
  ///
  /// Default 0.
  open var instanceBlueOffset: Float {
    get { state.instanceBlueOffset }
    set { set(\.instanceBlueOffset, newValue, "instanceBlueOffset") }
  }

  /// What is added to the opacity of each copy.
  ///
  /// Default 0.
  open var instanceAlphaOffset: Float {
    get { state.instanceAlphaOffset }
    set { set(\.instanceAlphaOffset, newValue, "instanceAlphaOffset") }
  }
}
