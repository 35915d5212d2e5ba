import CoreGraphics
import Testing

struct OpaqueContextTests {
  @Test func `an opaque picture stays opaque, whatever is drawn`() throws {
    let pixels = PixelBuffer(width: 20, height: 20, isOpaque: true)
    let context = CGContext(pixels: pixels, scale: 1)
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    let source = PixelBuffer(width: 4, height: 4)
    source.fill(0x4010_2030)
    let image = CGImage(pixels: source)
    let steps: [(CGContext) -> Void] = [
      { $0.clear(all) },
      { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5)) },
      {
        $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.3)
        $0.fillEllipse(in: all)
      },
      { $0.drawTopDown(image, in: CGRect(x: 3, y: 3, width: 4, height: 4)) },
      { $0.drawTopDown(image, in: CGRect(x: 3, y: 3, width: 9.5, height: 11)) },
      {
        $0.setBlendMode(.copy)
        $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.25)
        $0.fill(CGRect(x: 2, y: 2, width: 15, height: 3))
        $0.drawTopDown(image, in: all)
      },
      {
        $0.setBlendMode(.sourceIn)
        $0.fill(all)
        $0.setBlendMode(.destinationOut)
        $0.fill(all)
      },
      {
        $0.setBlendMode(.normal)
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        $0.endTransparencyLayer()
      },
    ]
    for (index, step) in steps.enumerated() {
      step(context)
      context.flush()
      #expect(pixels.hasOnlyOpaquePixels, "step \(index)")
      let image = try #require(context.makeImage())
      #expect(image.pixels.isOpaque && image.pixels.hasOnlyOpaquePixels)
    }
  }
}
