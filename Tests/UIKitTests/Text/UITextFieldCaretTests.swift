import QuartzCore
import Testing

@testable import UIKit

@Suite("Caret and selection of UITextField") struct UITextFieldCaretTests {
  private func withField(
    width: CGFloat = 200,
    text: String,
    _ body: (ControlHarness, UITextField) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let field = UITextField()
      field.text = text
      harness.show(field, frame: CGRect(x: 20, y: 40, width: width, height: 30))
      try body(harness, field)
    }
  }

  @Test func `the caret stands behind the text and moves with it`() {
    withField(text: "fade") { harness, field in
      #expect(field.caret.isHidden)
      field.becomeFirstResponder()
      #expect(!field.caret.isHidden)
      let end = field.caret.frame.minX
      harness.key(.keyboardHome)
      #expect(field.caret.frame.minX == 0)
      #expect(end > 20)
      #expect(field.caret.frame.width == 2)
      harness.key(.keyboardA, .control)
      #expect(field.caret.isHidden)
      #expect(!field.selectionView.isHidden)
      #expect(field.selectionView.frame.minX == 0 && field.selectionView.frame.maxX == end)
    }
  }

  @Test func `the caret blinks by the clock of the World, and keys hold it in sight`() {
    withField(text: "fade") { harness, field in
      field.becomeFirstResponder()
      #expect(field.caret.alpha == 1)
      harness.world.advance(by: 0.55)
      #expect(field.caret.alpha == 0)
      harness.world.advance(by: 0.5)
      #expect(field.caret.alpha == 1)
      harness.world.advance(by: 0.4)
      harness.key(.keyboardLeftArrow)
      harness.world.advance(by: 0.4)
      #expect(field.caret.alpha == 1)
    }
  }

  @Test func `without focus nothing is due`() {
    withField(text: "fade") { harness, field in
      field.becomeFirstResponder()
      field.resignFirstResponder()
      harness.world.advance(by: 2)
      #expect(harness.world.nextDeadline == nil)
      #expect(!harness.world.needsFrame)
    }
  }

  @Test func `a long text scrolls so that the caret stays in sight`() {
    let text = String(repeating: "scale(0.9) ", count: 12)
    withField(width: 120, text: text) { harness, field in
      #expect(field.scrollOffset == 0)
      field.becomeFirstResponder()
      #expect(field.scrollOffset > 300)
      #expect(field.caret.frame.maxX <= field.clip.bounds.maxX + 0.5)
      for _ in 0..<text.count {
        harness.key(.keyboardLeftArrow)
        #expect(field.caret.frame.minX >= -0.5)
        #expect(field.caret.frame.maxX <= field.clip.bounds.maxX + 0.5)
      }
      #expect(field.scrollOffset == 0)
      harness.key(.keyboardEnd)
      harness.key(.keyboardDeleteOrBackspace, .control)
      let gap = field.clip.bounds.maxX - field.caret.frame.maxX
      #expect(gap < 1, "no room may be left behind the end of a long text, but \(gap) is")
    }
  }

  @Test func `a click sets the caret between the nearest characters`() {
    withField(text: "fade scale") { harness, field in
      let place = field.caretRect(at: 3)
      harness.tap(at: CGPoint(x: 20 + place.minX + 1, y: 55))
      #expect(field.isEditing)
      #expect(field.selectedOffsets == 3..<3)
      let later = field.caretRect(at: 7)
      harness.world.advance(by: 1)
      harness.tap(at: CGPoint(x: 20 + later.minX, y: 55), modifiers: .shift)
      #expect(field.selectedOffsets == 3..<7)
    }
  }

  @Test func `a double click selects a word, a triple one everything, a drag a range`() {
    withField(text: "fade scale") { harness, field in
      let x = 20 + field.caretRect(at: 7).minX
      harness.tap(at: CGPoint(x: x, y: 55))
      harness.tap(at: CGPoint(x: x, y: 55))
      #expect(field.selectedOffsets == 5..<10)
      harness.tap(at: CGPoint(x: x, y: 55))
      #expect(field.selectedOffsets == 0..<10)
      harness.world.advance(by: 1)
      harness.press(at: CGPoint(x: 20 + field.caretRect(at: 2).minX, y: 55))
      harness.drag(to: CGPoint(x: 20 + field.caretRect(at: 6).minX, y: 55))
      harness.release()
      #expect(field.selectedOffsets == 2..<6)
    }
  }

  @Test func `rectangles and places answer each other`() throws {
    try withField(text: "fade scale") { _, field in
      field.becomeFirstResponder()
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      let range = try #require(field.textRange(from: start, to: field.endOfDocument))
      #expect(field.text(in: range) == "scale")
      let rect = field.firstRect(for: range)
      #expect(rect.minX == field.caretRect(for: start).minX)
      let found = field.closestPosition(to: CGPoint(x: rect.minX + 1, y: 10))
      #expect(found.map { field.compare($0, to: start) } == .orderedSame)
      #expect(field.position(from: start, offset: 99) == nil)
      field.selectedTextRange = range
      #expect(field.selectedOffsets == 5..<10)
      field.replace(range, withText: "x")
      #expect(field.text == "fade x")
    }
  }

  @Test func `a highlighter colours the text without changing its size of characters`() {
    withField(text: "fade") { _, field in
      field.highlighter = { text in
        NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.red])
      }
      let colors = field.displayedText.attributes(at: 0, effectiveRange: nil)
      #expect(colors[.foregroundColor] as? UIColor == .red)
      #expect(colors[.font] as? UIFont == field.font)
      field.highlighter = { _ in NSAttributedString(string: "wrong length") }
      #expect(field.displayedText.string == "fade")
    }
  }
}
