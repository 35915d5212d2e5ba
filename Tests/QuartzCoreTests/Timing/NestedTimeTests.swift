import QuartzCore
import TestSupport
import Testing

/// The usual ways to pause, resume and slow layers, as they are written for iOS, in nested layers.
@Suite("Nested layer time") @MainActor struct NestedTimeTests {
  private let stage = Stage(at: 50)

  private func pause(_ layer: CALayer) {
    stage.world.perform {
      let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
    }
  }

  private func resume(_ layer: CALayer) {
    stage.world.perform {
      let pausedTime = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      let timeSincePause = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      layer.beginTime = timeSincePause
    }
  }

  private func run(_ seconds: Double) {
    stage.world.advance(by: seconds, step: 0.05)
  }

  /// A layer in two others whose x moves from 0 to 100 in ten seconds.
  private func tree() -> (outer: CALayer, inner: CALayer, leaf: CALayer) {
    let (outer, inner, leaf) = (stage.layer(CALayer()), CALayer(), CALayer())
    stage.still {
      outer.addSublayer(inner)
      inner.addSublayer(leaf)
    }
    stage.world.tick()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 10
    stage.add(animation, to: leaf, forKey: "x")
    return (outer, inner, leaf)
  }

  private func x(_ layer: CALayer) -> Double {
    Double(layer.presentation()?.position.x ?? -1)
  }

  @Test func `pausing twice and resuming twice goes on where it stopped`() {
    let (_, inner, leaf) = tree()
    run(1)
    for round in 1...3 {
      let before = x(leaf)
      pause(inner)
      run(2.5)
      #expect(abs(x(leaf) - before) < 1e-6, "round \(round)")
      resume(inner)
      run(0)
      #expect(abs(x(leaf) - before) < 1e-6, "round \(round)")
      run(1)
      #expect(abs(x(leaf) - before - 10) < 1e-6, "round \(round)")
    }
  }

  @Test func `a layer pauses inside a paused one`() {
    let (outer, inner, leaf) = tree()
    run(2)
    pause(outer)
    run(1)
    pause(inner)
    run(1)
    resume(outer)
    run(1)
    #expect(abs(x(leaf) - 20) < 1e-6)
    resume(inner)
    run(1)
    #expect(abs(x(leaf) - 30) < 1e-6)
  }

  @Test func `a layer pauses and resumes while time is slow above it`() {
    let (outer, inner, leaf) = tree()
    stage.world.perform {
      let now = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0.5
      outer.timeOffset = now
      outer.beginTime = CACurrentMediaTime()
    }
    run(2)
    #expect(abs(x(leaf) - 10) < 1e-6)
    pause(inner)
    run(3)
    #expect(abs(x(leaf) - 10) < 1e-6)
    resume(inner)
    run(2)
    #expect(abs(x(leaf) - 20) < 1e-6)
  }

  @Test func `what is added to a paused layer waits, and completes only after it goes on`() {
    let (_, inner, leaf) = tree()
    pause(inner)
    run(1)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    stage.add(animation, to: leaf, forKey: "fade")
    run(5)
    #expect(leaf.presentation()?.opacity == 0)
    #expect(leaf.animation(forKey: "fade") != nil)
    resume(inner)
    run(0.5)
    #expect(abs(Double(leaf.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    run(0.6)
    #expect(leaf.animation(forKey: "fade") == nil)
  }

  @Test func `times lead there and back through every layer`() {
    for seed in 0..<200 {
      var random = SeededGenerator(UInt64(seed))
      let layers = (0..<4).map { _ in CALayer() }
      for (index, layer) in layers.enumerated() {
        if index > 0 { layers[index - 1].addSublayer(layer) }
        layer.speed = Float(random.number(0.25...3))
        layer.timeOffset = random.number(0...9)
        layer.beginTime = random.number(0.1...2)
      }
      // Late enough for every layer to have begun.
      let time = random.number(200...300)
      let local = layers[3].convertTime(time, from: nil)
      #expect(abs(layers[3].convertTime(local, to: nil) - time) < 1e-6)
      let plain = layers.reduce(time) { outer, layer in
        (outer - layer.beginTime) * Double(layer.speed) + layer.timeOffset
      }
      #expect(abs(plain - local) < 1e-6)
      #expect(abs(layers[3].convertTime(time, from: layers[3]) - time) < 1e-6)
    }
  }
}
