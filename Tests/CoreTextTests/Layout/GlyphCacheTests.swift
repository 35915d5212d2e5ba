import CoreGraphics
import Testing

@testable import CoreText

struct GlyphCacheTests {
  private func draw(_ string: String, with cache: GlyphCache, x: CGFloat = 0) -> PixelBuffer {
    let pixels = PixelBuffer(width: 120, height: 40)
    let context = CGContext(pixels: pixels, scale: 1)
    let layout = TextLayout(AttributedText(string, font: .system(size: 15)))
    context.withCairo { cairo in
      for run in layout.lines[0].runs {
        guard let font = run.font else { continue }
        cache.draw(
          run.glyphs,
          of: font,
          from: CGPoint(x: x, y: 25),
          scale: CGSize(width: 1, height: 1),
          to: cairo
        )
      }
    }
    context.flush()
    return pixels
  }

  @Test func `a letter is kept once for each quarter of a pixel`() {
    let cache = GlyphCache(capacity: 100)
    _ = draw("l", with: cache)
    #expect(cache.count == 1)
    _ = draw("l", with: cache, x: 7)
    #expect(cache.count == 1)
    _ = draw("l", with: cache, x: 7.26)
    #expect(cache.count == 2)
    _ = draw("l", with: cache, x: 7.9)
    #expect(cache.count == 2, "the nearest quarter is the next whole pixel")
  }

  @Test func `a full cache begins anew and draws the same`() {
    let small = GlyphCache(capacity: 3)
    let large = GlyphCache(capacity: 100)
    let text = "The quick brown"
    #expect(draw(text, with: small) == draw(text, with: large))
    #expect(draw(text, with: small) == draw(text, with: large))
    #expect(small.count <= 3)
    #expect(large.count > 10)
  }
}
