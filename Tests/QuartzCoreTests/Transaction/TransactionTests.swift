import QuartzCore
import TestSupport
import Testing

@Suite("Transactions") @MainActor struct TransactionTests {
  private func fade(_ log: EventLog, _ duration: Double = 0.1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = log
    return animation
  }

  @Test(.spec("U-109", "U-110")) func `settings are inherited and go back`() {
    Stage().world.perform {
      SpecCase("U-109").expect(CATransaction.animationDuration(), equals: 0.25)
      SpecCase("U-109").expect(that: !CATransaction.disableActions())
      SpecCase("U-109").expect(that: CATransaction.animationTimingFunction() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.begin()
      var values = [CATransaction.animationDuration()]
      CATransaction.setAnimationDuration(2)
      CATransaction.commit()
      values.append(CATransaction.animationDuration())
      CATransaction.commit()
      values.append(CATransaction.animationDuration())
      SpecCase("U-110").expect(values)
    }
  }

  @Test(.spec("U-115")) func `a block runs after the animation and before its delegate`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("block") }
      layer.add(fade(log), forKey: "fade")
      CATransaction.commit()
      log.events.append("commit")
    }
    stage.world.advance(by: 0.2)
    SpecCase("U-115").expect(log.events, equals: ["commit", "start", "block", "stop(true)"])
  }

  @Test(.spec("U-116")) func `an animation taken away ends unfinished`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("block") }
      layer.add(fade(log), forKey: "fade")
      CATransaction.commit()
    }
    stage.world.advance(by: 0.05)
    stage.world.perform { layer.removeAnimation(forKey: "fade") }
    #expect(log.events == ["start"])
    stage.world.tick()
    SpecCase("U-116").expect(log.events, equals: ["start", "block", "stop(false)"])
  }

  @Test(.spec("U-117")) func `a block set afterwards does not wait`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.begin()
      layer.add(fade(log), forKey: "fade")
      CATransaction.setCompletionBlock { log.events.append("block") }
      CATransaction.commit()
      #expect(log.events.isEmpty)
    }
    stage.world.tick()
    SpecCase("U-117").expect(log.events, equals: ["start", "block"])
  }

  @Test(.spec("U-118")) func `an animation outside every window ends at once`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = CALayer()
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("block") }
      layer.add(fade(log), forKey: "fade")
      CATransaction.commit()
    }
    stage.world.tick()
    SpecCase("U-118").expect(log.events, equals: ["start", "stop(false)", "block"])
    SpecCase("U-118").expect(that: layer.animationKeys() == nil)
  }

  @Test(.spec("U-119")) func `an animation that is kept is told of once`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    let animation = fade(log)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    stage.still { layer.opacity = 0.25 }
    stage.add(animation, to: layer, forKey: "fade")
    stage.world.advance(by: 1)
    SpecCase("U-119").expect(log.events, equals: ["start", "stop(true)"])
    SpecCase("U-119").expect(layer.animationKeys(), equals: ["fade"])
    SpecCase("U-119").expect(layer.presentation()?.opacity, equals: 1)
    #expect(!stage.world.needsFrame)
    stage.still { layer.removeFromSuperlayer() }
    stage.world.tick()
    #expect(log.events == ["start", "stop(true)"])
  }

  @Test func `a block waits for animations of inner transactions, and a second one replaces it`() {
    let (stage, log) = (Stage(), EventLog())
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("first") }
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      layer.add(fade(log, 0.2), forKey: "a")
      CATransaction.commit()
      CATransaction.setCompletionBlock { log.events.append("second") }
      layer.add(fade(log, 0.1), forKey: "b")
      CATransaction.commit()
    }
    stage.world.advance(by: 0.15)
    #expect(log.events == ["start", "start", "second", "stop(true)"])
    stage.world.advance(by: 0.1)
    #expect(log.events.suffix(2) == ["first", "stop(true)"])
  }

  @Test func `a block without animations runs after the commit of the turn`() {
    let (stage, log) = (Stage(), EventLog())
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.events.append("block") }
      CATransaction.commit()
      CATransaction.flush()
      #expect(log.events.isEmpty)
    }
    stage.world.tick()
    #expect(log.events == ["block"])
  }

  @Test func `on screen is what was committed`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.25
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.flush()
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func `one commit too many is reported`() {
    let stage = Stage()
    stage.world.perform { CATransaction.commit() }
    #expect(stage.world.issues.count == 1)
  }
}
