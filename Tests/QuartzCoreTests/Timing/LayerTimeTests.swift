import QuartzCore
import TestSupport
import Testing

@Suite("Layer time") @MainActor struct LayerTimeTests {
  private func timed(_ begin: Double, _ speed: Float, _ offset: Double) -> CALayer {
    let layer = CALayer()
    layer.beginTime = begin
    layer.speed = speed
    layer.timeOffset = offset
    return layer
  }

  @Test(.spec("U-71", "U-72", "U-73", "U-74")) func `times are converted as measured`() {
    let (c, d) = (CALayer(), timed(3, 2, 1))
    c.addSublayer(d)
    SpecCase("U-71").expect([d.convertTime(10, from: c), d.convertTime(15, to: c)])
    let (root, child) = (timed(1, 2, 3), timed(6, 4, 5))
    root.addSublayer(child)
    SpecCase("U-72").expect([
      root.convertTime(10, from: nil), root.convertTime(10, to: nil),
      child.convertTime(10, from: nil), child.convertTime(10, to: nil),
    ])
    let (parent, slow, paused) = (CALayer(), timed(8, 0.5, 7), timed(8, 0, 7))
    parent.addSublayer(slow)
    parent.addSublayer(paused)
    SpecCase("U-73").expect([7, 8, 10].map { slow.convertTime($0, from: parent) })
    SpecCase("U-74").expect([
      paused.convertTime(10, from: parent), parent.convertTime(10, from: paused),
    ])
  }

  @Test(.spec("U-75")) func `pausing and resuming go on where they stopped`() {
    let stage = Stage(at: 9.8)
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    stage.add(animation, to: layer)
    stage.world.perform {
      stage.world.clock.set(to: 10)
      let pausedAt = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedAt
      stage.world.tick()
      stage.world.clock.set(to: 13.5)
      stage.world.tick()
      let held = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
      stage.world.tick()
      stage.world.clock.set(to: 14)
      SpecCase("U-75").expect([
        layer.beginTime, layer.convertTime(CACurrentMediaTime(), from: nil),
        Double(layer.evaluatedState(at: 14).position.x),
      ])
    }
  }

  @Test(.spec("U-76")) func `a slowed container goes on from where it is`() {
    let layer = timed(100, 0.25, 100)
    SpecCase("U-76").expect([layer.convertTime(104, from: nil)])
  }

  @Test func `scrubbing moves a held container and completes past the end`() {
    let stage = Stage(at: 5)
    let container = stage.layer(CALayer())
    let layer = CALayer()
    stage.still {
      container.addSublayer(layer)
      container.speed = 0
    }
    stage.world.tick()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 2
    stage.add(animation, to: layer, forKey: "x")
    for part in [0.25, 0.75, 0.5] {
      stage.world.perform { container.timeOffset = part * 2 }
      stage.world.advance(by: 1)
      #expect(layer.presentation()?.position.x == CGFloat(part) * 100)
    }
    #expect(!stage.world.needsFrame)
    stage.world.perform { container.timeOffset = 2.5 }
    stage.world.tick()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a container that a hand holds ends nothing`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    stage.world.perform { layer.speed = 0 }
    stage.world.tick()
    stage.add(animation, to: layer, forKey: "x")
    layer.holdsAnimations = true
    stage.world.perform { layer.timeOffset = 2 }
    stage.world.tick()
    #expect(layer.animationKeys() == ["x"])
    layer.holdsAnimations = false
    stage.world.tick()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `slow motion above slows animations that come later`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform { stage.root.speed = 0.1 }
    stage.world.tick()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    stage.add(animation, to: layer, forKey: "x")
    #expect(abs(layer.evaluatedState(at: 5).position.x - 50) < 1e-4)
    stage.world.clock.set(to: 9.9)
    stage.world.tick()
    #expect(layer.animationKeys() == ["x"])
    stage.world.clock.set(to: 10.1)
    stage.world.tick()
    #expect(layer.animationKeys() == nil)
  }
}
