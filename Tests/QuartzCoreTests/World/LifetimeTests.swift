import QuartzCore
import Testing

@Suite("Lifetimes") @MainActor struct LifetimeTests {
  /// Says when it is gone.
  private nonisolated final class Counted: CALayer {
    private let gone: () -> Void

    init(_ gone: @escaping () -> Void) {
      self.gone = gone
      super.init()
    }

    required init?(coder: NSCoder) {
      gone = {}
      super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }

    deinit {
      gone()
    }
  }

  /// Keeps the layer that it watches, as animation delegates do that are views or controllers.
  private final class Owner: NSObject, CAAnimationDelegate {
    let layer: CALayer

    init(_ layer: CALayer) {
      self.layer = layer
    }
  }

  private func animation(_ round: Int, _ layer: CALayer) -> CAAnimation {
    let basic = CABasicAnimation(keyPath: "position.x")
    basic.toValue = 10
    basic.duration = 0.01
    switch round % 5 {
    case 0:
      basic.delegate = Owner(layer)
      return basic
    case 1:
      let group = CAAnimationGroup()
      group.animations = [basic, CASpringAnimation(keyPath: "opacity")]
      group.delegate = Owner(layer)
      return group
    case 2:
      return CATransition()
    case 3:
      let own = CABasicAnimation(keyPath: "angle")
      (own.fromValue, own.toValue, own.duration) = (0, 1, 0.01)
      return own
    default:
      let frames = CAKeyframeAnimation(keyPath: "position")
      frames.values = [CGPoint.zero, CGPoint(x: 1, y: 1)]
      frames.repeatCount = .infinity
      return frames
    }
  }

  @Test func `ten thousand rounds of every kind of animation leave no layer alive`() {
    let stage = Stage()
    var alive = 0
    for round in 0..<10_000 {
      let layer = Counted { alive -= 1 }
      let child = Counted { alive -= 1 }
      alive += 2
      stage.still {
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        if round % 2 == 0 { layer.mask = child } else { layer.addSublayer(child) }
        stage.root.addSublayer(layer)
      }
      stage.world.tick()
      stage.world.perform {
        CATransaction.begin()
        CATransaction.setCompletionBlock { layer.opacity = 0.5 }
        layer.add(animation(round, layer), forKey: "x")
        child.opacity = 0.25
        CATransaction.commit()
        _ = child.presentation()?.superlayer
      }
      if round % 3 == 0 { stage.world.advance(by: 0.02, step: 0.02) }
      stage.still { layer.removeFromSuperlayer() }
      stage.world.tick()
    }
    stage.world.tick()
    #expect(alive == 0)
    #expect(stage.root.subtreeAnimationCount == 0)
    #expect(!stage.world.needsFrame)
  }
}
