extension CALayer {
  /// Whether an animation moves a key whose changes ask for new contents.
  final func redraws(for effect: AnimationEffect) -> Bool {
    effect.keyPaths.contains { type(of: self).needsDisplay(forKey: $0) }
  }

  /// Makes the contents anew while such an animation runs.
  ///
  /// > Compatibility: iOS draws the presentation layer. Here the layer itself is drawn, and has the
  /// > values on screen meanwhile.
  final func redraw(at time: CFTimeInterval) {
    let model = modelState
    modelState = evaluatedState(at: time)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    display()
    _ = World.current.transactions.commit()
    let contents = modelState.style.contents
    modelState = model
    modelState.style.contents = contents
    mark(.needsCommit)
  }
}

extension World {
  /// Makes the contents of layers anew that depend on values which move.
  func redrawMoving() {
    let layers = animatedLayers.filter { layer in
      layer.attached.contains { $0.redraws && $0.isResolved } && layer.treeWorld === self
    }
    // Those whose animation has ended are drawn once more, with the values that they are left with.
    let ended = redrawnLayers.filter { layer in
      layer.treeWorld === self && !layers.contains { $0 === layer }
    }
    redrawnLayers = layers
    guard !layers.isEmpty || !ended.isEmpty else { return }
    for layer in layers + ended { layer.redraw(at: clock.now) }
    for root in roots where !root.subtreeFlags.isEmpty { root.commitSubtree() }
  }
}
