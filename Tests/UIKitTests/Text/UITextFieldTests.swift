import QuartzCore
import Testing

@testable import UIKit

@Suite("UITextField") struct UITextFieldTests {
  private static let events: [(UIControl.Event, String)] = [
    (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
    (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
  ]

  private func withField(
    width: CGFloat = 200,
    text: String = "",
    _ body: (ControlHarness, UITextField, FieldDelegate) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let delegate = FieldDelegate()
      let field = UITextField()
      field.text = text
      field.delegate = delegate
      harness.show(field, frame: CGRect(x: 20, y: 40, width: width, height: 30))
      try body(harness, field, delegate)
    }
  }

  // MARK: Beginning and ending

  @Test func `editing begins and ends with questions first, then delegate, then event`() {
    withField { harness, field, delegate in
      harness.record(Self.events.filter { $0.1 != "exit" }, of: field)
      #expect(field.becomeFirstResponder())
      #expect(field.isEditing && field.isFirstResponder)
      #expect(delegate.log == ["should begin", "did begin"])
      #expect(field.resignFirstResponder())
      #expect(!field.isEditing && !field.isFirstResponder)
      #expect(delegate.log == ["should begin", "did begin", "should end", "did end"])
      #expect(harness.log == ["began", "ended"])
    }
  }

  @Test func `the delegate refuses to begin and to end`() {
    withField { _, field, delegate in
      delegate.refused = ["should begin"]
      #expect(!field.becomeFirstResponder())
      #expect(!field.isEditing)
      delegate.refused = ["should end"]
      #expect(field.becomeFirstResponder())
      #expect(!field.resignFirstResponder())
      #expect(field.isEditing)
    }
  }

  @Test func `another field takes over`() {
    withField { harness, field, delegate in
      let other = UITextField()
      harness.show(other, frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      field.becomeFirstResponder()
      #expect(other.becomeFirstResponder())
      #expect(!field.isEditing && other.isEditing)
      #expect(delegate.log.last == "did end")
    }
  }

  @Test func `a field that leaves its window ends editing`() {
    withField { _, field, delegate in
      field.becomeFirstResponder()
      field.removeFromSuperview()
      #expect(!field.isEditing)
      #expect(delegate.log.last == "did end")
    }
  }

  // MARK: Typing

  @Test func `typing asks, changes and tells, character by character`() {
    withField { harness, field, delegate in
      harness.record(Self.events.filter { $0.1 == "changed" }, of: field)
      field.becomeFirstResponder()
      delegate.log = []
      harness.type("ab")
      harness.key(.keyboardDeleteOrBackspace)
      #expect(field.text == "a")
      #expect(delegate.log == ["change 0+0 “a”", "change 1+0 “b”", "change 1+1 “”"])
      #expect(harness.log == ["changed", "changed", "changed"])
    }
  }

  @Test func `a refused change changes nothing and tells nothing`() {
    withField(text: "ab") { harness, field, delegate in
      harness.record(Self.events.filter { $0.1 == "changed" }, of: field)
      delegate.refused = ["change"]
      field.becomeFirstResponder()
      harness.type("x")
      harness.key(.keyboardDeleteOrBackspace)
      #expect(field.text == "ab")
      #expect(harness.log.isEmpty)
    }
  }

  @Test func `code that sets the text sends no event`() {
    withField { harness, field, delegate in
      harness.record(Self.events.filter { $0.1 == "changed" }, of: field)
      field.text = "new"
      #expect(harness.log.isEmpty && delegate.log.isEmpty)
    }
  }

  @Test func `return asks, tells, and ends editing where somebody listens for that`() {
    withField { harness, field, delegate in
      field.becomeFirstResponder()
      delegate.refused = ["should return"]
      harness.key(.keyboardReturnOrEnter)
      #expect(delegate.log.last == "should return")
      #expect(field.isEditing)
      delegate.refused = []
      harness.key(.keyboardReturnOrEnter)
      #expect(field.isEditing)
      harness.record(Self.events, of: field)
      harness.key(.keyboardReturnOrEnter)
      #expect(!field.isEditing)
      #expect(harness.log == ["exit", "primary", "ended"])
    }
  }

  @Test func `keys move, select and delete`() {
    withField(text: "fade scale") { harness, field, _ in
      field.becomeFirstResponder()
      harness.key(.keyboardLeftArrow, .control)
      #expect(field.selectedOffsets == 5..<5)
      harness.key(.keyboardEnd, .shift)
      #expect(field.selectedOffsets == 5..<10)
      harness.key(.keyboardDeleteForward)
      #expect(field.text == "fade ")
      harness.key(.keyboardHome)
      harness.key(.keyboardDeleteForward, .control)
      #expect(field.text == " ")
      harness.key(.keyboardZ, .control)
      harness.key(.keyboardZ, .control)
      #expect(field.text == "fade scale")
      harness.key(.keyboardZ, [.control, .shift])
      #expect(field.text == "fade ")
    }
  }

  @Test func `cut, copy and paste go through the pasteboard, as one line`() {
    withField(text: "fade scale") { harness, field, _ in
      field.becomeFirstResponder()
      harness.key(.keyboardA, .control)
      harness.key(.keyboardC, .control)
      #expect(UIPasteboard.general.string == "fade scale")
      harness.key(.keyboardX, .control)
      #expect(field.text == "")
      UIPasteboard.general.string = "a\nb\tc"
      harness.key(.keyboardV, .control)
      #expect(field.text == "a b c")
    }
  }

  @Test func `a key handler comes first, and unused keys go on`() {
    withField(text: "ab") { harness, field, _ in
      var seen: [UIKeyboardHIDUsage] = []
      field.keyHandler = { key in
        seen.append(key.keyCode)
        return key.keyCode == .keyboardLeftArrow
      }
      field.becomeFirstResponder()
      harness.key(.keyboardLeftArrow)
      #expect(field.selectedOffsets == 2..<2)
      harness.key(.keyboardHome)
      #expect(field.selectedOffsets == 0..<0)
      #expect(seen == [.keyboardLeftArrow, .keyboardHome])
    }
  }

  @Test func `an undo handler stands in for the field's own history`() {
    withField { harness, field, _ in
      var commands: [TextCommand] = []
      field.undoHandler = { command in
        commands.append(command)
        return true
      }
      field.becomeFirstResponder()
      harness.type("a")
      harness.key(.keyboardZ, .control)
      #expect(field.text == "a")
      #expect(commands == [.undo])
    }
  }

  @Test func `an input method composes in the field`() {
    withField(text: "ab") { harness, field, _ in
      harness.record(Self.events.filter { $0.1 == "changed" }, of: field)
      field.becomeFirstResponder()
      harness.compose("に", selection: NSRange(location: 1, length: 0))
      #expect(field.text == "abに")
      #expect(field.markedOffsets == 2..<3)
      #expect(!field.markedUnderline.isHidden)
      #expect(field.caretRectInWindow.minX > 20)
      harness.type("日")
      #expect(field.text == "ab日")
      #expect(field.markedTextRange == nil)
      #expect(harness.log.count == 2)
    }
  }

  // MARK: Passwords

  @Test func `a password is shown as dots and cannot be copied`() {
    withField(text: "se👍🏽") { harness, field, _ in
      field.isSecureTextEntry = true
      #expect(field.displayedText.string == "•••")
      UIPasteboard.general.string = "before"
      field.becomeFirstResponder()
      harness.key(.keyboardA, .control)
      harness.key(.keyboardC, .control)
      #expect(UIPasteboard.general.string == "before")
      #expect(field.selectedOffsets == 0..<6)
      let end = field.caretRect(at: 6).minX
      let start = field.caretRect(at: 0).minX
      let middle = field.caretRect(at: 1).minX
      #expect(abs((end - start) / 3 - (middle - start)) <= 0.5)
    }
  }
}
