import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Pictures of layers") @MainActor struct SnapshotTests {
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 500, y: 300, width: 20, height: 10)
    layer.backgroundColor = LayerKit.red
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    child.backgroundColor = LayerKit.blue
    layer.addSublayer(child)
    return layer
  }

  @Test func `given a layer anywhere, when pictured, then its own position does not matter`() {
    let image = renderImage(of: layer(), at: nil, scale: 2)
    #expect(image.width == 40 && image.height == 20)
    #expect(image.pixels[5, 5] >> 16 & 255 == 230)
    #expect(image.pixels[35, 5] & 255 == 230)
  }

  @Test func `given a context, when a layer renders in it, then model values are drawn`() throws {
    LayerImages.install()
    let pixels = PixelBuffer(width: 40, height: 20)
    let context = CGContext(pixels: pixels, scale: 1)
    context.translateBy(x: 5, y: 5)
    layer().render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.pixels[2, 2] == 0)
    #expect(image.pixels[8, 8] >> 16 & 255 == 230)
    #expect(image.pixels[20, 8] & 255 == 230)
  }
}
