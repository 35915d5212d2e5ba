import CoreGraphics
import QuartzCore
import Testing

@Suite("Revisions") @MainActor struct RevisionTests {
  private let stage = Stage()

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    return fade
  }

  @Test func `a moved layer keeps its paint and tells all layers around it`() {
    let (layer, sibling) = (stage.layer(CALayer()), stage.layer(CALayer()))
    let (paint, tree) = (layer.paintRevision, stage.root.subtreeRevision)
    let still = sibling.subtreeRevision
    stage.still {
      layer.position.x = 9
      layer.opacity = 0.5
      layer.transform = CATransform3DMakeScale(2, 2, 1)
    }
    stage.world.tick()
    #expect(layer.paintRevision == paint)
    #expect(stage.root.subtreeRevision != tree)
    #expect(sibling.isUnchanged(since: still))
  }

  @Test(arguments: ["backgroundColor", "bounds", "cornerRadius", "contentsScale", "hidden", "mask"])
  func `whatever else changes makes new paint`(key: String) {
    let layer = stage.layer(CALayer())
    let paint = layer.paintRevision
    stage.still {
      switch key {
      case "backgroundColor": layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      case "bounds": layer.bounds.size.width = 7
      case "cornerRadius": layer.cornerRadius = 3
      case "contentsScale": layer.contentsScale = 2
      case "hidden": layer.isHidden = true
      default: layer.mask = CALayer()
      }
    }
    #expect(!layer.hasStillPaint)
    stage.world.tick()
    #expect(layer.paintRevision != paint && layer.hasStillPaint)
  }

  @Test func `no two layers have the same revision`() {
    let layers = (0..<5).map { _ in stage.layer(CALayer()) }
    #expect(Set(layers.map(\.subtreeRevision)).count == layers.count)
    #expect(Set(layers.map(\.paintRevision)).count == layers.count)
  }

  @Test func `a layer with an animation below it is not unchanged`() {
    let (outer, inner) = (stage.layer(CALayer()), CALayer())
    stage.still { outer.addSublayer(inner) }
    stage.world.tick()
    let revision = outer.subtreeRevision
    #expect(outer.isUnchanged(since: revision))
    stage.add(fade(), to: inner)
    #expect(!outer.isUnchanged(since: outer.subtreeRevision))
    #expect(inner.hasStillPaint)
  }

  @Test func `an uncommitted change shows before the commit names it`() {
    let layer = stage.layer(CALayer())
    let revision = layer.subtreeRevision
    stage.still { layer.position.x = 5 }
    #expect(layer.subtreeRevision == revision && !layer.isUnchanged(since: revision))
  }
}
