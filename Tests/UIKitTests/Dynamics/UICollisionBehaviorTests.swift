import QuartzCore
import Testing

@testable import UIKit

@Suite("Items that collide") struct UICollisionBehaviorTests {
  private let stage = Stage(width: 400, height: 600)
  private let kept = KeptAnimators()

  private func item(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    stage.run {
      let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
      stage.window.addSubview(view)
      return view
    }
  }

  /// Lets items fall, and returns the animator and their collisions.
  @discardableResult private func fall(
    _ items: [any UIDynamicItem],
    _ more: [UIDynamicBehavior] = []
  ) -> (UIDynamicAnimator, UICollisionBehavior) {
    stage.run {
      let animator = UIDynamicAnimator(referenceView: stage.window)
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      for behavior in [UIGravityBehavior(items: items), collision] + more {
        animator.addBehavior(behavior)
      }
      kept.animators.append(animator)
      return (animator, collision)
    }
  }

  private func advance(_ time: Double) {
    stage.world.advance(by: time, step: 1.0 / 120)
  }

  @Test func `what falls comes to rest on the bottom edge, and the animator pauses`() {
    let view = item(100, 100, 80, 60)
    let (animator, _) = fall([view])
    advance(4)
    #expect(abs(view.frame.maxY - 600) < 1)
    #expect(abs(view.center.x - 140) < 0.5)
    #expect(abs(view.angle) < 0.01)
    #expect(!animator.isRunning)
  }

  @Test func `what no behaviour acts on any more stays where it is, and begins at rest`() {
    let (a, b) = (item(0, 0, 20, 20), item(100, 0, 20, 20))
    let (first, second) = stage.run {
      (UIGravityBehavior(items: [a]), UIGravityBehavior(items: [b]))
    }
    let animator = stage.run {
      let animator = UIDynamicAnimator(referenceView: stage.window)
      animator.addBehavior(first)
      animator.addBehavior(second)
      kept.animators.append(animator)
      return animator
    }
    advance(0.3)
    stage.run { animator.removeBehavior(first) }
    let place = a.center.y
    advance(0.2)
    #expect(a.center.y == place)
    #expect(b.center.y > place)
    stage.run { animator.addBehavior(first) }
    advance(1.0 / 60)
    #expect(a.center.y - place < 2)
  }

  @Test func `an action that removes all behaviours is the last one`() {
    let view = item(0, 0, 20, 20)
    var calls = 0
    let animator = stage.run { UIDynamicAnimator(referenceView: stage.window) }
    kept.animators.append(animator)
    let gravity = stage.run { UIGravityBehavior(items: [view]) }
    gravity.action = { [unowned animator] in
      calls += 1
      #expect(gravity.dynamicAnimator === animator)
      animator.removeAllBehaviors()
    }
    stage.run { animator.addBehavior(gravity) }
    advance(0.3)
    #expect(calls == 1)
    #expect(!animator.isRunning)
  }

