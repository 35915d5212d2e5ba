import QuartzCore
import Testing

@testable import UIKit

@Suite("Items that forces move") struct UIDynamicAnimatorTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func animator() -> UIDynamicAnimator {
    stage.run {
      stage.window.addSubview(view)
      return UIDynamicAnimator(referenceView: stage.window)
    }
  }

  private func advance(_ time: Double) {
    stage.world.advance(by: time, step: 1.0 / 120)
  }

  @Test func `gravity pulls by 1000 points per second squared`() {
    let animator = animator()
    stage.run { animator.addBehavior(UIGravityBehavior(items: [view])) }
    advance(1)
    #expect(animator.isRunning)
    // Half of 1,000 points, but for the first frame, in which the animator learns the time.
    #expect(abs(view.center.y - 550) < 15)
    #expect(view.center.x == 50)
    stage.run { animator.removeAllBehaviors() }
    let y = view.center.y
    advance(0.5)
    #expect(view.center.y == y)
    #expect(!animator.isRunning)
  }

  @Test func `a push gives a view of 100 by 100 points 100 points per second, once`() {
    let animator = animator()
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.run { animator.addBehavior(push) }
    advance(1)
    #expect(!push.active)
    #expect(abs(view.center.x - 150) < 3)
  }

  @Test func `a heavier item is moved less, and resistance slows it`() {
    let animator = animator()
    let item = UIDynamicItemBehavior(items: [view])
    item.density = 2
    item.resistance = 3
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    stage.run {
      animator.addBehavior(item)
      animator.addBehavior(push)
    }
    advance(3)
    // 100 points per second, decaying by e every third of a second, come 33.3 points far.
    #expect(abs(view.center.x - 83.3) < 1.5)
  }

  @Test func `a snap ends at its point, and the animator pauses`() {
    let animator = animator()
    stage.run {
      animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300)))
    }
    advance(2)
    #expect(abs(view.center.x - 200) < 1)
    #expect(abs(view.center.y - 300) < 1)
    #expect(!animator.isRunning)
  }

  @Test func `a behaviour of behaviours acts, calls its action, and leaves with its animator`() {
    let animator = animator()
    let group = UIDynamicBehavior()
    var calls = 0
    group.action = { calls += 1 }
    group.addChildBehavior(UIGravityBehavior(items: [view]))
    stage.run { animator.addBehavior(group) }
    advance(0.1)
    #expect(calls > 0)
    #expect(view.center.y > 50)
    #expect(group.childBehaviors.first?.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 800)).count == 1)
  }

  @Test func `an animator that is let go moves nothing and leaks nothing`() {
    weak var gone: UIDynamicAnimator?
    do {
      let animator = animator()
      gone = animator
      stage.run { animator.addBehavior(UIGravityBehavior(items: [view])) }
      advance(0.1)
    }
    let y = view.center.y
    advance(0.5)
    #expect(gone == nil)
    #expect(view.center.y == y)
  }
}
