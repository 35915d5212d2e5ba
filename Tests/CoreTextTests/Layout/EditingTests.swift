import CoreGraphics
import CoreText
import Testing

private let font = FontDescriptor.system(size: 15)

struct EditingTests {
  @Test func `carets go to the right with the index`() {
    let text = "spring(250, 25) fade"
    let layout = TextLayout(AttributedText(text, font: font))
    let places = (0...text.utf16.count).map { layout.caretRect(at: $0).minX }
    #expect(places == places.sorted())
    #expect(Set(places).count == places.count)
    #expect(places.first == 0)
    #expect(places.last == layout.size.width)
    #expect(layout.caretRect(at: 3).height == font.metrics.lineHeight)
  }

  @Test func `a caret stands where the text before it ends`() {
    let text = "Wave AVATAR To."
    let layout = TextLayout(AttributedText(text, font: .monospaced(size: 13)))
    for count in 0...text.count {
      let before = TextLayout(
        AttributedText(String(text.prefix(count)), font: .monospaced(size: 13))
      )
      #expect(abs(layout.caretRect(at: count).minX - before.size.width) < 0.01)
    }
  }

  @Test func `the nearest caret of its own place is found`() {
    let text = "Tip: naïve café 🙂 a\u{301}b 👨‍👩‍👧 end"
    let layout = TextLayout(AttributedText(text, font: font))
    var index = 0
    for character in text + "." {
      let rect = layout.caretRect(at: index)
      #expect(layout.index(at: CGPoint(x: rect.minX, y: 5)) == index)
      index += character.utf16.count
      if index > text.utf16.count { break }
    }
  }

  @Test func `a caret never stands inside a character`() {
    let text = "a👨‍👩‍👧b"
    let layout = TextLayout(AttributedText(text, font: font))
    let family = 1..<9
    for index in family {
      #expect(layout.caretRect(at: index) == layout.caretRect(at: 1))
    }
    for x in stride(from: CGFloat(0), to: layout.size.width, by: 0.5) {
      let index = layout.index(at: CGPoint(x: x, y: 3))
      #expect([0, 1, 9, 10].contains(index))
    }
  }

  @Test func `points outside the text count as its nearest places`() {
    let layout = TextLayout(AttributedText("one\ntwo", font: font))
    #expect(layout.index(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.index(at: CGPoint(x: 999, y: -50)) == 3)
    #expect(layout.index(at: CGPoint(x: -50, y: 999)) == 4)
    #expect(layout.index(at: CGPoint(x: 999, y: 999)) == 7)
    #expect(layout.caretRect(at: -5) == layout.caretRect(at: 0))
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 7))
  }

  @Test func `where a line was broken the caret stands in the next line`() {
    let text = "one two three four five six"
    let layout = TextLayout(AttributedText(text, font: font), width: 80)
    #expect(layout.lines.count > 2)
    let second = layout.lines[1]
    let caret = layout.caretRect(at: second.range.lowerBound)
    #expect(caret.minX == 0)
    #expect(caret.minY == second.frame.minY)
    let end = layout.index(at: CGPoint(x: 999, y: 2))
    #expect(layout.lineIndex(at: end) == 0)
    #expect(end == second.range.lowerBound - 1)
  }

  @Test func `a selection covers its characters line by line`() {
    let text = "one two three four five six"
    let layout = TextLayout(AttributedText(text, font: font), width: 80)
    let all = layout.selectionRects(for: 0..<text.utf16.count)
    #expect(all.count == layout.lines.count)
    let some = layout.selectionRects(for: 1..<3)
    #expect(some.count == 1)
    #expect(some[0].minX == layout.caretRect(at: 1).minX)
    #expect(abs(some[0].maxX - layout.caretRect(at: 3).minX) < 1e-9)
    #expect(layout.selectionRects(for: 5..<5).isEmpty)
  }

  @Test func `a selection across directions is in pieces`() {
    let text = "abc שלום def"
    let layout = TextLayout(AttributedText(text, font: font))
    let rects = layout.selectionRects(for: 2..<6)
    #expect(rects.count == 2)
    let whole = layout.selectionRects(for: 0..<text.utf16.count)
    #expect(whole.count == 1)
    #expect(abs(whole[0].width - layout.size.width) < 0.01)
  }

  @Test func `text of a zero, a lone surrogate's replacement and separators is laid out`() {
    let text = "a\0b\u{2028}c\u{2029}d\r\ne\u{FFFD}"
    let layout = TextLayout(AttributedText(text, font: font))
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    #expect(layout.lines.count == 4)
    #expect(layout.caretRect(at: 1).minX > 0)
  }
}