  @Test func `insets move the edges inside`() {
    let view = item(100, 100, 80, 60)
    let (_, collision) = fall([view])
    stage.run {
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
      )
    }
    advance(4)
    #expect(abs(view.frame.maxY - 500) < 1)
  }

  @Test func `an elastic item rises as high as it fell, one without elasticity does not`() {
    let (elastic, dull) = (item(50, 200, 40, 40), item(250, 200, 40, 40))
    let hard = UIDynamicItemBehavior(items: [elastic])
    hard.elasticity = 1
    let soft = UIDynamicItemBehavior(items: [dull])
    let (animator, _) = fall([elastic, dull], [hard, soft])
    var highest: (elastic: CGFloat, dull: CGFloat) = (600, 600)
    advance(1)
    for _ in 0..<120 {
      advance(1.0 / 60)
      highest = (min(highest.elastic, elastic.frame.minY), min(highest.dull, dull.frame.minY))
    }
    #expect(abs(highest.elastic - 200) < 25)
    #expect(highest.dull > 555)
    #expect(animator.isRunning)
  }

  @Test func `a stack of three stands`() {
    let stack = [item(150, 520, 100, 80), item(150, 400, 100, 80), item(152, 250, 100, 80)]
    let (animator, _) = fall(stack)
    advance(6)
    #expect(stack.map { ($0.center.y / 10).rounded() * 10 } == [560, 480, 400])
    #expect(stack.allSatisfy { abs($0.angle) < 0.05 && abs($0.center.x - 200) < 8 })
    #expect(!animator.isRunning)
  }

  @Test func `a box that lands on a corner tips over`() {
    let view = item(150, 100, 120, 40)
    stage.run { view.transform = CGAffineTransform(rotationAngle: 0.6) }
    fall([view])
    advance(5)
    #expect(abs(sin(view.angle)) < 0.02)
    #expect(abs(view.center.y - 580) < 1)
  }

  @Test func `two that meet head on exchange their velocities`() {
    let (left, right) = (item(50, 280, 40, 40), item(250, 280, 40, 40))
    let like = UIDynamicItemBehavior(items: [left, right])
    like.elasticity = 1
    like.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    let animator = stage.run {
      let animator = UIDynamicAnimator(referenceView: stage.window)
      animator.addBehavior(like)
      animator.addBehavior(UICollisionBehavior(items: [left, right]))
      return animator
    }
    advance(1)
    #expect(abs(like.linearVelocity(for: left).x) < 3)
    #expect(abs(like.linearVelocity(for: right).x - 300) < 3)
    #expect(animator.isRunning)
  }

  @Test func `circles roll off each other`() {
    let (low, high) = (Ball(x: 200, y: 560), Ball(x: 205, y: 300))
    fall([low, high])
    advance(4)
    #expect(abs(low.center.y - 580) < 1 && abs(high.center.y - 580) < 1)
    #expect(abs(low.center.x - high.center.x) >= 39)
  }

  @Test func `a line keeps items on its side, and can be taken away`() {
    let view = item(100, 100, 60, 60)
    let (animator, collision) = fall([view])
    stage.run {
      collision.addBoundary(
        withIdentifier: "shelf",
        from: CGPoint(x: 50, y: 400),
        to: CGPoint(x: 350, y: 400)
      )
    }
    advance(4)
    #expect(abs(view.frame.maxY - 400) < 1)
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "shelf")?.bounds.width == 300)
    stage.run { collision.removeBoundary(withIdentifier: "shelf") }
    #expect(collision.boundaryIdentifiers == nil)
    #expect(animator.isRunning)
    advance(4)
    #expect(abs(view.frame.maxY - 600) < 1)
  }

  @Test func `a path is a boundary, and all of them go together`() {
    let view = item(180, 100, 40, 40)
    let (_, collision) = fall([view])
    let bowl = UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 300, height: 300))
    stage.run { collision.addBoundary(withIdentifier: NSString("bowl"), for: bowl) }
    advance(4)
    #expect(view.center.y > 300 && view.center.y < 350)
    stage.run { collision.removeAllBoundaries() }
    advance(4)
    #expect(abs(view.frame.maxY - 600) < 1)
  }

  @Test func `a mode leaves out items or boundaries`() {
    let views = [item(100, 500, 60, 60), item(100, 300, 60, 60)]
    let (animator, collision) = fall(views)
    stage.run { collision.collisionMode = .boundaries }
    advance(4)
    #expect(views.allSatisfy { abs($0.frame.maxY - 600) < 1 })
    stage.run { collision.collisionMode = .items }
    advance(1)
    #expect(views.allSatisfy { $0.frame.minY > 600 })
    stage.run { animator.removeAllBehaviors() }
  }

  @Test func `a delegate is told when contacts begin and end`() {
    let views = [item(100, 540, 60, 60), item(100, 300, 60, 60)]
    let (_, collision) = fall(views)
    let log = ContactLog(views)
    collision.collisionDelegate = log
    advance(3)
    #expect(log.entries.prefix(2) == ["0 meets the edge", "0 meets 1"])
    #expect(Set(log.entries).contains("0 meets 1"))
    #expect(!log.entries.contains("1 meets the edge"))
    log.entries = []
    stage.run {
      views[1].center.y = 100
      collision.dynamicAnimator?.updateItem(usingCurrentState: views[1])
    }
    advance(0.1)
    #expect(log.entries == ["0 leaves 1"])
  }

  @Test func `an anchored item is an obstacle`() {
    let (table, view) = (item(50, 400, 300, 20), item(180, 100, 40, 40))
    let like = UIDynamicItemBehavior(items: [table])
    like.isAnchored = true
    fall([table, view], [like])
    advance(4)
    #expect(table.center == CGPoint(x: 200, y: 410))
    #expect(abs(view.frame.maxY - 400) < 1)
  }

  @Test func `the same steps give the same places`() {
    func run() -> [CGPoint] {
      let views: [UIView] = (0..<6).map { index in
        let (x, y) = (CGFloat(60 + index * 31), CGFloat(40 + index % 3 * 90))
        return item(x, y, 50, 40)
      }
      stage.run { views[2].transform = CGAffineTransform(rotationAngle: 0.4) }
      let (animator, _) = fall(views)
      advance(2)
      stage.run { animator.removeAllBehaviors() }
      return views.map { $0.center }
    }
    #expect(run() == run())
  }
}

/// Keeps animators as long as a test runs.
final class KeptAnimators {
  var animators: [UIDynamicAnimator] = []
}

/// A ball that is no view.
private final class Ball: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  var transform = CGAffineTransform.identity
  let collisionBoundsType = UIDynamicItemCollisionBoundsType.ellipse

  init(x: CGFloat, y: CGFloat) {
    center = CGPoint(x: x, y: y)
    super.init()
  }
}

/// Writes contacts down, with items named by their place in a list.
private final class ContactLog: NSObject, UICollisionBehaviorDelegate {
  var entries: [String] = []
  private let items: [UIView]

  init(_ items: [UIView]) {
    self.items = items
  }

  private func name(_ item: any UIDynamicItem) -> String {
    items.firstIndex { $0 === item }.map { "\($0)" } ?? "?"
  }

  private func name(_ identifier: (any NSCopying)?) -> String {
    identifier.map { "\($0)" } ?? "the edge"
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    entries.append("\(name(item1)) meets \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    entries.append("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    entries.append("\(name(item)) meets \(name(identifier))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    entries.append("\(name(item)) leaves \(name(identifier))")
  }
}
