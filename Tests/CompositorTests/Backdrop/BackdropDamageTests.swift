import Compositor
import CoreGraphics
import Testing

@Suite("Backdrop damage") struct BackdropDamageTests {
  private let renderer = Renderer(threads: 1)
  private let target = PixelBuffer(width: 1024, height: 512)

  private func list(_ place: CGPoint, tint: Float = 0.2) -> DisplayList {
    DisplayList(
      width: 1024,
      height: 512,
      items: [
        BackdropKit.box(CGRect(x: 0, y: 0, width: 1024, height: 512), SIMD4(1, 1, 1, 1)),
        BackdropKit.box(CGRect(origin: place, size: CGSize(width: 20, height: 20)), [1, 0, 0, 1]),
        BackdropKit.backdrop(
          CGRect(x: 256, y: 128, width: 512, height: 128),
          sigma: 16,
          tint: SIMD4(0, 0, 0, tint)
        ),
      ]
    )
  }

  private func draw(_ list: DisplayList) -> [PixelBounds] {
    renderer.render(list, into: target, damage: .changes)
  }

  private func expectWhole(_ list: DisplayList) {
    let whole = PixelBuffer(width: 1024, height: 512)
    Renderer(threads: 1).render(list, into: whole)
    #expect(whole == target)
  }

  @Test func `given a change far from a backdrop, when drawn, then the backdrop is left alone`() {
    _ = draw(list(CGPoint(x: 10, y: 10)))
    let damage = draw(list(CGPoint(x: 30, y: 10)))
    #expect(!damage.isEmpty && damage.allSatisfy { $0.maxY <= 64 && $0.maxX <= 128 })
  }

  @Test func `given a change beside a backdrop, when drawn, then what it reaches is repainted`() {
    _ = draw(list(CGPoint(x: 10, y: 10)))
    // 30 pixels above the bar: within its blur.
    let next = list(CGPoint(x: 500, y: 90))
    let damage = draw(next)
    #expect(damage.contains { $0.minY >= 128 })
    expectWhole(next)
    let last = list(CGPoint(x: 300, y: 100))
    #expect(!draw(last).isEmpty)
    expectWhole(last)
  }

  @Test func `given a change below a backdrop, when drawn, then the rest is left alone`() {
    _ = draw(list(CGPoint(x: 300, y: 190)))
    let next = list(CGPoint(x: 310, y: 190))
    let damage = draw(next)
    #expect(damage.allSatisfy { $0.maxX <= 768 && $0.maxY <= 320 })
    expectWhole(next)
  }

  @Test func `given another tint, when drawn, then only the backdrop is drawn`() {
    _ = draw(list(CGPoint(x: 10, y: 10)))
    let next = list(CGPoint(x: 10, y: 10), tint: 0.5)
    let damage = draw(next)
    #expect(!damage.isEmpty)
    #expect(damage.allSatisfy { $0.minY >= 128 && $0.maxY <= 256 && $0.minX >= 256 })
    expectWhole(next)
  }

  @Test func `given something moving in front, when drawn often, then the picture stays right`() {
    let moving = { (step: Int) -> DisplayList in
      var result = list(CGPoint(x: 300, y: 190))
      let place = CGPoint(x: 260 + 45 * step, y: 140 + 4 * step)
      let box = CGRect(origin: place, size: CGSize(width: 30, height: 30))
      result.items.append(BackdropKit.box(box, [0, 1, 0, 1]))
      // A second blur sees what moves.
      let lower = CGRect(x: 600, y: 200, width: 300, height: 200)
      result.items.append(BackdropKit.backdrop(lower, sigma: 9))
      return result
    }
    for step in 0..<9 {
      // Blurs that see no change are kept, and made anew after one.
      var next = moving(step)
      if step == 6 {
        next.items[1] = BackdropKit.box(CGRect(x: 500, y: 90, width: 40, height: 9), [0, 0, 1, 1])
      }
      _ = draw(next)
      expectWhole(next)
    }
  }

  @Test func `given no change, when drawn, then no pixel is touched`() {
    _ = draw(list(CGPoint(x: 300, y: 190)))
    #expect(draw(list(CGPoint(x: 300, y: 190))).isEmpty)
  }
}
