/// A layer that does not flatten its sublayers: they share the space around it.
///
/// Its own colours, contents, border, shadow and mask are not drawn, and it cannot be hit.
open class CATransformLayer: CALayer {
  /// Makes a layer.
  public override init() {
    super.init()
    modelState.content = .transform
  }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.content = .transform
  }

  override func makePresentation() -> CALayer {
    CATransformLayer()
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open override func presentation() -> CATransformLayer? {
    presentationLayer() as? CATransformLayer
  }
}
