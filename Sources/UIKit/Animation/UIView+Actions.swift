import QuartzCore

extension UIView {
  /// The animation of the current block, or null, which keeps the layer from animating by itself.
  func viewAction(for layer: CALayer, forKey event: String) -> any CAAction {
    let state = UIKitState.current
    guard layer === self.layer, state.areAnimationsEnabled, let block = state.animationBlocks.last,
      let property = AnimatableProperty(rawValue: event),
      property != .contents || state.fadesContents
    else { return Self.noAction }
    return PropertyAction(block: block, property: property, layer: layer)
  }

  private static let noAction = NSNull()
}
