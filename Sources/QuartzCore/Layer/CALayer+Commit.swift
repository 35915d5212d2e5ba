extension CALayer {
  /// Notes that something has to be done about the layer before the next frame.
  final func mark(_ work: LayerWork) {
    mark(work, ownWork: work.contains(.needsCommit) ? work.union(.changesPaint) : work)
  }

  /// Notes work of the layer's own, and work somewhere in its subtree, all the way up.
  final func mark(_ work: LayerWork, ownWork own: LayerWork) {
    ownWork.formUnion(own)
    var layer = self
    while !layer.subtreeFlags.isSuperset(of: work) {
      layer.subtreeFlags.formUnion(work)
      guard let next = layer.parent else {
        layer.attachedWorld?.setNeedsFrame()
        return
      }
      layer = next
    }
  }

  private var branches: [CALayer] {
    guard let maskLayer else { return children }
    return children + [maskLayer]
  }

  // MARK: - Layout

  final func layoutSubtree() {
    guard subtreeFlags.contains(.needsLayout) else { return }
    subtreeFlags.remove(.needsLayout)
    if ownWork.remove(.needsLayout) != nil {
      if let action = answer(to: "onLayout") { run(action, "onLayout") }
      layoutSublayers()
    }
    for child in branches { child.layoutSubtree() }
  }

  /// So often may a layout ask for another one.
  private static let layoutLimit = 100

  final func layoutNow() {
    var top = self
    while let next = top.parent, next.ownWork.contains(.needsLayout) { top = next }
    top.layoutTreeNow()
  }

  /// Does now what layout was asked for in the layer and below it, and leaves the layers around it alone.
  package final func layoutTreeNow() {
    for _ in 0..<Self.layoutLimit {
      guard subtreeFlags.contains(.needsLayout) else { return }
      layoutSubtree()
    }
  }

  // MARK: - Display

  final func displaySubtree() {
    guard subtreeFlags.contains(.needsDisplay) else { return }
    subtreeFlags.remove(.needsDisplay)
    displayIfNeeded()
    for child in branches { child.displaySubtree() }
  }

  private static let largestSide: CGFloat = 16_384

  /// Draws the contents into a picture of the layer's size.
  package final func displayByDrawing() {
    let scale = max(contentsScale, 0.01)
    let size = bounds.size
    let width = min((size.width * scale).rounded(.up), Self.largestSide)
    let height = min((size.height * scale).rounded(.up), Self.largestSide)
    guard width >= 1, height >= 1 else {
      contents = nil
      return
    }
    let pixels = PixelBuffer(width: Int(width), height: Int(height), isOpaque: isOpaque)
    let context = CGContext(pixels: pixels, scale: scale)
    if contentsAreFlipped() {
      context.translateBy(x: 0, y: bounds.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    tellDelegateOfDrawing()
    draw(in: context)
    contents = context.makeImage()
  }

  /// Draws a layer tree into a context; set by the module that draws.
  // Set once before anything is drawn, on the main actor.
  package nonisolated(unsafe) static var renderHook: ((CALayer, CGContext) -> Void)?

  /// Draws what is on screen of a layer at a time of its world; set by the module that draws.
  // Set once before anything is drawn, on the main actor.
  package nonisolated(unsafe) static var captureHook: ((CALayer, CFTimeInterval) -> CGImage?)?

  final func renderModel(in context: CGContext) {
    guard let hook = CALayer.renderHook else {
      World.current.report(
        CompatibilityIssue(
          message: "Layers are drawn by the Compositor module, which is not part of this program.",
          context: "CALayer.render(in:)"
        )
      )
      return
    }
    hook(self, context)
  }

  // MARK: - Commit

  // Layers are committed on the main actor only.
  private nonisolated(unsafe) static var lastRevision: UInt64 = 0

  private static func makeRevision() -> UInt64 {
    lastRevision &+= 1
    return lastRevision
  }

  /// Makes the model of everything that changed below the committed one.
  final func commitSubtree() {
    guard subtreeFlags.contains(.needsCommit) else { return }
    subtreeFlags.remove(.needsCommit)
    treeRevision = Self.makeRevision()
    if ownWork.remove(.needsCommit) != nil {
      committed = modelState
      hasCommit = true
      lastOwnRevision = treeRevision
      generation &+= 1
      if ownWork.remove(.changesPaint) != nil { ownPaintRevision = treeRevision }
    }
    for child in children { child.commitSubtree() }
    maskLayer?.commitSubtree()
  }

  /// Asks for a commit of everything in the subtree, for a tree that comes into a world.
  final func markSubtreeForCommit() {
    mark(.needsCommit)
    for child in branches { child.markSubtreeForCommit() }
  }

  /// Forgets what was committed, for a tree that has left its world.
  final func forgetCommit() {
    hasCommit = false
    committed = LayerState()
    mark(.needsCommit)
    for child in branches { child.forgetCommit() }
  }
}

extension World {
  func noteRemoval(of layer: CALayer) {
    removedLayers.append(layer)
  }

  /// Forgets what was committed of the layers that have left their trees.
  func forgetRemoved() {
    let layers = removedLayers
    removedLayers = []
    for layer in layers where layer.treeWorld == nil { layer.forgetCommit() }
  }
}
