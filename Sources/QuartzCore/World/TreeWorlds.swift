/// Finds the worlds of many layers in a row, most of which are in one layer, or in the layer before.
struct TreeWorlds {
  // All in one world.
  private var last: CALayer?
  private var outer: CALayer?
  private var inner: CALayer?
  private var world: World?

  /// Returns the world of the tree that a layer is in, or nil.
  mutating func world(of layer: CALayer) -> World? {
    guard let parent = layer.parent else { return layer.treeWorld }
    if parent === last {
      inner = parent
    } else if parent !== outer, parent !== inner {
      world = layer.treeWorld
      (outer, inner) = (parent, nil)
    }
    last = layer
    return world
  }
}
