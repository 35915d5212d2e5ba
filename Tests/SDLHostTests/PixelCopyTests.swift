import CoreGraphics
import SDLHost
import Testing

@Suite struct PixelCopyTests {
  @Test func `only the damage is copied, clipped to both pictures`() {
    let frame = PixelBuffer(width: 4, height: 3)
    frame.fill(7)
    let target = PixelBuffer(width: 5, height: 2)
    PixelCopy.copy(
      [PixelRect(x: 1, y: 1, width: 9, height: 9), PixelRect(x: -3, y: 0, width: 4, height: 1)],
      of: frame,
      to: target.base,
      bytesPerRow: target.bytesPerRow,
      width: target.width,
      height: target.height
    )
    #expect(Array(target.pixels) == [7, 0, 0, 0, 0, 0, 7, 7, 7, 0])
  }

  @Test func `a rectangle outside has no part in a picture`() {
    #expect(PixelRect(x: 5, y: 0, width: 3, height: 3).clipped(toWidth: 5, height: 5) == nil)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 3).clipped(toWidth: 5, height: 5) == nil)
    #expect(
      PixelRect(x: -1, y: 3, width: 3, height: 9).clipped(toWidth: 5, height: 5)
        == PixelRect(x: 0, y: 3, width: 2, height: 2)
    )
  }
}
