/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  /// The ways it scrolls.
  ///
  /// Default both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Makes a layer that cuts off at its bounds.
  public override init() {
    super.init()
    modelState.flags.insert(.masksToBounds)
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.flags.insert(.masksToBounds)
  }

  override func makePresentation() -> CALayer {
    CAScrollLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CAScrollLayer? {
    presentationLayer() as? CAScrollLayer
  }

  /// Moves the bounds' origin to a point, as far as the mode allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Moves the bounds as little as makes a rectangle show.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = min(max(origin.x, r.maxX - bounds.width), r.minX)
    origin.y = min(max(origin.y, r.maxY - bounds.height), r.minY)
    scroll(to: origin)
  }
}
