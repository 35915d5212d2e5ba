extension CALayer {
  /// The world of the tree that the layer is in, or nil.
  package final var treeWorld: World? {
    var layer = original
    while let next = layer.parent { layer = next }
    return layer.attachedWorld
  }

  /// The sublayers without copies, and the mask.
  package final var childLayers: [CALayer] { children }

  /// The mask, as the model has it.
  package final var modelMask: CALayer? { maskLayer }

  /// The layer around this one, as the model has it.
  package final var modelParent: CALayer? { parent }

  // MARK: - Changes

  final func insert(_ layer: CALayer, at index: Int) {
    guard allowsChange("sublayers"), allowsChild(layer) else { return }
    if layer.parent === self, layer !== maskLayer {
      move(layer, to: index)
      return
    }
    layer.removeFromSuperlayer()
    let action = answer(to: "sublayers")
    children.insert(layer, at: min(max(index, 0), children.count))
    adopt(layer)
    if let action { run(action, "sublayers") }
    layer.tell(kCAOnOrderIn)
    setNeedsLayout()
  }

  private func move(_ layer: CALayer, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === layer }) else { return }
    let action = answer(to: "sublayers")
    children.remove(at: old)
    children.insert(layer, at: min(max(index, 0), children.count))
    mark(.needsCommit)
    if let action { run(action, "sublayers") }
    setNeedsLayout()
  }

  private func allowsChild(_ layer: CALayer) -> Bool {
    guard sequence(first: self, next: { $0.parent }).contains(where: { $0 === layer }) else {
      return true
    }
    World.current.report(
      CompatibilityIssue(
        message: "A layer cannot be put into itself or into a layer below it.",
        context: context("addSublayer")
      )
    )
    return false
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, isAbove: Bool) {
    if let sibling, sibling === layer { return }
    guard let sibling else { return insert(layer, at: isAbove ? children.count : 0) }
    guard let place = children.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: children.count)
    }
    var index = isAbove ? place + 1 : place
    // A layer that is here already leaves its old place first.
    if layer.parent === self, children[..<place].contains(where: { $0 === layer }) { index -= 1 }
    insert(layer, at: index)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard allowsChange("sublayers"), old !== new else { return }
    guard children.contains(where: { $0 === old }) else {
      World.current.report(
        CompatibilityIssue(
          message: "The layer to replace is not a sublayer.",
          context: context("replaceSublayer")
        )
      )
      return
    }
    guard allowsChild(new) else { return }
    new.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    let action = answer(to: "sublayers")
    children[index] = new
    release(old)
    adopt(new)
    if let action { run(action, "sublayers") }
    old.tell(kCAOnOrderOut)
    new.tell(kCAOnOrderIn)
    setNeedsLayout()
  }

  final func removeFromParent() {
    guard allowsChange("superlayer"), let parent else { return }
    if parent.maskLayer === self {
      parent.mask = nil
      return
    }
    guard let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    let action = parent.answer(to: "sublayers")
    parent.children.remove(at: index)
    parent.release(self)
    if let action { parent.run(action, "sublayers") }
    tell(kCAOnOrderOut)
    parent.setNeedsLayout()
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    guard allowsChange("sublayers") else { return }
    for child in children where !layers.contains(where: { $0 === child }) {
      child.removeFromSuperlayer()
    }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  final func setMask(_ layer: CALayer?) {
    guard allowsChange("mask"), maskLayer !== layer else { return }
    if let layer, !allowsChild(layer) { return }
    let action = answer(to: "mask")
    layer?.removeFromSuperlayer()
    let old = maskLayer
    maskLayer = layer
    if let old { release(old) }
    if let layer { adopt(layer) }
    mark(.needsCommit)
    if let action { run(action, "mask") }
    old?.tell(kCAOnOrderOut)
    layer?.tell(kCAOnOrderIn)
  }

  private func adopt(_ child: CALayer) {
    child.parent = self
    // Pictures may stand upside down here.
    if CALayer.hasFlips { child.markSubtreeForCommit() }
    countAnimations(child.treeAnimationCount)
    mark(child.subtreeFlags.union(.needsCommit), ownWork: [.needsCommit, .changesPaint])
  }

  private func release(_ child: CALayer) {
    treeWorld?.noteRemoval(of: child)
    child.parent = nil
    countAnimations(-child.treeAnimationCount)
    mark(.needsCommit)
  }

  private func tell(_ event: String) {
    if let action = answer(to: event) { run(action, event) }
  }

  final func countAnimations(_ difference: Int) {
    guard difference != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.treeAnimationCount += difference
      layer = current.parent
    }
  }
}
