/// What a layer asks of its owner.
@preconcurrency
@MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents; by default they are drawn.
  func display(_ layer: CALayer)
  /// Draws the layer's contents; by default nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer's contents are drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers; by default nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns what answers a change; nil leaves it to the layer, and `NSNull` means nothing does.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw its contents.
  public func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves the answer to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
