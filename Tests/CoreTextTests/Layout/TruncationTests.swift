import CoreGraphics
import CoreText
import Testing

private let font = FontDescriptor.system(size: 15)
private let fox = "The quick brown fox jumps over the lazy dog and runs through the wood"

struct TruncationTests {
  private func layout(
    _ string: String,
    _ mode: LineBreakMode,
    width: CGFloat = 120,
    height: CGFloat = .infinity,
    lines: Int = 1
  ) -> TextLayout {
    TextLayout(
      AttributedText(string, font: font),
      width: width,
      height: height,
      maxLines: lines,
      style: ParagraphStyle(lineBreakMode: mode)
    )
  }

  @Test(arguments: [
    LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  ])
  func `what does not fit becomes an ellipsis within the width`(mode: LineBreakMode) {
    for width in stride(from: CGFloat(20), through: 500, by: 17) {
      let result = layout(fox, mode, width: width)
      #expect(result.lines.count == 1)
      #expect(result.size.width <= width)
      let whole = TextLayout(AttributedText(fox, font: font)).size.width
      #expect(result.isTruncated == (whole > width))
      #expect(result.lines[0].isTruncated == result.isTruncated)
      #expect(result.lines[0].range == 0..<fox.utf16.count)
    }
  }

  @Test func `an ellipsis is no wider than its glyph`() {
    let ellipsis = TextLayout(AttributedText("…", font: font)).size.width
    let result = layout(fox, .byTruncatingTail)
    // "The quick brow" and an ellipsis fit; the next letter would not.
    let shown = fox.indices.dropFirst().map { String(fox[..<$0]) }
      .last { TextLayout(AttributedText($0 + "…", font: font)).size.width <= 120 }
    let expected = TextLayout(AttributedText(shown ?? "", font: font)).size.width + ellipsis
    #expect(abs(result.size.width - expected) < 0.5)
  }

  @Test func `only the last line is truncated`() {
    let result = layout(fox, .byTruncatingTail, lines: 2)
    #expect(result.lines.map(\.isTruncated) == [false, true])
    #expect(result.lines[1].range.upperBound == fox.utf16.count)
    #expect(layout(fox, .byTruncatingTail, lines: 0).isTruncated == false)
  }

  @Test func `a height limits lines, too, and one line is always there`() {
    let height = font.metrics.lineHeight
    #expect(layout(fox, .byTruncatingTail, height: 2.5 * height, lines: 0).lines.count == 2)
    #expect(layout(fox, .byTruncatingTail, height: 2 * height, lines: 0).lines.count == 2)
    #expect(layout(fox, .byTruncatingTail, height: 1, lines: 0).lines.count == 1)
    #expect(layout(fox, .byTruncatingTail, height: 100 * height, lines: 3).lines.count == 3)
  }

  @Test func `a second paragraph becomes an ellipsis, too`() {
    let result = layout("ab\ncd", .byTruncatingTail)
    #expect(result.lines.count == 1)
    #expect(result.isTruncated)
    let expected = TextLayout(AttributedText("ab…", font: font)).size.width
    #expect(abs(result.size.width - expected) < 0.01)
  }

  @Test func `words that do not fit vanish when lines only wrap`() {
    let result = layout(fox, .byWordWrapping)
    #expect(result.lines.count == 1)
    #expect(result.isTruncated)
    #expect(!result.lines[0].isTruncated)
    #expect(result.lines[0].range.upperBound < 20)
  }

  @Test func `text that fits is left alone`() {
    let result = layout("short", .byTruncatingTail)
    #expect(!result.isTruncated)
    #expect(result.size == TextLayout(AttributedText("short", font: font)).size)
  }
}
