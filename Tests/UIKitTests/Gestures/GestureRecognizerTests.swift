import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Gesture recognizers") struct GestureRecognizerTests {
  private let stage = Stage()
  private var finger: Finger { Finger(stage) }

  @Test(.spec("U-164"))
  func `given a pan, when the finger moves 6 and then 11 points, then it begins`() {
    let view = stage.shownView()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let finger = finger
    finger.down(50, 50)
    finger.move(56, 50)
    SpecCase("U-164").expect(pan.state, equals: .possible)
    finger.move(61, 50)
    SpecCase("U-164").expect(pan.state, equals: .began)
    finger.up()
    #expect(pan.state == .possible)
  }

  @Test(.spec("U-165"))
  func `given a long press, when its defaults are read, then they are UIKit's`() {
    let press = UILongPressGestureRecognizer()
    SpecCase("U-165").expect([
      press.minimumPressDuration, Double(press.allowableMovement),
      Double(press.numberOfTapsRequired), Double(press.numberOfTouchesRequired),
    ])
  }

  @Test(.spec("U-166"))
  func `given a recognizer, when its defaults are read, then they are UIKit's`() {
    let tap = UITapGestureRecognizer()
    SpecCase("U-166").expect(
      [tap.cancelsTouchesInView, tap.delaysTouchesBegan, tap.delaysTouchesEnded],
      equals: [true, false, true]
    )
  }

  @Test(.spec("U-167"))
  func `given two pans on a view, when one begins, then the other fails`() {
    let view = stage.shownView()
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    let finger = finger
    finger.down(50, 50)
    finger.move(70, 50)
    SpecCase("U-167").expect([first.state, second.state], equals: [.failed, .began])
    finger.up()
  }

  @Test(.spec("U-168"))
  func `given a tap that waits for a double tap, when one tap comes, then it waits 0.35 seconds`() {
    let view = stage.shownView()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let log = GestureLog()
    log.watch(single)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let finger = finger
    finger.tap(50, 50)
    SpecCase("U-168").expect(log.states, equals: [])
    stage.advance(0.3)
    SpecCase("U-168").expect(log.states, equals: [])
    stage.advance(0.1)
    SpecCase("U-168").expect(log.states, equals: [.ended])
    finger.tap(50, 50)
    stage.advance(0.1)
    finger.tap(50, 50)
    stage.advance(1)
    SpecCase("U-168").expect(log.states, equals: [.ended])
  }

  // MARK: - Exclusion

  @Test func `given a delegate that allows it, when one begins, then the other goes on`() {
    final class Friend: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let view = stage.shownView()
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let friend = Friend()
    first.delegate = friend
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    let finger = finger
    finger.down(50, 50)
    finger.move(70, 50)
    #expect([first.state, second.state] == [.began, .began])
    finger.up()
  }

  @Test func `given recognizers on nested views, when both could begin, then the inner one does`() {
    let outer = stage.shownView()
    let inner = UIView(frame: outer.bounds)
    stage.turn { outer.addSubview(inner) }
    let (outerPan, innerPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    outer.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    let finger = finger
    finger.down(50, 50)
    finger.move(70, 50)
    #expect([outerPan.state, innerPan.state] == [.failed, .began])
    finger.up()
    #expect([outerPan.state, innerPan.state] == [.possible, .possible])
  }

  @Test func `given a delegate that refuses, when the gesture would begin, then it fails`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = stage.shownView()
    let (refused, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let refusing = Refusing()
    refused.delegate = refusing
    view.addGestureRecognizer(other)
    view.addGestureRecognizer(refused)
    let finger = finger
    finger.down(50, 50)
    finger.move(70, 50)
    #expect([refused.state, other.state] == [.failed, .began])
    finger.up()
  }

  @Test
  func `given a pan that waits for an edge pan, when the finger starts inside, then it begins`() {
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 800))
    let (pan, edge) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    pan.require(toFail: edge)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(edge)
    let finger = finger
    finger.down(200, 50)
    finger.move(220, 50)
    #expect([pan.state, edge.state] == [.began, .failed])
    finger.up()
    finger.down(5, 50)
    finger.move(25, 50)
    #expect([pan.state, edge.state] == [.failed, .began])
    finger.up()
  }

  // MARK: - Views

  @Test func `given a tap on a view, when it is recognized, then the view's touch is cancelled`() {
    let log = EventLog()
    let view = LoggingView("view", log)
    stage.turn { stage.window.addSubview(view) }
    let finger = finger
    _ = log.take()
    finger.tap(10, 10)
    #expect(log.take().filter { !$0.contains("layout") } == ["view.began", "view.ended"])
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    finger.tap(10, 10)
    #expect(log.take() == ["view.began", "view.cancelled"])
    tap.cancelsTouchesInView = false
    finger.tap(10, 10)
    #expect(log.take() == ["view.began", "view.ended"])
  }

  @Test func `given delayed touches, when the recognizer fails, then the view is told all at once`()
  {
    let log = EventLog()
    let view = LoggingView("view", log)
    stage.turn { stage.window.addSubview(view) }
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    _ = log.take()
    let finger = finger
    finger.down(10, 10)
    #expect(log.take() == [])
    finger.up(after: 0.1)
    #expect(log.take() == ["view.began", "view.ended"])
  }

  @Test func `given a touched view, when it leaves the window, then its touch is cancelled`() {
    let log = EventLog()
    let view = LoggingView("view", log)
    stage.turn { stage.window.addSubview(view) }
    let finger = finger
    finger.down(10, 10)
    _ = log.take()
    stage.turn { view.removeFromSuperview() }
    #expect(log.take().contains("view.cancelled"))
    finger.up()
    #expect(!log.take().contains("view.ended"))
  }

  @Test
  func `given an exclusive view under a finger, when another view is touched, then it is not told`()
  {
    let log = EventLog()
    let (first, second) = (LoggingView("first", log), LoggingView("second", log))
    second.frame.origin.x = 100
    first.isExclusiveTouch = true
    stage.turn {
      stage.window.addSubview(first)
      stage.window.addSubview(second)
    }
    _ = log.take()
    let (one, other) = (Finger(stage), Finger(stage))
    one.down(10, 10)
    other.tap(110, 10)
    one.up()
    other.tap(110, 10)
    #expect(log.take() == ["first.began", "first.ended", "second.began", "second.ended"])
  }

  @Test func `given ignored events, when a finger comes, then nobody is told`() {
    let log = EventLog()
    let view = LoggingView("view", log)
    stage.turn {
      stage.window.addSubview(view)
      UIApplication.shared.beginIgnoringInteractionEvents()
    }
    _ = log.take()
    finger.tap(10, 10)
    #expect(log.take() == [])
    stage.run { UIApplication.shared.endIgnoringInteractionEvents() }
    finger.tap(10, 10)
    #expect(log.take() == ["view.began", "view.ended"])
  }

  // MARK: - Values

  @Test func `given a drag, when it is measured, then translation and velocity follow the finger`()
  {
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let finger = finger
    finger.down(100, 100)
    for step in 1...6 { finger.move(100 + CGFloat(step) * 10, 100, after: 1.0 / 60) }
    #expect(pan.translation(in: view) == CGPoint(x: 60, y: 0))
    #expect(abs(pan.velocity(in: view).x - 600) < 1)
    pan.setTranslation(.zero, in: view)
    finger.move(170, 105, after: 1.0 / 60)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 5))
    #expect(pan.location(in: view) == CGPoint(x: 170, y: 105))
    finger.up(after: 0.5)
  }

  @Test func `given a rested finger, when it is lifted, then the velocity is zero`() {
    final class Reader: NSObject {
      var velocity: CGPoint?
      func act(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended { velocity = pan.velocity(in: pan.view) }
      }
    }
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 400))
    let reader = Reader()
    let pan = UIPanGestureRecognizer(target: reader, action: Selector("act", Reader.act))
    view.addGestureRecognizer(pan)
    let finger = finger
    finger.down(100, 100)
    finger.move(150, 100, after: 0.05)
    finger.up(after: 0.3)
    #expect(reader.velocity == .zero)
    finger.down(100, 100)
    finger.move(150, 100, after: 0.05)
    finger.up(after: 0.01)
    #expect((reader.velocity?.x ?? 0) > 900)
  }

  @Test func `given a resting finger, when half a second is over, then a long press begins`() {
    let view = stage.shownView()
    let press = UILongPressGestureRecognizer()
    let log = GestureLog()
    log.watch(press)
    view.addGestureRecognizer(press)
    let finger = finger
    finger.down(50, 50)
    stage.advance(0.45)
    #expect(log.states.isEmpty)
    stage.advance(0.1)
    #expect(log.states == [.began])
    finger.move(80, 50)
    finger.up()
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test func `given a stroke to the right, when it is fast, then a swipe is recognized`() {
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 400))
    let swipe = UISwipeGestureRecognizer()
    let log = GestureLog()
    log.watch(swipe)
    view.addGestureRecognizer(swipe)
    let finger = finger
    finger.down(100, 100)
    finger.move(170, 105, after: 0.1)
    finger.up()
    #expect(log.states == [.ended])
    finger.down(100, 100)
    finger.move(105, 170, after: 0.1)
    finger.up()
    #expect(log.states == [.ended])
  }

  @Test func `given a running pan, when it is disabled, then it is cancelled`() {
    let view = stage.shownView()
    let pan = UIPanGestureRecognizer()
    let log = GestureLog()
    log.watch(pan)
    view.addGestureRecognizer(pan)
    let finger = finger
    finger.down(50, 50)
    finger.move(70, 50)
    stage.run { pan.isEnabled = false }
    #expect(log.states == [.began, .cancelled])
    finger.up()
    #expect(log.states == [.began, .cancelled])
  }
}
