import CoreGraphics
import CoreText
import Testing

private let font = FontDescriptor.system(size: 15)
private let fox = "The quick brown fox jumps over the lazy dog and runs through the wood"

struct WrappingTests {
  private func lines(_ layout: TextLayout) -> [String] {
    let string = Array(layout.text.string.utf16)
    return layout.lines.map { String(decoding: string[$0.range], as: UTF16.self) }
  }

  @Test func `without a width each paragraph is one line`() {
    let layout = TextLayout(AttributedText("one\ntwo three\n\nfour", font: font))
    #expect(lines(layout) == ["one", "two three", "", "four"])
    #expect(layout.lines.allSatisfy { $0.endsParagraph })
    #expect(abs(layout.size.height - 4 * font.metrics.lineHeight) < 1e-9)
  }

  @Test(arguments: [60, 100, 150, 233.3, 400] as [CGFloat])
  func `words wrap, none is lost and no line is too wide`(width: CGFloat) {
    let layout = TextLayout(AttributedText(fox, font: font), width: width)
    let found = lines(layout)
    #expect(found.joined() == fox)
    #expect(layout.lines.allSatisfy { $0.frame.width <= width })
    #expect(found.dropLast().allSatisfy { $0.hasSuffix(" ") })
    #expect(!layout.isTruncated)
    // Greedy: the next line's first word would not have fitted.
    for (line, next) in zip(found, found.dropFirst()) {
      let word = next.split(separator: " ")[0]
      let longer = TextLayout(AttributedText(line + word, font: font)).size.width
      #expect(longer > width)
    }
  }

  @Test func `a text fits in the width that was measured`() {
    for count in 1..<fox.count {
      let text = AttributedText(String(fox.prefix(count)), font: font)
      let measured = TextLayout(text).size.width
      #expect(TextLayout(text, width: measured).lines.count == 1, "\(count)")
    }
  }

  @Test func `a word that is too long is broken inside`() {
    let layout = TextLayout(AttributedText("Donaudampfschifffahrt", font: font), width: 60)
    #expect(layout.lines.count > 2)
    #expect(lines(layout).joined() == "Donaudampfschifffahrt")
  }

  @Test func `characters wrap anywhere`() {
    let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
    let layout = TextLayout(AttributedText(fox, font: font), width: 100, style: style)
    #expect(lines(layout).joined() == fox)
    #expect(lines(layout).contains { !$0.hasSuffix(" ") && $0 != lines(layout).last })
  }

  @Test func `a width of nothing makes a line per character and never hangs`() {
    let layout = TextLayout(AttributedText("abc", font: font), width: 0)
    #expect(layout.lines.count == 3)
    #expect(TextLayout(AttributedText("abc", font: font), width: .nan).lines.count == 3)
    #expect(TextLayout(AttributedText("abc", font: font), width: -5).lines.count == 3)
  }

  @Test func `an empty text is as high as a line`() {
    let layout = TextLayout(AttributedText("", font: font), width: 100)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - font.metrics.lineHeight) < 1e-9)
    #expect(layout.lines.map(\.range) == [0..<0])
  }

  @Test func `clipping cuts off and says so`() {
    let style = ParagraphStyle(lineBreakMode: .byClipping)
    let layout = TextLayout(AttributedText(fox, font: font), width: 100, style: style)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 400)
    #expect(layout.isTruncated)
  }

  @Test func `lines stand where their alignment says`() {
    func frame(_ alignment: TextAlignment, _ text: String = "abc") -> CGRect {
      let style = ParagraphStyle(alignment: alignment)
      return TextLayout(AttributedText(text, font: font), width: 200, style: style).lines[0].frame
    }
    #expect(frame(.left).minX == 0)
    #expect(frame(.natural).minX == 0)
    #expect(abs(frame(.center).midX - 100) < 1e-9)
    #expect(abs(frame(.right).maxX - 200) < 1e-9)
    #expect(abs(frame(.natural, "שלום").maxX - 200) < 1e-9)
    #expect(frame(.left, "שלום").minX == 0)
  }

  @Test func `justified lines fill the width, but for the last one`() {
    let style = ParagraphStyle(alignment: .justified)
    let layout = TextLayout(AttributedText(fox, font: font), width: 150, style: style)
    #expect(layout.lines.count > 2)
    for line in layout.lines.dropLast() {
      #expect(abs(line.frame.width - 150) < 0.05)
    }
    #expect((layout.lines.last?.frame.width ?? 150) < 149)
  }

  @Test func `gaps and least heights of lines add up`() {
    let style = ParagraphStyle(lineSpacing: 4, minimumLineHeight: 30)
    let layout = TextLayout(AttributedText("a\nb\nc", font: font), style: style)
    #expect(layout.lines.map(\.frame.minY) == [0, 34, 68])
    #expect(layout.size.height == 98)
    let natural = TextLayout(AttributedText("a", font: font))
    let extra = 30 - font.metrics.lineHeight
    #expect(abs(layout.firstBaseline - natural.firstBaseline - extra) < 1e-9)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 68) < 1e-9)
    let low = ParagraphStyle(maximumLineHeight: 10)
    #expect(TextLayout(AttributedText("a\nb", font: font), style: low).size.height == 20)
  }

  @Test func `the highest font of a line gives its height`() {
    let small = TextAttributes(font: font)
    let large = TextAttributes(font: .system(size: 40))
    let text = AttributedText([TextRun("a\nb", small), TextRun("c", large)], fallback: small)
    let layout = TextLayout(text)
    #expect(abs(layout.lines[0].frame.height - font.metrics.lineHeight) < 1e-9)
    #expect(abs(layout.lines[1].frame.height - large.font.metrics.lineHeight) < 1e-9)
  }

  @Test func `kern widens every character`() {
    for count in 1...5 {
      let string = String(repeating: "n", count: count)
      let plain = TextLayout(AttributedText(string, font: font)).size.width
      let wide = TextLayout(AttributedText(string, TextAttributes(font: font, kern: 3))).size.width
      #expect(abs(wide - plain - 3 * CGFloat(count)) < 0.01)
    }
  }
}
