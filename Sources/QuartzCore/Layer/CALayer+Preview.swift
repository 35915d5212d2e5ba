extension CALayer {
  /// Returns a copy of the layer with the values that a commit at this moment would put on screen.
  ///
  /// Unlike `presentation()` it counts model values and animations that were set since the last
  /// commit. An animation that has no begin of its own is taken to begin now.
  package final func preview() -> CALayer {
    let now = modelLocalTime(fromRoot: (treeWorld ?? World.current).clock.now)
    var state = modelState
    for item in attachedAnimations {
      item.apply(at: item.timing.begin == 0 && !item.isResolved ? 0 : now, to: &state)
    }
    let layer = makePresentation()
    layer.name = name
    layer.modelState = state
    return layer
  }
}
