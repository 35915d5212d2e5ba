import QuartzCore
import Testing

@Suite("Layer tree") @MainActor struct LayerTreeTests {
  /// Writes down which actions a layer is asked for.
  private nonisolated final class Listening: CALayer {
    nonisolated(unsafe) static var log: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
      Self.log.append("\(name ?? "")\(event)")
      return nil
    }
  }

  private func named(_ name: String) -> Listening {
    let layer = Listening()
    layer.name = name
    return layer
  }

  @Test func `adding moves a layer and never duplicates it`() {
    let (a, b, child, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    a.addSublayer(child)
    a.addSublayer(other)
    a.addSublayer(child)
    #expect(a.sublayers == [other, child])
    b.addSublayer(child)
    #expect(a.sublayers == [other])
    #expect(child.superlayer === b)
    child.removeFromSuperlayer()
    #expect(b.sublayers == nil)
    #expect(child.superlayer == nil)
  }

  @Test func `indices are clamped and siblings found`() {
    let root = CALayer()
    let layers = (0..<5).map { _ in CALayer() }
    root.insertSublayer(layers[0], at: 99)
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], below: layers[0])
    root.insertSublayer(layers[3], below: CALayer())
    root.insertSublayer(layers[4], above: layers[1])
    #expect(root.sublayers == [layers[1], layers[4], layers[2], layers[0], layers[3]])
    root.insertSublayer(layers[3], below: nil)
    #expect(root.sublayers?.first === layers[3])
    root.insertSublayer(layers[3], above: nil)
    #expect(root.sublayers?.last === layers[3])
    let new = CALayer()
    root.replaceSublayer(layers[4], with: new)
    #expect(root.sublayers?[1] === new)
    #expect(layers[4].superlayer == nil)
  }

  @Test func `replacing what is no sublayer, and loops, are reported`() {
    let stage = Stage()
    stage.world.perform {
      let (a, b) = (CALayer(), CALayer())
      a.replaceSublayer(CALayer(), with: b)
      a.addSublayer(b)
      b.addSublayer(a)
      #expect(a.superlayer == nil)
    }
    #expect(stage.world.issues.count == 2)
  }

  @Test func `a mask has a superlayer and is no sublayer`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test func `actions are asked for in order`() {
    let (root, child, other) = (named("root."), named("child."), named("other."))
    Listening.log = []
    root.addSublayer(child)
    #expect(Listening.log == ["root.sublayers", "child.onOrderIn"])
    root.addSublayer(other)
    Listening.log = []
    root.addSublayer(child)
    #expect(Listening.log == ["root.sublayers"])
    Listening.log = []
    child.removeFromSuperlayer()
    #expect(Listening.log == ["root.sublayers", "child.onOrderOut"])
    Listening.log = []
    root.mask = child
    #expect(Listening.log == ["root.mask", "child.onOrderIn"])
    Listening.log = []
    root.layoutIfNeeded()
    #expect(Listening.log == ["root.onLayout"])
  }

  @Test func `adding a sublayer asks for a layout`() {
    let (root, child) = (CALayer(), CALayer())
    root.layoutIfNeeded()
    root.addSublayer(child)
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    #expect(!root.needsLayout())
  }

  @Test func `animations below are counted through every change of the tree`() {
    let stage = Stage()
    let (a, b) = (stage.layer(CALayer()), CALayer())
    stage.still { a.addSublayer(b) }
    stage.add(CABasicAnimation(keyPath: "opacity"), to: b, forKey: "x")
    #expect(stage.root.subtreeAnimationCount == 1)
    stage.still { b.removeFromSuperlayer() }
    #expect(stage.root.subtreeAnimationCount == 0)
    stage.still { a.mask = b }
    #expect(stage.root.subtreeAnimationCount == 1)
    stage.world.perform { b.removeAllAnimations() }
    #expect(stage.root.subtreeAnimationCount == 0)
  }
}
