import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIView.animate") struct UIViewAnimateTests {
  private let stage = Stage()

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? CALayer() }

  @Test(.spec("U-120"))
  func `given an overlapping block, when both run, then they add up`() {
    #expect(interruptedMove(options: .curveLinear, at: [0.25, 0.5, 0.75, 1, 1.25, 1.5]).count == 6)
    SpecCase("U-120").expect(
      interruptedMove(options: .curveLinear, at: [0.25, 0.5, 0.75, 1, 1.25, 1.5])
    )
  }

  @Test(.spec("U-121"))
  func `given overlapping blocks with eased curves, when both run, then velocity is continuous`() {
    SpecCase("U-121").expect(interruptedMove(options: [], at: [0.5, 0.75, 1, 1.25]))
  }

  /// center.y goes from 0 to 100 in one second; after half of it a second block sends it back.
  private func interruptedMove(
    options: UIView.AnimationOptions,
    at times: [TimeInterval]
  ) -> [Double] {
    let stage = Stage()
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.y = 100 }
    }
    var now: TimeInterval = 0
    var values: [Double] = []
    var isTurned = false
    for time in times {
      if time >= 0.5, !isTurned {
        stage.advance(0.5 - now)
        now = 0.5
        isTurned = true
        stage.turn {
          UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.y = 0 }
        }
      }
      if time > now { stage.advance(time - now) }
      now = time
      values.append(Double(view.layer.presentation()?.position.y ?? .nan))
    }
    return values
  }

  @Test(.spec("U-122"))
  func `given new bounds, when they are animated, then origin and size are added up separately`() {
    let view = stage.shownView()
    stage.turn { view.bounds = CGRect(x: 0, y: 0, width: 200, height: 200) }
    stage.run {
      UIView.animate(withDuration: 0.3) {
        view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      }
    }
    let origin = view.layer.animation(forKey: "bounds.origin") as? CABasicAnimation
    let size = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
    let specCase = SpecCase("U-122")
    specCase.expect(view.layer.animationKeys() ?? [], equals: ["bounds.origin", "bounds.size"])
    specCase.expect(origin?.fromValue as? CGPoint, equals: .zero)
    specCase.expect(size?.fromValue as? CGSize, equals: CGSize(width: 100, height: 100))
    specCase.expect(size?.toValue as? CGSize, equals: .zero)
    for animation in [origin, size] {
      specCase.expect(animation?.isAdditive, equals: true)
      specCase.expect(animation?.fillMode, equals: .both)
      specCase.expect(animation?.duration, equals: 0.3)
      specCase.expect(animation?.timingFunction?.points, equals: [0.42, 0, 0.58, 1])
    }
  }

  @Test(.spec("U-123"))
  func `given another frame, when it is half animated, then the shown frame is half way`() {
    let view = stage.shownView(CGRect(x: 10, y: 10, width: 10, height: 10))
    stage.turn {
      UIView.animate(withDuration: 5, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      }
    }
    stage.advance(2.5)
    let frame = shown(view).frame
    SpecCase("U-123").expect(
      [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    )
  }

  @Test(.spec("U-124"))
  func `given a delay, when alpha is animated, then the old value shows until it is over`() {
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 2, delay: 2, options: .curveLinear) { view.alpha = 0 }
    }
    let values = (1...4).map { _ in
      stage.advance(1)
      return Double(shown(view).opacity)
    }
    SpecCase("U-124").expect(values)
  }

  @Test(.spec("U-127"))
  func `given nothing to animate, when the block ran, then it completes in the next turn`() {
    let view = stage.shownView()
    var results: [Bool] = []
    stage.run {
      UIView.animate(withDuration: 5, animations: {}) { results.append($0) }
      UIView.animate(withDuration: 5) {
        view.alpha = 1
      } completion: {
        results.append($0)
      }
    }
    SpecCase("U-127").expect(results, equals: [])
    stage.world.tick()
    SpecCase("U-127").expect(results, equals: [true, true])
  }

  @Test(.spec("U-128"))
  func `given a block in a block, when it says nothing, then it takes the outer times`() {
    let (inheriting, overriding) = (stage.shownView(), stage.shownView())
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) {
          inheriting.alpha = 0
        }
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve]
        ) {
          overriding.alpha = 0
        }
      }
    }
    let first = inheriting.layer.animation(forKey: "opacity")
    let second = overriding.layer.animation(forKey: "opacity")
    let specCase = SpecCase("U-128")
    specCase.expect(first?.duration, equals: 1)
    specCase.expect(first?.timingFunction?.points, equals: [0, 0, 1, 1])
    specCase.expect(second?.duration, equals: 0.2)
    specCase.expect(second?.timingFunction?.points, equals: [0, 0, 0.58, 1])
  }

  @Test(.spec("U-170"))
  func `given the options, when their raw values are read, then they are UIKit's`() {
    let options: [UIView.AnimationOptions] = [
      .curveLinear, .repeat, .autoreverse, .overrideInheritedDuration, .transitionCrossDissolve,
      .transitionFlipFromLeft,
    ]
    SpecCase("U-170").expect(options.map { Double($0.rawValue) })
  }

  // MARK: - Completion

  @Test func `given an animation, when it ends, then the completion comes from its end`() {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
    }
    stage.advance(0.4)
    #expect(finished == nil)
    stage.advance(0.2)
    #expect(finished == true)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `given slow layers, when an animation runs, then its completion is late as well`() {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn { stage.window.layer.speed = 0.1 }
    stage.turn {
      UIView.animate(withDuration: 0.5) {
        view.center.x += 10
      } completion: {
        finished = $0
      }
    }
    stage.advance(4.9)
    #expect(finished == nil)
    stage.advance(0.2)
    #expect(finished == true)
  }

  @Test func `given animations, when they are removed, then the block completes unfinished`() {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      UIView.animate(withDuration: 0.5) {
        view.center.x += 10
      } completion: {
        finished = $0
      }
    }
    stage.turn { view.layer.removeAllAnimations() }
    #expect(finished == false)
    #expect(view.layer.presentation()?.position.x == view.center.x)
  }

  @Test
  func `given a view outside a window, when it is animated, then the block completes unfinished`() {
    let view = UIView()
    var finished: Bool?
    stage.turn {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
    }
    #expect(finished == false)
    #expect(view.alpha == 0)
  }

  @Test
  func `given a second alpha block, when it starts, then the first is replaced from the model`() {
    let view = stage.shownView()
    var results: [String] = []
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0.5
      } completion: {
        results.append("first \($0)")
      }
    }
    stage.advance(0.5)
    #expect(abs(shown(view).opacity - 0.75) < 1e-6)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(abs(shown(view).opacity - 0.5) < 1e-6)
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(results == ["first false"])
  }

  @Test
  func
    `given beginFromCurrentState, when alpha is animated again, then it goes on from what shows`()
  {
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
    }
    stage.advance(0.5)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 0
      }
    }
    #expect(abs(shown(view).opacity - 0.75) < 1e-6)
    stage.advance(0.5)
    #expect(abs(shown(view).opacity - 0.375) < 1e-6)
  }

  @Test func `given a busy key, when another additive animation comes, then its key is numbered`() {
    let view = stage.shownView()
    stage.turn {
      for step in 1...3 {
        UIView.animate(withDuration: 1) { view.center.x = CGFloat(step * 100) }
      }
    }
    #expect(view.layer.animationKeys() == ["position", "position-2", "position-3"])
  }

  // MARK: - Switches

  @Test func `given no animation wanted, when a view changes in a block, then it changes at once`()
  {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0 }
        view.center.x = 300
      }
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.center.y = 300
      } completion: {
        finished = $0
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animationKeys() == ["position"])
    #expect(shown(view).opacity == 0)
    #expect(shown(view).position.y == 300)
    #expect(finished == true)
  }

  @Test func `given no duration, when a block ran, then nothing animates and it completes`() {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      #expect(finished == nil)
    }
    #expect(view.layer.animationKeys() ?? [] == [])
    #expect(finished == true)
  }

  @Test func `given no duration but a delay, when it is over, then the change shows`() {
    let view = stage.shownView()
    stage.turn { UIView.animate(withDuration: 0, delay: 1) { view.alpha = 0 } }
    stage.advance(0.5)
    #expect(shown(view).opacity == 1)
    stage.advance(0.6)
    #expect(shown(view).opacity == 0)
  }

  @Test
  func `given a change outside blocks, when nothing animates, then the view shows it at once`() {
    let view = stage.shownView()
    stage.turn {
      view.alpha = 0.2
      view.frame.origin.x = 50
    }
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func `given a repeat count, when it is over, then the view jumps to its end value`() {
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
      }
    }
    stage.advance(1.5)
    #expect(abs(shown(view).position.x - 100) < 1e-6)
    stage.advance(2)
    #expect(abs(shown(view).position.x - 100) < 1e-6)
    stage.advance(0.6)
    #expect(shown(view).position.x == 150)
  }

  @Test func `given no interaction allowed, when a view moves, then touches go past it`() {
    let view = stage.shownView()
    stage.turn { UIView.animate(withDuration: 1) { view.center.x += 1 } }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    stage.advance(1.1)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.center.x += 1
      }
    }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func `given layout in a block, when frames change by it, then they are animated too`() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let (parent, child) = (Filling(), UIView())
    stage.turn {
      parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      parent.addSubview(child)
      stage.window.addSubview(parent)
    }
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        parent.frame.size.width = 200
        parent.layoutIfNeeded()
      }
    }
    stage.advance(0.5)
    #expect(shown(child).bounds.width == 150)
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        parent.frame.size.width = 100
      }
    }
    #expect(child.layer.animation(forKey: "bounds.size-2") != nil)
  }

  @Test func `given a half turn, when it is animated, then it turns clockwise`() {
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
    stage.advance(0.25)
    let transform = shown(view).affineTransform()
    #expect(abs(transform.b - 0.5.squareRoot()) < 1e-6)
    #expect(abs(transform.a - 0.5.squareRoot()) < 1e-6)
  }

  @Test func `given no background, when one is animated in, then it fades in`() {
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .red
      }
    }
    stage.advance(0.5)
    #expect(abs((shown(view).backgroundColor?.alpha ?? 0) - 0.5) < 1e-6)
  }

  // MARK: - Transactions

  @Test func `given disabled actions, when a block runs, then nothing animates`() {
    let view = stage.shownView()
    var finished: Bool?
    stage.turn {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      CATransaction.commit()
    }
    #expect(view.layer.animationKeys() ?? [] == [])
    #expect(finished == true)
  }

  @Test
  func
    `given a transaction around a block, when its animations end, then the transaction ends first`()
  {
    let view = stage.shownView()
    let log = EventLog()
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("transaction") }
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        log.add("block")
      }
      CATransaction.commit()
    }
    stage.advance(0.4)
    #expect(log.take() == [])
    stage.advance(0.2)
    #expect(log.take() == ["transaction", "block"])
  }

  @Test func `given a layer of one's own in a block, when it changes, then it takes its own time`()
  {
    let view = stage.shownView()
    let sublayer = CALayer()
    stage.turn { view.layer.addSublayer(sublayer) }
    stage.turn { UIView.animate(withDuration: 3) { sublayer.opacity = 0 } }
    #expect(sublayer.animation(forKey: "opacity")?.duration == 0.25)
  }

  @Test
  func `given a held container, when a delayed block runs in it, then it follows the container`() {
    let container = stage.shownView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.turn {
      container.layer.speed = 0
      container.addSubview(view)
    }
    stage.turn {
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
    }
    stage.advance(5)
    #expect(shown(view).opacity == 1)
    stage.turn { container.layer.timeOffset = 1.5 }
    #expect(abs(shown(view).opacity - 0.5) < 1e-6)
  }
}
