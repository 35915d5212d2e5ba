import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Shadows of contents") @MainActor struct ContentsShadowTests {
  /// The alpha of the shadow, 30 points below a layer of 20 by 10 points with an opaque background.
  private func shadow(under x: Int, gravity: CALayerContentsGravity) -> UInt32 {
    let pixels = PixelBuffer(width: 40, height: 10)
    for y in 0..<10 {
      for x in 0..<40 { pixels[x, y] = 0xFFFF_0000 }
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 10, width: 20, height: 10)
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    layer.contents = CGImage(pixels: pixels)
    layer.contentsGravity = gravity
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 30)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.addSublayer(layer)
    let list = DisplayListBuilder.build(
      root: root,
      at: 0,
      size: CGSize(width: 60, height: 60),
      scale: 1
    )
    return LayerImages.render(list).pixels[x, 45] >> 24
  }

  @Test func `given contents that overhang, then these cast a shadow too`() {
    #expect(shadow(under: 30, gravity: .center) == 255)
    #expect(shadow(under: 13, gravity: .center) == 255)
    #expect(shadow(under: 13, gravity: .left) == 0)
    #expect(shadow(under: 55, gravity: .left) == 255)
  }

  @Test func `given contents within the bounds, then the bounds cast the shadow`() {
    #expect(shadow(under: 30, gravity: .resize) == 255)
    #expect(shadow(under: 13, gravity: .resize) == 0)
  }
}
