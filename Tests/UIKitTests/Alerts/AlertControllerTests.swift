import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Alerts")
struct AlertControllerTests {
  private func present(
    _ style: UIAlertController.Style,
    _ stage: TransitionStage,
    actions: [(String, UIAlertAction.Style)] = [("OK", .default), ("Cancel", .cancel)]
  ) -> UIAlertController {
    let a = stage.screen("A", color: .red)
    stage.show(a)
    let alert = stage.world.perform {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      for (title, kind) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: kind) { action in
            stage.log.add("handler(\(action.title ?? ""))")
          }
        )
      }
      return alert
    }
    stage.perform { a.present(alert, animated: true) { stage.log.add("presented") } }
    return alert
  }

  /// Taps the button with a title.
  private func tap(_ title: String, in alert: UIAlertController, _ stage: TransitionStage) {
    let button = alert.view.descendants.compactMap { $0 as? UIControl }.first { control in
      control.descendants.contains { ($0 as? UILabel)?.text == title }
    }
    guard let button else {
      Issue.record("there is no button \(title)")
      return
    }
    stage.tap(stage.world.perform { button.convert(button.middle, to: nil) })
  }

  @Test func `an alert shrinks to its size while it fades in`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    let first = stage.shownFrame(of: alert.view)
    #expect(abs(first.width - 270 * 1.2) < 0.01)
    #expect(stage.world.perform { alert.view.layer.presentation()?.opacity } == 0)
    stage.run(1)
    #expect(stage.shownFrame(of: alert.view).width == 270)
    #expect(alert.view.center == CGPoint(x: 195, y: 422))
    #expect(alert.view.transform.isIdentity)
    #expect(stage.log.events.last == "presented")
  }

  @Test func `the presenter stays and is told nothing`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    stage.run(1)
    #expect(stage.log.appearance.isEmpty)
    #expect(alert.presentingViewController?.view.superview === stage.window)
  }

  @Test func `a handler runs once, after the alert is gone`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    stage.run(1)
    stage.log.clear()
    tap("OK", in: alert, stage)
    #expect(!stage.log.events.contains("handler(OK)"))
    stage.run(1)
    #expect(stage.log.events == ["handler(OK)"])
    #expect(alert.view.window == nil)
    #expect(stage.monitor.liveModalContainerCount == 0)
  }

  @Test func `an action sheet stands at the bottom with its way out apart`() {
    let stage = TransitionStage()
    let alert = present(.actionSheet, stage)
    #expect(stage.shownFrame(of: alert.view).minY >= 844)
    stage.run(1)
    let frame = stage.shownFrame(of: alert.view)
    #expect(frame.maxY == 836)
    #expect(frame.minX == 8 && frame.width == 374)
    stage.log.clear()
    stage.tap(CGPoint(x: 100, y: 100))
    stage.run(1)
    #expect(stage.log.events == ["handler(Cancel)"])
  }

  @Test func `a tap beside an alert does nothing`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    stage.run(1)
    stage.tap(CGPoint(x: 20, y: 20))
    stage.run(1)
    #expect(alert.view.window === stage.window)
  }

  @Test func `an action that is disabled cannot be chosen`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    stage.run(1)
    stage.perform { alert.actions[0].isEnabled = false }
    tap("OK", in: alert, stage)
    stage.run(1)
    #expect(alert.view.window === stage.window)
  }

  @Test func `a second way out is refused`() {
    let stage = TransitionStage()
    let alert = present(.alert, stage)
    stage.world.perform { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(alert.actions.count == 2)
    #expect(stage.world.issues.contains { $0.message.contains("cancels already") })
  }

  @Test func `two buttons stand side by side, three below each other`() {
    let stage = TransitionStage()
    let pair = present(.alert, stage)
    stage.run(1)
    let other = TransitionStage()
    let three = present(
      .alert,
      other,
      actions: [("One", .default), ("Two", .destructive), ("Cancel", .cancel)]
    )
    other.run(1)
    #expect(three.view.bounds.height - pair.view.bounds.height == 88)
  }

  @Test func `a text field gets the keys as soon as the alert is there`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.show(a)
    let alert = stage.world.perform {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }
    stage.perform { a.present(alert, animated: true) }
    stage.run(1)
    #expect(alert.textFields?.count == 1)
    #expect(alert.textFields?[0].isFirstResponder == true)
    stage.perform { (stage.window.firstResponder as? any UIKeyInput)?.insertText("Ada") }
    #expect(alert.textFields?[0].text == "Ada")
  }

  @Test func `the Return key takes the preferred action, Escape cancels`() {
    for (usage, expected) in [
      (UIKeyboardHIDUsage.keyboardReturnOrEnter, "handler(OK)"),
      (.keyboardEscape, "handler(Cancel)"),
    ] {
      let stage = TransitionStage()
      let alert = present(.alert, stage)
      stage.run(1)
      stage.log.clear()
      stage.perform {
        let key = UIPress(key: UIKey(keyCode: usage), phase: .began, timestamp: 0)
        alert.pressesBegan([key], with: nil)
      }
      stage.run(1)
      #expect(stage.log.events == [expected])
    }
  }
}

extension UIView {
  /// The view's subviews and theirs.
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }

  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
