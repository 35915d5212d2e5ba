extension CALayer {
  // Layers are changed on the main actor only.
  /// Whether any layer ever had its geometry flipped.
  nonisolated(unsafe) static var hasFlips = false

  /// Whether pictures are drawn upside down in the layer's own coordinates, so that they stand
  /// upright: an odd number of flips above, up to a layer.
  package final func flipsContents(below root: CALayer? = nil) -> Bool {
    guard CALayer.hasFlips else { return false }
    var isFlipped = false
    var layer = original
    while layer !== root, let outer = layer.parent {
      if outer.modelState.flags.contains(.isGeometryFlipped) { isFlipped.toggle() }
      layer = outer
    }
    return isFlipped
  }
}
