import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Keys between text fields")
struct TextFieldLoopTests {
  /// A screen with two fields in a line and one below, added in another order.
  private final class Scene {
    let stage = TransitionStage()
    let screen: TestScreen
    let fields: [UITextField]

    init() {
      let stage = stage
      screen = stage.screen("A")
      fields = stage.world.perform { (0..<3).map { _ in UITextField() } }
      stage.world.perform {
        let places = [(20, 100), (200, 104), (20, 160)]
        for index in [2, 1, 0] {
          let (x, y) = places[index]
          fields[index].frame = CGRect(x: x, y: y, width: 150, height: 34)
          screen.view.addSubview(fields[index])
        }
      }
      stage.show(screen)
    }

    var current: Int? { fields.firstIndex(where: \.isFirstResponder) }

    func press(_ usage: UIKeyboardHIDUsage, shifted: Bool = false) {
      stage.perform {
        let key = UIKey(keyCode: usage, modifierFlags: shifted ? .shift : [])
        let press = UIPress(key: key, phase: .began, timestamp: CACurrentMediaTime())
        stage.window.sendEvent(UIPressesEvent(press))
      }
    }
  }

  @Test func `Tab goes on in the order in which fields are read, and Shift-Tab back`() {
    let scene = Scene()
    scene.stage.perform { scene.fields[0].becomeFirstResponder() }
    var order: [Int?] = []
    for _ in 0..<3 {
      scene.press(.keyboardTab)
      order.append(scene.current)
    }
    scene.press(.keyboardTab, shifted: true)
    order.append(scene.current)
    #expect(order == [1, 2, 2, 1])
    #expect(scene.fields.allSatisfy { $0.text?.isEmpty != false })
  }

  @Test func `fields that cannot be edited are left out`() {
    let scene = Scene()
    scene.stage.perform {
      scene.fields[1].isEnabled = false
      scene.fields[0].becomeFirstResponder()
    }
    scene.press(.keyboardTab)
    #expect(scene.current == 2)
  }

  @Test func `fields below what is presented are out of reach`() {
    let scene = Scene()
    let alert = scene.stage.world.perform {
      let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addTextField()
      return alert
    }
    scene.stage.perform { scene.screen.present(alert, animated: true) }
    scene.stage.run(1)
    let inner = alert.textFields ?? []
    #expect(inner.map(\.isFirstResponder) == [true, false])
    scene.press(.keyboardTab)
    #expect(inner.map(\.isFirstResponder) == [false, true])
    scene.press(.keyboardTab)
    #expect(inner.map(\.isFirstResponder) == [false, true])
    scene.press(.keyboardTab, shifted: true)
    #expect(inner.map(\.isFirstResponder) == [true, false])
  }

  @Test func `in a text view Tab is a letter`() {
    let scene = Scene()
    let view = scene.stage.world.perform {
      UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
    }
    scene.stage.perform {
      scene.screen.view.addSubview(view)
      view.becomeFirstResponder()
    }
    scene.press(.keyboardTab)
    #expect(view.text == "\t")
    #expect(view.isFirstResponder)
  }

  private func alert(
    _ stage: TransitionStage,
    fields: Int,
    _ actions: [(String, UIAlertAction.Style)],
    preferred: Int? = nil
  ) -> UIAlertController {
    stage.world.perform {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      for _ in 0..<fields { alert.addTextField() }
      for (title, style) in actions {
        alert.addAction(UIAlertAction(title: title, style: style) { _ in stage.log.add(title) })
      }
      alert.preferredAction = preferred.map { alert.actions[$0] }
      return alert
    }
  }

  nonisolated struct ReturnCase: Sendable, CustomStringConvertible {
    let description: String
    let actions: [(String, UIAlertAction.Style)]
    var preferred: Int?
    let expected: String
    var key = UIKeyboardHIDUsage.keyboardReturnOrEnter
  }

  nonisolated static let returns = [
    ReturnCase(
      description: "usual",
      actions: [("Cancel", .cancel), ("Save", .default)],
      expected: "Save"
    ),
    ReturnCase(
      description: "destructive",
      actions: [("Cancel", .cancel), ("Delete", .destructive)],
      expected: "Delete"
    ),
    ReturnCase(
      description: "preferred",
      actions: [("One", .default), ("Two", .default)],
      preferred: 1,
      expected: "Two"
    ),
    ReturnCase(description: "alone", actions: [("OK", .cancel)], expected: "OK"),
    ReturnCase(
      description: "keypad",
      actions: [("Cancel", .cancel), ("Save", .default)],
      expected: "Save",
      key: .keypadEnter
    ),
    ReturnCase(
      description: "Escape",
      actions: [("Cancel", .cancel), ("Save", .default)],
      expected: "Cancel",
      key: .keyboardEscape
    ),
  ]

  @Test(arguments: returns)
  func `keys in the field of an alert answer it`(example: ReturnCase) {
    let scene = Scene()
    let alert = alert(scene.stage, fields: 1, example.actions, preferred: example.preferred)
    scene.stage.perform { scene.screen.present(alert, animated: true) }
    scene.stage.run(1)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    scene.stage.log.clear()
    scene.press(example.key)
    scene.stage.run(1)
    #expect(scene.stage.log.events.filter { !$0.contains(".") } == [example.expected])
    #expect(scene.screen.presentedViewController == nil)
  }

  @Test func `Return goes through the fields of an alert before it answers`() {
    let scene = Scene()
    let alert = alert(scene.stage, fields: 2, [("Cancel", .cancel), ("Save", .default)])
    scene.stage.perform { scene.screen.present(alert, animated: true) }
    scene.stage.run(1)
    scene.press(.keyboardReturnOrEnter)
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, true])
    scene.press(.keyboardReturnOrEnter)
    scene.stage.run(1)
    #expect(scene.stage.log.events.contains("Save"))
  }
}
