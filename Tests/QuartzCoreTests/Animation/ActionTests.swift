import QuartzCore
import TestSupport
import Testing

@Suite("Actions") @MainActor struct ActionTests {
  /// Answers with what it is told to.
  private final class Owner: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  /// Notes that it ran, and what the model was then.
  private final class Noting: CAAction {
    var notes: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      notes.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  @Test(.spec("U-111")) func `a change of a committed layer is animated`() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform { layer.opacity = 0.3 }
    SpecCase("U-111").expect(layer.animationKeys(), equals: ["opacity"])
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    SpecCase("U-111").expect(animation.duration, equals: 0.25)
    SpecCase("U-111").expect((animation.fromValue as? NSNumber)?.doubleValue, equals: 1)
    SpecCase("U-111").expect(that: animation.toValue == nil)
    SpecCase("U-111").expect(animation.fillMode, equals: .backwards)
    SpecCase("U-111").expect(animation.timingFunction?.description, equals: "default")
  }

  @Test(.spec("U-112")) func `a frame is animated as position and bounds`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform { layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    SpecCase("U-112").expect(layer.animationKeys(), equals: ["position", "bounds"])
  }

  @Test(.spec("U-113")) func `hiding fades`() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform { layer.isHidden = true }
    SpecCase("U-113").expect(layer.animationKeys(), equals: ["transition"])
    let transition = try #require(layer.animation(forKey: "transition") as? CATransition)
    SpecCase("U-113").expect(transition.type, equals: .fade)
  }

  @Test(.spec("U-114")) func `a layer that was never committed is not animated`() {
    let stage = Stage()
    let layer = CALayer()
    stage.world.perform {
      layer.opacity = 0.5
      stage.root.addSublayer(layer)
      layer.opacity = 0.25
    }
    SpecCase("U-114").expect(that: layer.animationKeys() == nil)
    SpecCase("U-114").expect(that: layer.presentation() == nil)
  }

  @Test func `the delegate comes first, then the dictionaries`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let (owner, noting) = (Owner(), Noting())
    stage.world.perform {
      layer.style = ["style": ["actions": ["opacity": noting]]]
      layer.opacity = 0.5
      #expect(noting.notes == ["opacity 0.5"])
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.25
      #expect(noting.notes.count == 1)
      #expect(layer.animationKeys() == nil)
      layer.delegate = owner
      owner.answer = noting
      layer.opacity = 0.75
      #expect(noting.notes == ["opacity 0.5", "opacity 0.75"])
      owner.answer = NSNull()
      layer.actions = nil
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
      #expect(owner.asked == ["opacity", "opacity"])
    }
  }

  @Test func `disabled actions are not asked for`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let owner = Owner()
    stage.still {
      layer.delegate = owner
      layer.opacity = 0.5
      #expect(owner.asked.isEmpty)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "mine")
    }
    #expect(layer.animationKeys() == ["mine"])
  }

  @Test func `an unchanged value asks for nothing, and some keys have no action`() {
    let stage = Stage()
    let layer = stage.layer(CAShapeLayer())
    stage.world.perform {
      layer.opacity = 1
      layer.isDoubleSided = false
      layer.contentsGravity = .center
      layer.cornerCurve = .continuous
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      layer.speed = 2
      layer.backgroundColor = .black
      #expect(layer.animationKeys() == nil)
      layer.backgroundColor = .white
      #expect(layer.animationKeys() == ["backgroundColor"])
      layer.lineWidth = 3
      #expect(layer.animationKeys() == ["backgroundColor", "lineWidth"])
    }
  }

  @Test func `the transaction's duration and pace are used`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position = CGPoint(x: 100, y: 0)
      CATransaction.commit()
    }
    stage.world.tick()
    #expect(abs(layer.evaluatedState(at: 0.5).position.x - 25) < 1e-9)
    stage.world.advance(by: 2)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 100)
  }
}
