import QuartzCore
import TestSupport
import Testing
import UIKit

/// Faults of animations that people have reported, each as a scene here.
@MainActor
@Suite("Reported faults of animations")
struct AnimationReportTests {
  private func shown(_ view: UIView, _ stage: Stage) -> CALayer {
    stage.run { view.layer.presentation() ?? view.layer }
  }

  @Test(.spec("B-129"))
  func `a fraction that is set on an animator that has not begun is shown at once`() {
    let stage = Stage()
    let view = stage.shownView()
    let animator = UIViewPropertyAnimator(duration: 5, curve: .easeIn)
    animator.addAnimations { view.frame.origin.x = 350 }
    let spec = SpecCase("B-129")
    stage.turn { animator.fractionComplete = 0.5 }
    spec.expect(that: abs(shown(view, stage).frame.minX - 175) < 1e-6)
    spec.expect(that: animator.state == .active && !animator.isRunning)
    stage.turn { animator.fractionComplete = 0.25 }
    spec.expect(that: abs(shown(view, stage).frame.minX - 87.5) < 1e-6)
    stage.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    spec.expect(view.frame.minX, equals: 350)
  }

  @Test(.spec("B-131"))
  func `keyframes in an animator with a spring follow the spring`() {
    let stage = Stage()
    let (plain, framed) = (stage.shownView(), stage.shownView())
    let timing = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let first = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    let second = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    first.addAnimations { plain.frame.origin.x = 100 }
    second.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          framed.frame.origin.x = 100
        }
      }
    }
    stage.turn {
      first.startAnimation()
      second.startAnimation()
    }
    let spec = SpecCase("B-131")
    for _ in 0..<5 {
      stage.advance(0.1)
      let difference = shown(plain, stage).frame.minX - shown(framed, stage).frame.minX
      spec.expect(that: abs(difference) < 1, "\(difference)")
    }
    stage.turn {
      first.pauseAnimation()
      second.pauseAnimation()
    }
    let before = shown(framed, stage).frame.minX
    stage.advance(1)
    spec.expect(shown(framed, stage).frame.minX, equals: before)
    spec.expect(that: first.fractionComplete == second.fractionComplete)
  }

  @Test(.spec("B-133"), arguments: [true, false])
  func `no frame shows the old value after the end`(setsModel: Bool) {
    let stage = Stage()
    let view = stage.shownView()
    let layer = view.layer
    var isOver = false
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        isOver = true
        if !setsModel { layer.removeFromSuperlayer() }
      }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 0.5
      layer.add(fade, forKey: "fade")
      CATransaction.commit()
      if setsModel { layer.opacity = 0 }
    }
    let spec = SpecCase("B-133")
    var previous: Float = 1.01
    for _ in 0..<70 {
      stage.advance(0.01)
      guard layer.superlayer != nil else { break }
      let opacity = shown(view, stage).opacity
      spec.expect(that: opacity < previous || opacity == 0, "\(opacity) after \(previous)")
      previous = opacity
    }
    spec.expect(that: isOver && (layer.superlayer != nil) == setsModel)
  }

  @Test(.spec("B-135"))
  func `an animation that stays shows its end until it is removed`() {
    let stage = Stage()
    let view = stage.shownView()
    stage.turn {
      let move = CABasicAnimation(keyPath: "position")
      move.toValue = CGPoint(x: 300, y: 300)
      move.duration = 0.2
      move.fillMode = .forwards
      move.isRemovedOnCompletion = false
      view.layer.add(move, forKey: "move")
    }
    stage.advance(0.5)
    stage.turn { view.layer.position = CGPoint(x: 60, y: 60) }
    let spec = SpecCase("B-135")
    spec.expect(shown(view, stage).position, equals: CGPoint(x: 300, y: 300))
    spec.expect(view.layer.animationKeys(), equals: ["move"])
    spec.expect(view.layer.position, equals: CGPoint(x: 60, y: 60))
    spec.expect(that: stage.window.hitTest(CGPoint(x: 60, y: 60), with: nil) === view)
    spec.expect(that: stage.window.hitTest(CGPoint(x: 300, y: 300), with: nil) !== view)
    stage.turn { view.layer.removeAnimation(forKey: "move") }
    spec.expect(shown(view, stage).position, equals: CGPoint(x: 60, y: 60))
  }

  @Test(.spec("B-137"), arguments: ["corner", "frame", "spring"])
  func `a block that changes only layers completes when their animations end`(kind: String) {
    let stage = Stage()
    let view = stage.shownView()
    let layer = CALayer()
    stage.turn { view.layer.addSublayer(layer) }
    let start = stage.world.clock.now
    var end: TimeInterval?
    let completion: (Bool) -> Void = { _ in end = stage.world.clock.now }
    stage.turn {
      switch kind {
      case "corner":
        UIView.animate(withDuration: 1) {
          view.layer.cornerRadius = 20
        } completion: {
          completion($0)
        }
      case "frame":
        UIView.animate(withDuration: 1) {
          view.frame.size.width = 50
        } completion: {
          completion($0)
        }
      default:
        UIView.animate(
          withDuration: 1,
          delay: 0,
          usingSpringWithDamping: 0.8,
          initialSpringVelocity: 0
        ) {
          view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        } completion: {
          completion($0)
        }
      }
    }
    SpecCase("B-137").expect(that: end == nil)
    stage.advance(2)
    SpecCase("B-137").expect(that: end.map { abs($0 - start - 1) < 0.01 } ?? false, "\(end ?? 0)")
  }

  @Test(.spec("B-139"))
  func `a block without a duration completes once, and not within itself`() {
    let stage = Stage()
    let view = stage.shownView()
    var counts = [0, 0]
    stage.run {
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: { finished in
        counts[0] += finished ? 1 : 100
      }
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      CATransaction.setCompletionBlock { counts[1] += 1 }
      view.layer.zPosition = 1
      CATransaction.commit()
    }
    let spec = SpecCase("B-139")
    spec.expect(counts[0], equals: 0)
    spec.expect(view.alpha, equals: 0.5)
    stage.world.tick()
    spec.expect(counts, equals: [1, 1])
    stage.advance(1)
    spec.expect(counts, equals: [1, 1])
  }

  @Test(.spec("B-143"))
  func `a tiny duration does not spoil the next animation`() {
    let stage = Stage()
    let view = stage.shownView()
    stage.turn { UIView.animate(withDuration: 1e-8) { view.alpha = 0 } }
    var isOver = false
    stage.turn {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        isOver = true
      }
    }
    stage.advance(0.05)
    let spec = SpecCase("B-143")
    spec.expect(that: abs(shown(view, stage).opacity - 0.5) < 0.01 && !isOver)
    stage.advance(0.055)
    spec.expect(that: isOver)
  }

  @Test(.spec("B-145"))
  func `a view's layer moves inside a block, a plain layer outside it`() {
    let stage = Stage()
    let view = stage.shownView()
    let plain = CALayer()
    stage.turn { view.layer.addSublayer(plain) }
    let spec = SpecCase("B-145")
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.opacity = 0 }
    }
    stage.advance(0.5)
    spec.expect(that: abs(shown(view, stage).opacity - 0.5) < 0.001)
    stage.advance(1)
    stage.turn { view.layer.opacity = 1 }
    spec.expect(shown(view, stage).opacity, equals: 1)
    spec.expect(view.layer.animationKeys()?.isEmpty ?? true, equals: true)
    stage.turn { plain.opacity = 0 }
    let animation = plain.animation(forKey: "opacity")
    spec.expect(animation?.duration, equals: 0.25)
    stage.advance(0.125)
    let half = stage.run { plain.presentation()?.opacity ?? 0 }
    spec.expect(that: half > 0 && half < 1)
  }

  @Test(.spec("B-147"))
  func `a view grows from nothing`() {
    let stage = Stage()
    let view = stage.shownView()
    let spec = SpecCase("B-147")
    stage.turn {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0
      ) { view.transform = .identity }
    }
    var scales: [CGFloat] = []
    for _ in 0..<9 {
      stage.advance(0.1)
      scales.append(shown(view, stage).transform.m11)
    }
    spec.expect(that: scales.allSatisfy { $0.isFinite && $0 > 0 && $0 < 1.5 }, "\(scales)")
    spec.expect(that: Set(scales).count > 5)
  }

  @Test(.spec("B-149"))
  func `every component of a matrix goes from its own start to its own end`() {
    let stage = Stage()
    let layer = CALayer()
    stage.turn { stage.window.layer.addSublayer(layer) }
    var dice = SeededGenerator(149)
    let spec = SpecCase("B-149")
    func matrix() -> CATransform3D {
      var matrix = CATransform3DMakeTranslation(dice.number(-50...50), dice.number(-50...50), 3)
      matrix = CATransform3DRotate(
        matrix,
        dice.number(-3...3),
        dice.number(0.1...1),
        dice.number(0.1...1),
        dice.number(0.1...1)
      )
      return CATransform3DScale(matrix, dice.number(0.2...2), dice.number(0.2...2), 1)
    }
    for _ in 0..<50 {
      let (start, end) = (matrix(), matrix())
      stage.turn {
        let turn = CABasicAnimation(keyPath: "transform")
        turn.fromValue = start
        turn.toValue = end
        turn.duration = 1
        turn.fillMode = .both
        turn.isRemovedOnCompletion = false
        layer.add(turn, forKey: "turn")
      }
      for (wanted, wait) in [(start, 0.0), (end, 1.5)] {
        if wait > 0 { stage.advance(wait) }
        let error = stage.run { Self.distance(layer.presentation()?.transform, wanted) }
        spec.expect(that: error < 1e-9, "\(error)")
      }
      stage.turn { layer.removeAllAnimations() }
    }
    stage.turn {
      var deep = CATransform3DIdentity
      deep.m34 = -1 / 500
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = CATransform3DIdentity
      turn.toValue = deep
      turn.duration = 1
      layer.add(turn, forKey: "turn")
    }
    stage.advance(0.25)
    let m34 = stage.run { layer.presentation()?.transform.m34 ?? 0 }
    spec.expect(that: abs(m34 + 0.25 / 500) < 1e-9, "\(m34)")
  }

  private static func distance(_ first: CATransform3D?, _ second: CATransform3D) -> CGFloat {
    guard let first else { return .infinity }
    let pairs = [
      (first.m11, second.m11), (first.m12, second.m12), (first.m13, second.m13),
      (first.m14, second.m14), (first.m21, second.m21), (first.m22, second.m22),
      (first.m23, second.m23), (first.m24, second.m24), (first.m31, second.m31),
      (first.m32, second.m32), (first.m33, second.m33), (first.m34, second.m34),
      (first.m41, second.m41), (first.m42, second.m42), (first.m43, second.m43),
      (first.m44, second.m44),
    ]
    return pairs.map { abs($0.0 - $0.1) }.max() ?? .infinity
  }

  @Test(.spec("B-151"), arguments: [(0.99, 89.1), (-0.99, -89.1), (1, 90), (-1, 90)])
  func `a turn below a half keeps its sense, a half turn goes clockwise`(
    turn: Double,
    middle: Double
  ) {
    let stage = Stage()
    let view = stage.shownView()
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: turn * .pi)
      }
    }
    stage.advance(0.5)
    let matrix = shown(view, stage).transform
    let angle = atan2(matrix.m12, matrix.m11) * 180 / .pi
    SpecCase("B-151").expect(that: abs(angle - middle) < 0.01, "\(angle)")
  }

  @Test(.spec("B-153"))
  func `an animation that is removed says that it did not finish`() {
    let stage = Stage()
    let view = stage.shownView()
    var finished: [Bool] = []
    stage.turn {
      UIView.animate(withDuration: 1) {
        view.alpha = 0.2
      } completion: {
        finished.append($0)
      }
    }
    stage.advance(0.5)
    stage.turn { view.layer.removeAllAnimations() }
    let spec = SpecCase("B-153")
    spec.expect(finished, equals: [false])
    spec.expect(that: shown(view, stage).opacity == view.layer.opacity)
  }

  @Test(.spec("B-157"))
  func `depth animates and changes the order, and an anchor counts in a frame`() {
    let stage = TransitionStage(size: CGSize(width: 16, height: 16))
    stage.show(stage.screen("A"))
    let (low, high) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    low.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    high.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.perform {
      stage.window.addSubview(low)
      stage.window.addSubview(high)
      high.layer.zPosition = 5
      let rise = CABasicAnimation(keyPath: "zPosition")
      rise.fromValue = 0
      rise.toValue = 10
      rise.duration = 1
      low.layer.add(rise, forKey: "rise")
    }
    let spec = SpecCase("B-157")
    stage.run(0.49)
    spec.expect(stage.middle, equals: 0x0000FF)
    stage.run(0.02)
    spec.expect(stage.middle, equals: 0xFF0000)
    let view = UIView()
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    spec.expect(view.layer.position, equals: CGPoint(x: 10, y: 10))
  }

  @Test(.spec("B-183"))
  func `a new target bends the way and breaks nothing`() {
    let stage = Stage()
    let view = stage.shownView()
    let left = view.center.x
    var finished: [Bool] = []
    func move(to x: CGFloat) {
      stage.turn {
        UIView.animate(withDuration: 1) {
          view.center.x = x
        } completion: {
          finished.append($0)
        }
      }
    }
    move(to: left + 100)
    var places: [CGFloat] = []
    func watch(_ steps: Int) {
      for _ in 0..<steps {
        stage.advance(0.01)
        places.append(shown(view, stage).position.x)
      }
    }
    watch(50)
    move(to: left)
    watch(110)
    let speeds = zip(places, places.dropFirst()).map { $1 - $0 }
    let changes = zip(speeds, speeds.dropFirst()).map { abs($1 - $0) }
    let spec = SpecCase("B-183")
    spec.expect(that: speeds.allSatisfy { abs($0) < 2.5 })
    spec.expect(that: changes.allSatisfy { $0 < 0.15 }, "\(changes.max() ?? 0)")
    spec.expect(finished, equals: [true, true])
    stage.turn {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 2
      ) { view.center.x = left + 100 }
    }
    stage.advance(0.001)
    let speed = (shown(view, stage).position.x - left) / 0.001
    spec.expect(that: abs(speed - 200) < 10, "\(speed)")
  }
}
