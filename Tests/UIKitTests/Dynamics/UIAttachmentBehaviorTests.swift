import QuartzCore
import Testing

@testable import UIKit

@Suite("Items that are attached") struct UIAttachmentBehaviorTests {
  private let stage = Stage(width: 400, height: 600)
  private let kept = KeptAnimators()

  private func item(_ x: CGFloat, _ y: CGFloat) -> UIView {
    stage.run {
      let view = UIView(frame: CGRect(x: x - 20, y: y - 20, width: 40, height: 40))
      stage.window.addSubview(view)
      return view
    }
  }

  @discardableResult private func animate(_ behaviors: [UIDynamicBehavior]) -> UIDynamicAnimator {
    stage.run {
      let animator = UIDynamicAnimator(referenceView: stage.window)
      for behavior in behaviors { animator.addBehavior(behavior) }
      kept.animators.append(animator)
      return animator
    }
  }

  private func advance(_ time: Double) {
    stage.world.advance(by: time, step: 1.0 / 120)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test func `a rod keeps its length while the item swings`() {
    let view = item(300, 200)
    let anchor = CGPoint(x: 200, y: 200)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(rod.length == 100)
    #expect(rod.attachedBehaviorType == .anchor)
    #expect(rod.items.count == 1)
    let animator = animate([UIGravityBehavior(items: [view]), rod])
    var lowest: CGFloat = 0
    var left: CGFloat = 400
    for _ in 0..<120 {
      advance(1.0 / 60)
      #expect(abs(distance(view.center, anchor) - 100) < 1.5)
      (lowest, left) = (max(lowest, view.center.y), min(left, view.center.x))
    }
    #expect(lowest > 299)
    #expect(left < 104)
    #expect(animator.isRunning)
  }

  @Test func `the item follows its anchor, and another length`() {
    let view = item(200, 300)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    let drag = UIDynamicItemBehavior(items: [view])
    drag.resistance = 4
    let animator = animate([rod, drag])
    advance(1)
    #expect(view.center == CGPoint(x: 200, y: 300))
    #expect(!animator.isRunning)
    stage.run { rod.length = 60 }
    advance(2)
    #expect(abs(distance(view.center, rod.anchorPoint) - 60) < 1)
    stage.run { rod.anchorPoint = CGPoint(x: 350, y: 200) }
    advance(2)
    #expect(abs(distance(view.center, CGPoint(x: 350, y: 200)) - 60) < 1)
  }

  @Test func `an item on no length at all goes where its anchor is`() {
    let view = item(200, 300)
    let hold = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 300))
    animate([UIGravityBehavior(items: [view]), hold])
    advance(0.5)
    #expect(distance(view.center, CGPoint(x: 200, y: 300)) < 2)
    stage.run { hold.anchorPoint = CGPoint(x: 250, y: 280) }
    advance(0.5)
    #expect(distance(view.center, CGPoint(x: 250, y: 280)) < 2)
  }

  @Test func `a spring swings at its frequency, and damping ends it`() {
    let view = item(200, 300)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    spring.length = 60
    spring.frequency = 1
    let animator = animate([spring])
    advance(0.52)
    // Half a swing of one second later it is as far on the other side.
    #expect(abs(view.center.y - 220) < 4)
    advance(0.5)
    #expect(abs(view.center.y - 300) < 6)
    stage.run { spring.damping = 1 }
    advance(4)
    #expect(abs(view.center.y - 260) < 1)
    #expect(!animator.isRunning)
  }

  @Test func `two items keep their distance, the heavier one moves less`() {
    let (light, heavy) = (item(100, 300), item(200, 300))
    let weight = UIDynamicItemBehavior(items: [heavy])
    weight.density = 3
    let rod = UIAttachmentBehavior(item: light, attachedTo: heavy)
    #expect(rod.attachedBehaviorType == .items)
    animate([weight, rod])
    advance(0.1)
    stage.run { rod.length = 60 }
    advance(0.2)
    #expect(abs(distance(light.center, heavy.center) - 60) < 1)
    #expect(abs((light.center.x - 100) / (200 - heavy.center.x) - 3) < 0.1)
  }

  @Test func `an item that hangs from its edge turns`() {
    let view = item(200, 300)
    let rod = UIAttachmentBehavior(
      item: view,
      offsetFromCenter: UIOffset(horizontal: 20, vertical: 0),
      attachedToAnchor: CGPoint(x: 220, y: 220)
    )
    let drag = UIDynamicItemBehavior(items: [view])
    drag.resistance = 2
    drag.angularResistance = 2
    animate([UIGravityBehavior(items: [view]), rod, drag])
    advance(8)
    #expect(abs(abs(view.angle) - .pi / 2) < 0.1)
    #expect(abs(view.center.x - 220) < 2)
  }

  @Test func `a rope lets items come closer and not farther`() {
    let (a, b) = (item(100, 300), item(200, 300))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: a,
      offsetFromCenter: .zero,
      attachedTo: b,
      offsetFromCenter: .zero
    )
    let like = UIDynamicItemBehavior(items: [a, b])
    like.addLinearVelocity(CGPoint(x: 50, y: 0), for: a)
    animate([like, rope])
    advance(0.5)
    #expect(abs(distance(a.center, b.center) - 75) < 2)
    like.addLinearVelocity(CGPoint(x: -300, y: 0), for: a)
    advance(1)
    #expect(distance(a.center, b.center) < 101)
  }

  @Test func `a pin lets items turn, glue does not`() {
    let (fixed, pinned, glued) = (item(200, 200), item(200, 240), item(160, 200))
    let anchored = UIDynamicItemBehavior(items: [fixed])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: fixed,
      attachedTo: pinned,
      attachmentAnchor: CGPoint(x: 220, y: 220)
    )
    let glue = UIAttachmentBehavior.fixedAttachment(
      with: fixed,
      attachedTo: glued,
      attachmentAnchor: CGPoint(x: 180, y: 200)
    )
    animate([anchored, UIGravityBehavior(items: [pinned, glued]), pin, glue])
    advance(0.6)
    #expect(abs(pinned.angle) > 0.3)
    #expect(abs(distance(pinned.center, CGPoint(x: 220, y: 220)) - 28.28) < 1)
    #expect(abs(glued.angle) < 0.05)
    #expect(distance(glued.center, CGPoint(x: 160, y: 200)) < 2)
  }
}
