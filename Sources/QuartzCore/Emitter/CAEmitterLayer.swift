/// A layer that draws particles.
///
/// > Compatibility: the values are kept, but no particles are drawn.
open class CAEmitterLayer: CALayer {
  /// Makes a layer; a report says that nothing is drawn.
  public override init() {
    super.init()
    World.current.report(.emitters, in: "CAEmitterLayer")
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    World.current.report(.emitters, in: "CAEmitterLayer")
  }

  /// What the particles are like.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the emitter.
  ///
  /// Default (0, 0).
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter.
  ///
  /// Default (0, 0).
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  ///
  /// Default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where on its shape particles are made.
  ///
  /// Default anywhere inside.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are put together.
  ///
  /// Default in any order.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles share the space around the layer.
  ///
  /// Default false.
  open var preservesDepth = false

  /// A factor of the cells' birth rates.
  ///
  /// Default 1.
  open var birthRate: Float = 1
  /// A factor of the cells' lifetimes.
  ///
  /// Default 1.
  open var lifetime: Float = 1
  /// The z of the emitter.
  ///
  /// Default 0.
  open var emitterZPosition: CGFloat = 0
  /// The depth of the emitter.
  ///
  /// Default 0.
  open var emitterDepth: CGFloat = 0
  /// A factor of the cells' speeds.
  ///
  /// Default 1.
  open var velocity: Float = 1
  /// A factor of the cells' scales.
  ///
  /// Default 1.
  open var scale: Float = 1
  /// A factor of the cells' spins.
  ///
  /// Default 1.
  open var spin: Float = 1
  /// What random numbers depend on.
  ///
  /// Default 0.
  open var seed: UInt32 = 0
}
