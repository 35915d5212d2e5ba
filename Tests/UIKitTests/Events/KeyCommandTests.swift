import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
  /// A controller that has commands and notes what they and its presses do.
  private final class Keys: UIViewController {
    var notes: [String] = []
    var isBusy = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let save = Selector("save:", Keys.save)
      addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: save))
      addKeyCommand(
        UIKeyCommand(
          title: "Back",
          action: Selector("back", Keys.back),
          input: UIKeyCommand.inputLeftArrow
        )
      )
    }

    func save(_ command: UIKeyCommand) { notes.append("save \(command.input ?? "")") }
    func back() { notes.append("back") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !isBusy && super.canPerformAction(action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      notes.append("press")
    }
  }

  private func scene() -> (Stage, Keys) {
    let stage = Stage()
    let keys = stage.run { Keys() }
    stage.turn { stage.window.rootViewController = keys }
    return (stage, keys)
  }

  private func press(
    _ code: UIKeyboardHIDUsage,
    _ text: String = "",
    _ flags: UIKeyModifierFlags = [],
    in stage: Stage
  ) {
    stage.turn {
      let key = UIKey(keyCode: code, characters: text, modifierFlags: flags)
      stage.window.sendEvent(UIPressesEvent(UIPress(key: key, phase: .began, timestamp: 1)))
    }
  }

  @Test func `a key with its modifiers performs the command and is not pressed besides`() {
    let (stage, keys) = scene()
    press(.keyboardS, "s", .command, in: stage)
    press(.keyboardLeftArrow, in: stage)
    #expect(keys.notes == ["save s", "back"])
  }

  @Test func `other modifiers, and commands that cannot be performed, leave the press alone`() {
    let (stage, keys) = scene()
    press(.keyboardS, "s", [.command, .shift], in: stage)
    press(.keyboardS, "s", in: stage)
    keys.isBusy = true
    press(.keyboardLeftArrow, in: stage)
    #expect(keys.notes == ["press", "press", "press"])
  }

  @Test func `commands of what contains a controller count, those below a full screen do not`() {
    let (stage, keys) = scene()
    let child = stage.run { UIViewController() }
    stage.turn {
      keys.addChild(child)
      keys.view.addSubview(child.view)
    }
    let above = stage.run { Keys() }
    above.modalPresentationStyle = .fullScreen
    stage.turn { keys.present(above, animated: false) }
    press(.keyboardLeftArrow, in: stage)
    #expect(keys.notes.isEmpty && above.notes == ["back"])
  }

  @Test func `a text that is edited gets the keys that type`() {
    let (stage, keys) = scene()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let typing = UIKeyCommand(input: "x", modifierFlags: [], action: Selector("back", Keys.back))
    stage.turn {
      keys.addKeyCommand(typing)
      keys.view.addSubview(field)
      field.becomeFirstResponder()
    }
    press(.keyboardX, "x", in: stage)
    #expect(!keys.notes.contains("back"))
    press(.keyboardS, "s", .command, in: stage)
    #expect(keys.notes.last == "save s")
    stage.turn {
      field.resignFirstResponder()
      keys.removeKeyCommand(typing)
    }
    press(.keyboardX, "x", in: stage)
    #expect(keys.notes.last == "press")
  }
}
