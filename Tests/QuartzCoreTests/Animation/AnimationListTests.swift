import QuartzCore
import Testing

@Suite("Animation list") @MainActor struct AnimationListTests {
  /// An animation class made outside the package.
  private nonisolated final class Tagged: CABasicAnimation {
    var extra = 7
  }

  private func move(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = duration
    return animation
  }

  @Test func `a layer keeps a copy`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = move()
    animation.setValue("t", forKey: "tag")
    stage.add(animation, to: layer, forKey: "x")
    animation.toValue = 1_000
    let stored = layer.animation(forKey: "x") as? CABasicAnimation
    #expect(stored !== animation)
    #expect(stored?.toValue as? Int == 10)
    #expect(stored?.value(forKey: "tag") as? String == "t")
    #expect(layer.evaluatedState(at: 0.5).position.x == 5)
    stage.world.perform { stored?.duration = 9 }
    #expect(stage.world.issues.count == 1)
  }

  @Test func `subclasses keep their class`() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = Tagged(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    stage.add(animation, to: layer, forKey: "x")
    #expect(layer.animation(forKey: "x") is Tagged)
    animation.toValue = 99
    #expect(layer.evaluatedState(at: 0.5).position.x == 5)
    let copy = try #require(animation.copy() as? Tagged)
    #expect(copy.keyPath == "position.x")
    #expect(copy.extra == 7)
    let classes: [CAAnimation] = [
      CAAnimation(), CAPropertyAnimation(), CABasicAnimation(), CASpringAnimation(),
      CAKeyframeAnimation(), CAAnimationGroup(), CATransition(),
    ]
    for animation in classes {
      #expect(type(of: animation.copy() as AnyObject) == type(of: animation))
    }
  }

  @Test func `keys are kept in order and replaced`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    #expect(layer.animationKeys() == nil)
    let first = move()
    first.delegate = log
    stage.world.perform {
      layer.add(first, forKey: "a")
      layer.add(move(), forKey: "b")
      layer.add(move(), forKey: nil)
      layer.add(CATransition(), forKey: "mine")
    }
    stage.world.tick()
    #expect(layer.animationKeys() == ["a", "b", "transition"])
    stage.add(move(), to: layer, forKey: "a")
    #expect(log.events == ["start", "stop(false)"])
    #expect(layer.animationKeys() == ["b", "transition", "a"])
    stage.world.perform { layer.removeAllAnimations() }
    #expect(layer.animationKeys() == nil)
  }

  @Test func `later animations win and additive ones add`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.add(move(), to: layer)
    let other = move()
    other.toValue = 100
    stage.add(other, to: layer)
    let more = move()
    more.isAdditive = true
    stage.add(more, to: layer)
    #expect(layer.evaluatedState(at: 0.5).position.x == 55)
  }

  @Test func `leaving the tree stops animations`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    let animation = move()
    animation.delegate = log
    stage.add(animation, to: layer, forKey: "x")
    stage.still { layer.removeFromSuperlayer() }
    stage.world.tick()
    #expect(log.events == ["start", "stop(false)"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
  }

  @Test func `moving to another superlayer keeps animations`() {
    let (stage, log) = (Stage(), EventLog())
    let (layer, other) = (stage.layer(CALayer()), stage.layer(CALayer()))
    let animation = move()
    animation.delegate = log
    stage.add(animation, to: layer, forKey: "x")
    stage.still { other.addSublayer(layer) }
    stage.world.advance(by: 0.5)
    #expect(layer.presentation()?.position.x == 5)
    #expect(log.events == ["start"])
  }

  @Test func `ends are told in the order of time, whatever the step`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    for (tag, duration) in [("slow", 0.5), ("fast", 0.3), ("middle", 0.4)] {
      let animation = move(duration)
      animation.delegate = log
      animation.setValue(tag, forKey: "tag")
      stage.world.perform { layer.add(animation, forKey: tag) }
    }
    stage.world.tick()
    log.events = []
    stage.world.clock.set(to: 1)
    stage.world.tick()
    #expect(log.events == ["stop(true) fast", "stop(true) middle", "stop(true) slow"])
  }

  @Test func `a hook sees animations before they are added`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    var seen: [String] = []
    stage.world.willAddAnimation = { animation, layer, key in
      seen.append("\(type(of: animation)) \(key ?? "nil")")
      animation.duration = 4
    }
    stage.add(move(), to: layer, forKey: "x")
    #expect(seen == ["CABasicAnimation x"])
    #expect(layer.animation(forKey: "x")?.duration == 4)
  }

  @Test func `an animation that begins later waits`() {
    let (stage, log) = (Stage(at: 3), EventLog())
    let layer = stage.layer(CALayer())
    let animation = move()
    animation.delegate = log
    animation.beginTime = CACurrentMediaTimeProbe.now(in: stage.world) + 2
    animation.fillMode = .backwards
    stage.still { layer.position.x = 50 }
    stage.add(animation, to: layer, forKey: "x")
    #expect(layer.presentation()?.position.x == 0)
    #expect(stage.world.nextDeadline == 5)
    stage.world.advance(by: 2.5)
    #expect(layer.presentation()?.position.x == 5)
    stage.world.advance(by: 0.5)
    #expect(log.events == ["start", "stop(true)"])
    #expect(layer.presentation()?.position.x == 50)
  }

  @Test func `an adopted animation is kept itself and cannot be changed`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = move()
    stage.world.perform { layer.add(adopting: animation, forKey: "x") }
    stage.world.tick()
    #expect(layer.animation(forKey: "x") === animation)
    #expect(layer.evaluatedState(at: 0.5).position.x == 5)
    stage.world.perform { animation.duration = 9 }
    #expect(stage.world.issues.count == 1)
    #expect(layer.evaluatedState(at: 0.5).position.x == 5)
  }

  @Test func `a layer that moves to another world begins what waits there`() {
    let (one, other) = (Stage(), Stage())
    let layer = one.layer(CALayer())
    one.world.perform { layer.add(move(), forKey: "x") }
    layer.removeFromSuperlayer()
    other.root.addSublayer(layer)
    other.world.perform { layer.add(move(), forKey: "y") }
    other.world.tick()
    let isResolved = layer.attachedAnimations.map(\.isResolved)
    #expect(isResolved == [true, true])
  }
}
