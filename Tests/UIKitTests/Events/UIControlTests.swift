import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIControl") struct UIControlTests {
  private let stage = Stage()

  private final class Receiver: NSObject {
    var events: [String] = []
    func down() { events.append("down") }
    func up(_ sender: UIControl) { events.append("up") }
    func upWithEvent(_ sender: UIControl, _ event: UIEvent) { events.append("up with event") }
  }

  private func control() -> UIControl {
    stage.turn {
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.window.addSubview(control)
      return control
    }
  }

  @Test(.spec("U-169"))
  func `given the events, when their raw values are read, then they are UIKit's`() {
    let events: [UIControl.Event] = [
      .touchUpInside, .valueChanged, .primaryActionTriggered, .editingChanged,
    ]
    SpecCase("U-169").expect(events.map { Double($0.rawValue) })
  }

  @Test func `given targets of each kind, when the control is tapped, then all are told in order`()
  {
    let control = control()
    let receiver = Receiver()
    control.addTarget(receiver, action: Selector("down", Receiver.down), for: .touchDown)
    control.addTarget(receiver, action: Selector("up", Receiver.up), for: .touchUpInside)
    control.addTarget(
      receiver,
      action: Selector("event", Receiver.upWithEvent),
      for: .touchUpInside
    )
    control.addAction(UIAction { _ in receiver.events.append("action") }, for: .touchUpInside)
    Finger(stage).tap(120, 120)
    #expect(receiver.events == ["down", "up", "up with event", "action"])
  }

  @Test func `given a drag, when it leaves by more than 70 points, then the touch is outside`() {
    let control = control()
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragExit, "exit"),
      (.touchDragEnter, "enter"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let finger = Finger(stage)
    finger.down(120, 120)
    #expect(control.isHighlighted && control.isTracking)
    finger.move(210, 120)
    #expect(control.isTouchInside)
    finger.move(230, 120)
    #expect(!control.isTouchInside && !control.isHighlighted)
    finger.up()
    #expect(events == ["inside", "exit", "outside", "up outside"])
    #expect(!control.isTracking)
  }

  @Test func `given a disabled control, when it is tapped, then nothing is sent`() {
    let control = control()
    control.isEnabled = false
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .allTouchEvents)
    Finger(stage).tap(120, 120)
    #expect(count == 0)
    #expect(control.state == .disabled)
  }

  @Test func `given actions with one identifier, when both are added, then the later one stays`() {
    let control = control()
    var events: [String] = []
    let identifier = UIAction.Identifier("same")
    for name in ["first", "second"] {
      control.addAction(
        UIAction(identifier: identifier) { _ in events.append(name) },
        for: .valueChanged
      )
    }
    control.sendActions(for: .valueChanged)
    #expect(events == ["second"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(events == ["second"])
  }

  @Test func `given a target, when it is gone, then nothing is sent and nothing leaks`() {
    let control = control()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: Selector("down", Receiver.down), for: .valueChanged)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(stage.world.issues.isEmpty)
  }

  @Test func `given a selector by name only, when it is sent, then the issue is reported`() {
    let control = control()
    let receiver = Receiver()
    control.addTarget(receiver, action: "down", for: .valueChanged)
    stage.run { control.sendActions(for: .valueChanged) }
    #expect(receiver.events.isEmpty)
    #expect(stage.world.issues.count == 1)
  }

  @Test func `given a tap recognizer around a control, when the control is tapped, then it wins`() {
    let control = control()
    let tap = UITapGestureRecognizer()
    let log = GestureLog()
    log.watch(tap)
    stage.window.addGestureRecognizer(tap)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    Finger(stage).tap(120, 120)
    #expect(count == 1)
    #expect(log.states.isEmpty)
    Finger(stage).tap(10, 10)
    #expect(log.states == [.ended])
  }

  @Test func `given no target, when an action is sent, then the responder chain is searched`() {
    final class Parent: UIView {
      var count = 0
      func act() { count += 1 }
    }
    let control = control()
    let parent = Parent(frame: stage.window.bounds)
    stage.turn {
      stage.window.addSubview(parent)
      parent.addSubview(control)
    }
    control.addTarget(nil, action: Selector("act", Parent.act), for: .valueChanged)
    stage.run { control.sendActions(for: .valueChanged) }
    #expect(parent.count == 1)
  }
}
