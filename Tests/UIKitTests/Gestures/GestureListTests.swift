import QuartzCore
import Testing

@testable import UIKit

@Suite("A view's recognizers") struct GestureListTests {
  private final class Counter {
    var taps = 0
    func tap() { taps += 1 }
    static let tap = Selector("tap", Counter.tap)
  }

  private final class Refusing: UIView {
    var answers = false
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      answers
    }
  }

  private let stage = Stage()
  private let counter = Counter()

  @Test func `a recognizer that is removed recognizes nothing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer(target: counter, action: Counter.tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    #expect(tap.view === view)
    stage.turn { stage.window.addSubview(view) }
    Finger(stage).tap(50, 50)
    #expect(counter.taps == 1)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty != false)
    #expect(tap.view == nil)
    Finger(stage).tap(50, 50)
    #expect(counter.taps == 1)
  }

  @Test func `a target that is removed is not called`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer(target: counter, action: Counter.tap)
    tap.removeTarget(counter, action: Counter.tap)
    view.addGestureRecognizer(tap)
    stage.turn { stage.window.addSubview(view) }
    Finger(stage).tap(50, 50)
    #expect(counter.taps == 0)
  }

  @Test func `a view may keep a recognizer from beginning`() {
    let view = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Counter.tap))
    stage.turn { stage.window.addSubview(view) }
    Finger(stage).tap(50, 50)
    #expect(counter.taps == 0)
    view.answers = true
    Finger(stage).tap(50, 50)
    #expect(counter.taps == 1)
  }

  @Test func `a pan takes one finger or more, a scroll view's own included`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int(UInt32.max))
    let scroll = UIScrollView()
    #expect(scroll.panGestureRecognizer.view === scroll)
    #expect(scroll.delaysContentTouches)
    #expect(scroll.showsHorizontalScrollIndicator)
  }
}
