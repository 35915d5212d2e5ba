import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIViewPropertyAnimator") struct UIViewPropertyAnimatorTests {
  private let stage = Stage()

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  /// A view at 0 and an animator that brings it to 100 in a second.
  private func mover(
    _ curve: UIView.AnimationCurve = .linear
  ) -> (view: UIView, animator: UIViewPropertyAnimator) {
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    }
    return (view, animator)
  }

  @Test(.spec("U-129"))
  func `given a paused animator, when it is scrubbed, then its curve counts only if asked`() {
    let shown = [true, false].map { scrubsLinearly in
      let (view, animator) = mover(.easeInOut)
      animator.scrubsLinearly = scrubsLinearly
      stage.turn {
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
      }
      let value = Double(x(view) / 100)
      stage.turn { animator.stopAnimation(true) }
      return value
    }
    SpecCase("U-129").expect(shown)
  }

  @Test(.spec("U-130"))
  func `given a fraction, when the animator is reversed, then the rest is what is done`() {
    let (_, animator) = mover()
    stage.turn {
      animator.fractionComplete = 0.3
      animator.isReversed = true
    }
    SpecCase("U-130").expect([Double(animator.fractionComplete)])
    stage.turn { animator.stopAnimation(true) }
  }

  @Test(.spec("U-131"))
  func `given a spring of its own, when the duration is read, then it is the settling time`() {
    let parameters = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: CGVector()
    )
    let animator = UIViewPropertyAnimator(duration: 4, timingParameters: parameters)
    SpecCase("U-131").expect([animator.duration])
  }

  @Test func `given an animator, when it starts, then it runs to its end and completes`() {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive)
    stage.turn { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 100)
    stage.advance(0.5)
    #expect(abs(x(view) - 50) < 1e-6)
    #expect(abs(stage.run { animator.fractionComplete } - 0.5) < 1e-6)
    stage.advance(0.6)
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test
  func `given a running animator, when it is reversed, then it returns and restores the model`() {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.turn { animator.startAnimation() }
    stage.advance(0.75)
    stage.turn { animator.isReversed = true }
    #expect(abs(x(view) - 75) < 1e-6)
    stage.advance(0.5)
    #expect(abs(x(view) - 25) < 1e-6)
    stage.advance(0.3)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
    #expect(x(view) == 0)
  }

  @Test func `given a pause, when nothing was scrubbed, then the curve goes on where it was`() {
    let (view, animator) = mover(.easeInOut)
    stage.turn { animator.startAnimation() }
    stage.advance(0.25)
    let before = x(view)
    stage.turn { animator.pauseAnimation() }
    stage.advance(3)
    #expect(abs(x(view) - before) < 1e-6)
    #expect(!animator.isRunning && animator.state == .active)
    stage.turn { animator.startAnimation() }
    stage.advance(0.25)
    #expect(abs(x(view) - 50) < 1e-6)
    stage.advance(0.6)
    #expect(animator.state == .inactive)
  }

  @Test func `given a scrubbed animator, when it goes on backwards, then the rest takes its share`()
  {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.turn { animator.fractionComplete = 0.4 }
    #expect(abs(x(view) - 40) < 1e-6)
    stage.turn {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    stage.advance(0.2)
    #expect(abs(x(view) - 20) < 1e-6)
    stage.advance(0.3)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test func `given a duration factor, when the animator goes on, then it is a part of the whole`()
  {
    let (view, animator) = mover()
    stage.turn { animator.fractionComplete = 0.5 }
    stage.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: 2) }
    stage.advance(1)
    #expect(abs(x(view) - 75) < 1e-6)
    stage.advance(1.1)
    #expect(animator.state == .inactive)
  }

  @Test func `given a running animator, when it is stopped, then the views stay where they show`() {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.turn { animator.startAnimation() }
    stage.advance(0.5)
    stage.turn { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(abs(view.center.x - 50) < 1e-6)
    #expect(view.layer.animationKeys() ?? [] == [])
    #expect(positions.isEmpty)
  }

  @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
  func `given a stopped animator, when it is finished, then values end where asked`(
    position: UIViewAnimatingPosition
  ) {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    stage.turn { animator.startAnimation() }
    stage.advance(0.5)
    stage.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    stage.turn { animator.finishAnimation(at: position) }
    let expected: CGFloat = position == .end ? 100 : position == .start ? 0 : 50
    #expect(abs(view.center.x - expected) < 1e-6)
    #expect(positions == [position])
    #expect(animator.state == .inactive)
  }

  @Test func `given pausesOnCompletion, when the end is reached, then the animator stays active`() {
    let (view, animator) = mover()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    stage.turn { animator.startAnimation() }
    stage.advance(1.2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(positions.isEmpty)
    #expect(abs(x(view) - 100) < 1e-4)
    stage.turn {
      animator.isReversed = true
      animator.startAnimation()
    }
    animator.pausesOnCompletion = false
    stage.advance(1.2)
    #expect(positions == [.start])
  }

  @Test func `given a delay factor, when changes are added, then they start late and end together`()
  {
    let (view, animator) = mover()
    let other = stage.shownView()
    stage.turn { other.center = .zero }
    animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.5)
    stage.turn { animator.startAnimation() }
    stage.advance(0.5)
    #expect(abs(x(other)) < 1e-6)
    stage.advance(0.25)
    #expect(abs(x(other) - 50) < 1e-6)
    #expect(abs(x(view) - 75) < 1e-6)
    stage.advance(0.3)
    #expect(animator.state == .inactive)
  }

  @Test func `given a block inside, when the animator runs, then it takes the animator's times`() {
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    var finished: Bool?
    let animator = stage.turn {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: {
          UIView.animate(withDuration: 0.1) {
            view.center.x = 100
          } completion: {
            finished = $0
          }
        }
      )
    }
    stage.advance(0.5)
    #expect(abs(x(view) - 50) < 1e-6)
    #expect(finished == nil)
    stage.advance(0.6)
    #expect(finished == true)
    #expect(animator.state == .inactive)
  }

  @Test func `given no duration, when an animator is made, then it lasts 0.2 seconds`() {
    #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
    #expect(UIViewPropertyAnimator().timingParameters?.cubicTimingParameters != nil)
  }

  @Test func `given different velocities, when a position springs, then its axes move apart`() {
    let view = stage.shownView()
    stage.turn { view.center = .zero }
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.8,
      initialVelocity: CGVector(dx: 10, dy: 0)
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
    stage.turn { animator.startAnimation() }
    stage.advance(0.1)
    let position = view.layer.presentation()?.position ?? .zero
    #expect(position.x > position.y + 10)
  }

  @Test func `given a view in no window, when the animator starts, then it is at its end at once`()
  {
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []
    let animator = stage.turn {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        animations: { view.alpha = 0 },
        completion: { positions.append($0) }
      )
    }
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
    #expect(view.alpha == 0)
  }

  @Test func `given a reversed animator, when it starts, then it comes back from the end`() {
    let (view, animator) = mover()
    animator.isReversed = true
    stage.turn { animator.startAnimation() }
    #expect(abs(x(view) - 100) < 1e-3)
    stage.advance(0.25)
    #expect(abs(x(view) - 75) < 1e-3)
    stage.advance(0.8)
    #expect(view.center.x == 0)
  }

  @Test func `given a delayed start, when the delay is not over, then the old value shows`() {
    let (view, animator) = mover()
    stage.turn { animator.startAnimation(afterDelay: 0.5) }
    stage.advance(0.4)
    #expect(x(view) == 0)
    stage.advance(0.6)
    #expect(abs(x(view) - 50) < 1e-6)
    #expect(abs(stage.run { animator.fractionComplete } - 0.5) < 1e-6)
  }

  @Test func `given changes while running, when they are added, then they take what is left`() {
    let (_, animator) = mover()
    let other = stage.shownView()
    stage.turn { other.center = .zero }
    stage.turn { animator.startAnimation() }
    stage.advance(0.5)
    stage.turn { animator.addAnimations { other.center.x = 100 } }
    stage.advance(0.25)
    #expect(abs(x(other) - 50) < 1e-6)
    stage.advance(0.3)
    #expect(animator.state == .inactive)
    #expect(x(other) == 100)
  }

  @Test
  func `given a spring to go on with, when the animator continues, then it settles at the end`() {
    let (view, animator) = mover()
    stage.turn { animator.fractionComplete = 0.5 }
    stage.turn {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5),
        durationFactor: 1
      )
    }
    #expect(abs(x(view) - 50) < 1e-6)
    var most: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(1.0 / 60)
      most = max(most, x(view))
    }
    #expect(most > 103)
    stage.advance(0.1)
    #expect(x(view) == 100)
    #expect(animator.state == .inactive)
  }
}
