import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Vector masks") @MainActor struct MaskSharpnessTests {
  /// A page revealed by a shape of ten points, scaled.
  private func draw(scale: CGFloat) -> CGImage {
    let world = World(clock: .manual())
    let root = CALayer()
    let size = CGSize(width: 390, height: 844)
    world.perform {
      root.frame = CGRect(origin: .zero, size: size)
      root.backgroundColor = LayerKit.white
      let page = CALayer()
      page.frame = root.bounds
      page.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
      mask.position = CGPoint(x: 195, y: 422)
      mask.transform = CATransform3DMakeScale(scale, scale, 1)
      page.mask = mask
      root.addSublayer(page)
      world.attach(root: root)
      world.tick()
    }
    return LayerImages.render(
      DisplayListBuilder.build(root: root, at: world.frameTime, size: size, scale: 2)
    )
  }

  @Test(arguments: [20.0, 75, 150, 190])
  func `given a mask of any scale, when drawn, then its edge is at most a pixel and a half wide`(
    scale: Double
  ) {
    let image = draw(scale: CGFloat(scale))
    for y in [844, 700, 1000] {
      var between = 0
      var crossings = 0
      var last = image.pixels[0, y] & 255
      for x in 0..<780 {
        let value = image.pixels[x, y] & 255
        if value > 25, value < 230 { between += 1 }
        if (value > 127) != (last > 127) { crossings += 1 }
        last = value
      }
      guard crossings > 0 else { continue }
      // Where the edge runs steeply, one pixel at most lies between a tenth and nine tenths.
      let slant = abs(Double(y) - 844) / (scale * 2)
      guard slant < 0.7 else { continue }
      #expect(between <= crossings * 2, "row \(y): \(between) soft pixels at \(crossings) edges")
    }
    let row = (0..<780).count { image.pixels[$0, 844] & 255 < 128 }
    #expect(abs(Double(row) - min(780, 4 * scale)) <= 2)
  }
}
