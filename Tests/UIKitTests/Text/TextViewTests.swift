import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Text views")
struct TextViewTests {
  /// A text view in a window, with what its delegate was told.
  private final class Scene: NSObject, UITextViewDelegate {
    let stage = Stage(width: 300, height: 200)
    let view = UITextView()
    let log = EventLog()
    var allowsChange = true

    init(_ text: String) {
      super.init()
      stage.turn {
        view.frame = stage.window.bounds
        view.font = .systemFont(ofSize: 16)
        view.text = text
        view.delegate = self
        stage.window.addSubview(view)
      }
    }

    func type(_ text: String) {
      stage.turn { (stage.window.firstResponder as? any UIKeyInput)?.insertText(text) }
    }

    func press(_ usage: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
      stage.turn {
        let key = UIKey(keyCode: usage, modifierFlags: flags)
        view.pressesBegan([UIPress(key: key, phase: .began, timestamp: 0)], with: nil)
      }
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange") }

    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      log.add("shouldChange(\(range.location),\(range.length),\(text))")
      return allowsChange
    }
  }

  @Test func `a tap begins to edit and sets the caret, and typing goes there`() {
    let scene = Scene("one two\nthree")
    let finger = Finger(scene.stage)
    finger.tap(290, 15)
    #expect(scene.view.isFirstResponder)
    #expect(scene.log.take() == ["shouldBegin", "didBegin"])
    #expect(scene.view.selectedRange == NSRange(location: 7, length: 0))
    scene.type("!")
    #expect(scene.view.text == "one two!\nthree")
    #expect(scene.log.take() == ["shouldChange(7,0,!)", "didChange"])
    scene.stage.turn { scene.view.resignFirstResponder() }
    #expect(scene.log.take() == ["didEnd"])
  }

  @Test func `a delegate may refuse a change`() {
    let scene = Scene("abc")
    scene.stage.turn { scene.view.becomeFirstResponder() }
    scene.allowsChange = false
    scene.type("x")
    #expect(scene.view.text == "abc")
  }

  @Test func `the return key breaks the line, and the arrows move between lines`() {
    let scene = Scene("abcdef")
    scene.stage.turn { scene.view.becomeFirstResponder() }
    scene.press(.keyboardReturnOrEnter)
    scene.type("xyz")
    #expect(scene.view.text == "abcdef\nxyz")
    scene.press(.keyboardUpArrow)
    let above = scene.view.selectedRange.location
    #expect(above > 0 && above < 6)
    scene.press(.keyboardDownArrow)
    #expect(scene.view.selectedRange.location == 10)
    scene.press(.keyboardDownArrow)
    #expect(scene.view.selectedRange.location == 10)
    scene.press(.keyboardUpArrow)
    scene.press(.keyboardUpArrow)
    #expect(scene.view.selectedRange.location == 0)
  }

  @Test func `changes are taken back and made again`() {
    let scene = Scene("a")
    scene.stage.turn { scene.view.becomeFirstResponder() }
    scene.type("b")
    scene.press(.keyboardZ, .control)
    #expect(scene.view.text == "a")
    scene.press(.keyboardY, .control)
    #expect(scene.view.text == "ab")
  }

  @Test func `text that is typed looks as the text before it`() {
    let scene = Scene("")
    scene.stage.turn {
      scene.view.attributedText = NSAttributedString(
        string: "red",
        attributes: [.foregroundColor: UIColor.red]
      )
      scene.view.becomeFirstResponder()
    }
    scene.type("!")
    let attributes = scene.view.attributedText.attributes(at: 3, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(scene.view.attributedText.string == "red!")
  }

  @Test func `a double tap selects a word, and typing replaces it`() {
    let scene = Scene("one two")
    let finger = Finger(scene.stage)
    finger.tap(20, 15)
    finger.tap(20, 15)
    #expect(scene.view.selectedRange == NSRange(location: 0, length: 3))
    scene.type("1")
    #expect(scene.view.text == "1 two")
  }

  @Test func `a long text scrolls so that the caret stays in sight`() {
    let scene = Scene(String(repeating: "line\n", count: 60))
    scene.stage.turn { scene.view.becomeFirstResponder() }
    scene.type("end")
    let caret = scene.view.caretRect(for: scene.view.endOfDocument)
    #expect(scene.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    #expect(scene.view.contentOffset.y > 500)
  }

  @Test func `a view that is not editable lets text be selected and copied only`() {
    let scene = Scene("abc")
    scene.stage.turn {
      scene.view.isEditable = false
      scene.view.becomeFirstResponder()
    }
    scene.press(.keyboardA, .control)
    #expect(scene.view.selectedRange == NSRange(location: 0, length: 3))
    scene.press(.keyboardDeleteOrBackspace)
    scene.type("x")
    #expect(scene.view.text == "abc")
    scene.press(.keyboardC, .control)
    #expect(scene.stage.run { UIPasteboard.general.string } == "abc")
  }
}
