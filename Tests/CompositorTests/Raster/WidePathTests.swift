import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Wide paths") @MainActor struct WidePathTests {
  private func draw(_ shape: DisplayList.Shape) -> PixelBuffer {
    let fill = DisplayList.Fill(
      shape: shape,
      paint: .color(SIMD4(0, 0, 0, 1)),
      transform: .identity
    )
    let list = DisplayList(width: 400, height: 200, items: [.fill(fill)])
    let pixels = PixelBuffer(width: list.width, height: list.height)
    Renderer(threads: 1).render(list, into: pixels)
    return pixels
  }

  private func outline(_ rects: [CGRect], isEvenOdd: Bool = false) -> Outline {
    var outline = Outline(isEvenOdd: isEvenOdd)
    for rect in rects { outline.add(RoundedRect(rect)) }
    return outline
  }

  @Test(arguments: [5.0, 40.5, 64, 70.5], [20.0, 90.5, 150])
  func `a path whose side edges lie tiles away ends where it ends`(top: Double, height: Double) {
    let rect = CGRect(x: 10, y: top, width: 380, height: height)
    let path = draw(.path(outline([rect])))
    #expect(path == draw(.roundedRect(RoundedRect(rect))))
  }

  @Test func `a thin frame is whole in tiles that only its level sides pass`() {
    let (outer, inner) = (
      CGRect(x: 10, y: 20, width: 380, height: 160), CGRect(x: 12, y: 22, width: 376, height: 156)
    )
    let path = draw(.path(outline([outer, inner], isEvenOdd: true)))
    #expect(path == draw(.ring(outer: RoundedRect(outer), inner: RoundedRect(inner))))
    #expect(path[200, 21] == 0xff00_0000)
    #expect(path[200, 23] == 0)
  }

  @Test func `a left side of many short edges is still one side`() {
    var verbs: [Outline.Verb] = [.move]
    var points = [SIMD2<Double>(390, 0), SIMD2(390, 200)]
    verbs.append(.line)
    for step in 0...50 {
      verbs.append(.line)
      points.append(SIMD2(step % 2 == 0 ? 10 : 20, 200 - Double(step) * 4))
    }
    verbs.append(.close)
    let path = draw(.path(Outline(verbs: verbs, points: points)))
    let isWhole = (0..<200).allSatisfy { y in (130..<380).allSatisfy { path[$0, y] >> 24 == 255 } }
    #expect(isWhole)
  }
}
