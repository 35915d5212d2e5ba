package import QuartzCore

/// Makes a display list of a layer tree at a time.
package enum DisplayListBuilder {
  /// Makes a list of what is on screen at a time.
  ///
  /// - Parameters:
  ///   - root: The layer that holds the tree; its own position and transform apply.
  ///   - time: The time of the root's world, in seconds.
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point. Default 1.
  /// - Returns: The list.
  package static func build(
    root: CALayer,
    at time: CFTimeInterval,
    size: CGSize,
    scale: CGFloat = 1
  ) -> DisplayList {
    prepare()
    var walk = LayerWalk(values: .onScreen, scale: Double(scale))
    walk.drawRoot(root, time)
    return walk.list(size)
  }

  /// Makes a list of one layer and what is in it, as if its bounds filled the picture.
  ///
  /// - Parameters:
  ///   - layer: The layer; its own position and transform do not apply.
  ///   - time: The time of its world, in seconds; nil for the model values.
  ///   - bounds: The part of its plane that is shown; nil for its bounds.
  ///   - scale: Pixels per point. Default 1.
  /// - Returns: The list.
  package static func build(
    contentOf layer: CALayer,
    at time: CFTimeInterval?,
    bounds: CGRect? = nil,
    scale: CGFloat = 1
  ) -> DisplayList {
    prepare()
    var walk = LayerWalk(values: time == nil ? .model : .onScreen, scale: Double(scale))
    let parentTime = layer.modelParent?.localTime(fromRoot: time ?? 0) ?? time ?? 0
    let state = walk.state(of: layer, parentTime)
    let shown = bounds ?? state.bounds
    walk.drawContent(layer, state, origin: shown.origin, parentTime)
    return walk.list(shown.size)
  }

  /// Makes sure that `CALayer.render(in:)` draws with this module.
  static func prepare() {
    if CALayer.renderHook == nil { LayerImages.install() }
  }
}
