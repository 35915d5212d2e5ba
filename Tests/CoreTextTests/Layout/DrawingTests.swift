import CoreGraphics
import CoreText
import Testing

private let font = FontDescriptor.system(size: 15)
private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

struct DrawingTests {
  private func draw(
    _ text: AttributedText,
    at origin: CGPoint = CGPoint(x: 4, y: 4),
    scale: CGFloat = 2,
    width: CGFloat = .infinity
  ) -> PixelBuffer {
    let pixels = PixelBuffer(width: 200, height: 80)
    let context = CGContext(pixels: pixels, scale: scale)
    TextLayout(text, width: width).draw(in: context, at: origin)
    context.flush()
    return pixels
  }

  private func box(_ pixels: PixelBuffer, _ isInk: (UInt32) -> Bool) -> CGRect {
    var result = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where isInk(pixels[x, y]) {
        result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return result
  }

  @Test func `drawing twice gives equal pixels`() {
    let text = AttributedText("Hamburgefonts 0123", font: font)
    #expect(draw(text) == draw(text))
    let other = FontLibrary(folders: FontFolders())
    #expect(other.hasGlyphs(for: "a", in: font))
    #expect(draw(text) == draw(text))
  }

  @Test func `letters stand on the baseline, as high as the font says`() {
    let ink = box(draw(AttributedText("H", font: font))) { $0 >> 24 > 128 }
    let baseline = (4 + TextLayout(AttributedText("H", font: font)).firstBaseline) * 2
    #expect(abs(ink.maxY - baseline) <= 1)
    #expect(abs(ink.height - font.metrics.capHeight * 2) <= 1)
  }

  @Test func `ink lies within the measured size`() {
    let text = AttributedText("xnopq", font: font)
    let ink = box(draw(text)) { $0 >> 24 > 0 }
    let size = TextLayout(text).size
    let frame = CGRect(x: 8, y: 8, width: size.width * 2, height: size.height * 2)
    #expect(frame.insetBy(dx: -1, dy: -1).contains(ink))
    #expect(ink.width > frame.width - 8)
  }

  @Test func `runs have their own colours and backgrounds`() {
    let plain = TextAttributes(font: font, color: red)
    var marked = plain
    marked.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    marked.color = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let pixels = draw(
      AttributedText([TextRun("aa", plain), TextRun("bb", marked)], fallback: plain)
    )
    let reds = box(pixels) { $0 == 0xFFFF_0000 }
    let greens = box(pixels) { $0 == 0xFF00_FF00 }
    let blues = box(pixels) { $0 == 0xFF00_00FF }
    #expect(!reds.isNull && !greens.isNull && !blues.isNull)
    #expect(reds.maxX <= greens.minX + 1)
    #expect(greens.contains(blues))
    #expect(abs(greens.height - font.metrics.lineHeight * 2) <= 2)
  }

  @Test func `lines under and through letters are drawn`() {
    let plain = TextAttributes(font: font)
    var lined = plain
    lined.isUnderlined = true
    var struck = plain
    struck.isStruckThrough = true
    let without = box(draw(AttributedText("xx", plain))) { $0 >> 24 > 200 }
    let under = box(draw(AttributedText("xx", lined))) { $0 >> 24 > 200 }
    let through = draw(AttributedText("x   x", struck))
    #expect(under.maxY > without.maxY + 2)
    let middle = box(through) { $0 >> 24 > 200 }
    let column = (0..<through.height).filter { through[Int(middle.midX), $0] >> 24 > 0 }
    #expect(!column.isEmpty && column.count < 6)
  }

  @Test func `opacity of colour and context multiply`() {
    let pixels = PixelBuffer(width: 40, height: 40)
    let context = CGContext(pixels: pixels, scale: 1)
    context.setAlpha(0.5)
    let faded = CGColor(gray: 0, alpha: 0.5)
    let text = AttributedText("█", font: .monospaced(size: 30), color: faded)
    TextLayout(text).draw(in: context, at: .zero)
    context.flush()
    let most = pixels.pixels.map { $0 >> 24 }.max() ?? 0
    #expect(abs(Int(most) - 64) <= 2)
  }

  @Test func `letters are sharp at any scale`() {
    // A stem of the letter l is a hard edge: at three times the scale its rim is no wider in pixels.
    for scale in [1, 2, 3] as [CGFloat] {
      let pixels = PixelBuffer(width: 60, height: 90)
      let context = CGContext(pixels: pixels, scale: scale)
      TextLayout(AttributedText("l", font: .system(size: 24, weight: 700)))
        .draw(in: context, at: CGPoint(x: 2, y: 0))
      context.flush()
      let row = Int(15 * scale)
      let partial = (0..<60).filter { (1..<255).contains(pixels[$0, row] >> 24) }
      #expect(partial.count <= 2)
      #expect((0..<60).contains { pixels[$0, row] >> 24 == 255 })
    }
  }

  @Test func `a clip and a turn apply to text`() {
    let pixels = PixelBuffer(width: 60, height: 60)
    let context = CGContext(pixels: pixels, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 30))
    context.translateBy(x: 30, y: 0)
    context.rotate(by: .pi / 2)
    TextLayout(AttributedText("mmmmmmmm", font: font)).draw(in: context, at: .zero)
    context.flush()
    let ink = box(pixels) { $0 >> 24 > 0 }
    #expect(ink.maxY == 30)
    #expect(ink.height > ink.width)
    #expect(ink.maxX <= 31)
  }

  @Test func `kept pictures of letters look as their outlines do`() {
    let text = AttributedText("Hamburgefonts, 0123 g", font: font)
    let layout = TextLayout(text)
    let origin = CGPoint(x: 4, y: 20 - layout.firstBaseline)
    let kept = draw(text, at: origin)
    let pixels = PixelBuffer(width: 200, height: 80)
    let context = CGContext(pixels: pixels, scale: 2)
    // A turn by nothing that is seen makes outlines be filled.
    context.rotate(by: 1e-9)
    layout.draw(in: context, at: origin)
    context.flush()
    var sum = 0
    for (a, b) in zip(kept.pixels, pixels.pixels) { sum += abs(Int(a >> 24) - Int(b >> 24)) }
    let ink = kept.pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(sum * 8 < ink, "letters move by up to an eighth of a pixel")
  }

  @Test func `characters that no font has are boxes`() {
    let ink = box(draw(AttributedText("\u{10FFFD}", font: font))) { $0 >> 24 > 100 }
    #expect(ink.width > 4)
    #expect(ink.height > 10)
  }
}
