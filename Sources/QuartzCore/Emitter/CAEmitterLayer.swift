import CoreGraphics

/// A layer that draws particles, of which each one follows from the time alone: any time can be shown.
///
/// > Compatibility: particles move in the plane of the layer. Cells count as they are when the layer gets them. With a
/// > begin time of zero there were particles before the layer came, as on iOS; set `beginTime` to begin with none.
open class CAEmitterLayer: CALayer {
  /// Makes a layer without particles.
  public override init() {
    super.init()
    modelState.content = .emitter(EmitterState())
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .emitter(EmitterState())
  }

  override func makePresentation() -> CALayer {
    CAEmitterLayer()
  }

  private var state: EmitterState {
    modelState.content.emitter ?? EmitterState()
  }

  private func set(_ key: String, _ body: (inout EmitterState) -> Void) {
    var state = self.state
    body(&state)
    change(key) { $0.content = .emitter(state) }
  }

  /// What the particles are like.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      set("emitterCells") { $0.cells = (emitterCells ?? []).map { EmitterCellState($0) } }
      moves = emitterCells?.isEmpty == false
    }
  }

  /// Whether the layer looks different at every time, though nothing changes and no animation runs.
  private var moves = false {
    didSet {
      guard moves != oldValue else { return }
      hasOwnMotion = moves
      countAnimations(moves ? 1 : -1)
      guard moves else { return }
      let world = World.current
      world.emitters.removeAll { $0.layer == nil || $0.layer === self }
      world.emitters.append(WaitingLayer(layer: self))
    }
  }

  /// The middle of the emitter.
  ///
  /// Default (0, 0).
  open var emitterPosition: CGPoint {
    get { CGPoint(x: state.position.x, y: state.position.y) }
    set { set("emitterPosition") { $0.position = SIMD2(Double(newValue.x), Double(newValue.y)) } }
  }
  /// The size of the emitter; a circle's radius is the width.
  ///
  /// Default (0, 0).
  open var emitterSize: CGSize {
    get { CGSize(width: state.size.x, height: state.size.y) }
    set {
      set("emitterSize") { $0.size = SIMD2(Double(newValue.width), Double(newValue.height)) }
    }
  }
  /// The shape of the emitter.
  ///
  /// Default a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { state.shape }
    set { set("emitterShape") { $0.shape = newValue } }
  }
  /// Where on its shape particles are made.
  ///
  /// Default anywhere inside.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { state.mode }
    set { set("emitterMode") { $0.mode = newValue } }
  }
  /// How particles are put together; they are never added.
  ///
  /// Default in any order.
  open var renderMode: CAEmitterLayerRenderMode {
    get { state.renderMode }
    set {
      if newValue == .additive { World.current.report(.emitters, in: "CAEmitterLayer.renderMode") }
      set("renderMode") { $0.renderMode = newValue }
    }
  }
  /// Whether particles share the space around the layer; kept, as they lie in its plane.
  ///
  /// Default false.
  open var preservesDepth = false

  /// A factor of the cells' birth rates; particles that there are go on when it changes.
  ///
  /// Default 1.
  open var birthRate: Float {
    get { Float(state.births.rate) }
    set {
      let now = convertTime(CACurrentMediaTime(), from: nil)
      set("birthRate") { $0.births.setRate(max(Double(newValue), 0), at: now) }
    }
  }
  /// A factor of the cells' lifetimes.
  ///
  /// Default 1.
  open var lifetime: Float {
    get { Float(state.lifetime) }
    set { set("lifetime") { $0.lifetime = max(Double(newValue), 0) } }
  }
  /// The z of the emitter; kept, not used.
  ///
  /// Default 0.
  open var emitterZPosition: CGFloat = 0
  /// The depth of the emitter; kept, not used.
  ///
  /// Default 0.
  open var emitterDepth: CGFloat = 0
  /// A factor of the cells' speeds.
  ///
  /// Default 1.
  open var velocity: Float {
    get { Float(state.velocity) }
    set { set("velocity") { $0.velocity = Double(newValue) } }
  }
  /// A factor of the cells' scales.
  ///
  /// Default 1.
  open var scale: Float {
    get { Float(state.scale) }
    set { set("scale") { $0.scale = Double(newValue) } }
  }
  /// A factor of the cells' spins.
  ///
  /// Default 1.
  open var spin: Float {
    get { Float(state.spin) }
    set { set("spin") { $0.spin = Double(newValue) } }
  }
  /// What random numbers depend on.
  ///
  /// Default 0.
  open var seed: UInt32 {
    get { state.seed }
    set { set("seed") { $0.seed = newValue } }
  }
}
