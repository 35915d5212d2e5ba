import QuartzCore
import Testing

@Suite("Presentations") @MainActor struct PresentationTests {
  @Test func `a presentation leads back to its model and to itself`() throws {
    let stage = Stage()
    let (layer, child) = (stage.layer(CAShapeLayer()), CALayer())
    stage.still {
      layer.addSublayer(child)
      child.position.x = 5
    }
    stage.world.tick()
    let shown = try #require(layer.presentation())
    #expect(shown.presentation() === shown)
    #expect(shown.model() === layer)
    #expect(layer.model() === layer)
    #expect(shown.sublayers?.first?.position.x == 5)
    #expect(shown.sublayers?.first?.model() === child)
    #expect(shown.superlayer?.model() === stage.root)
    #expect(shown.strokeEnd == 1)
  }

  @Test func `a presentation cannot be changed`() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let shown = try #require(layer.presentation())
    stage.world.perform {
      shown.opacity = 0.5
      shown.addSublayer(CALayer())
    }
    #expect(shown.opacity == 1)
    #expect(stage.world.issues.count == 2)
  }

  @Test func `a presentation lists the model's animations and is placed in space`() throws {
    let stage = Stage()
    let (layer, child) = (stage.layer(CALayer()), CALayer())
    stage.still { layer.addSublayer(child) }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    stage.add(animation, to: layer, forKey: "x")
    stage.world.advance(by: 0.5)
    let shown = try #require(child.presentation())
    #expect(shown.convert(CGPoint.zero, to: stage.root.presentation()).x == 50)
    #expect(layer.presentation()?.animationKeys() == ["x"])
    #expect(layer.presentation()?.frame.origin.x == 50)
  }
}
