import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@Suite("Numbered cases of layers' contents") @MainActor struct ContentsCaseTests {
  private func list(_ size: CGSize, scale: CGFloat = 1, _ build: (CALayer) -> Void) -> DisplayList {
    let world = World(clock: .manual())
    let root = CALayer()
    world.perform {
      root.frame = CGRect(origin: .zero, size: size)
      build(root)
      world.attach(root: root)
      world.tick()
    }
    return DisplayListBuilder.build(root: root, at: world.frameTime, size: size, scale: scale)
  }

  /// Where a layer of 100 by 100 points shows a picture of 200 by 100 pixels.
  private func place(_ gravity: CALayerContentsGravity, scale: CGFloat) -> [Double] {
    let list = list(CGSize(width: 100, height: 100)) { root in
      root.contents = LayerKit.picture(200, 100)
      root.contentsGravity = gravity
      root.contentsScale = scale
    }
    guard case .fill(let fill)? = list.items.first, case .image(let image) = fill.paint else {
      return []
    }
    let rect = image.targetRect
    return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }

  @Test(.spec("U-30")) func `given a wide picture, when its ratio is kept, then it fits or fills`()
  {
    SpecCase("U-30").expect(
      place(.resizeAspect, scale: 1) + place(.resizeAspectFill, scale: 1)
    )
  }

  @Test(.spec("U-31"))
  func `given a picture of two pixels a point, when centred, then half its size`() {
    SpecCase("U-31").expect(place(.center, scale: 2))
  }

  @Test(.spec("U-33")) func `given a trimmed line, when drawn, then its middle half is seen`() {
    let list = list(CGSize(width: 200, height: 20)) { root in
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 200, y: 10))
      shape.path = path
      shape.strokeColor = LayerKit.red
      shape.lineWidth = 4
      shape.strokeStart = 0.25
      shape.strokeEnd = 0.75
      root.addSublayer(shape)
    }
    let image = LayerImages.render(list)
    let columns = (0..<200).filter { image.pixels[$0, 10] >> 24 > 127 }
    SpecCase("U-33").expect([Double(columns.first ?? -1), Double((columns.last ?? -1) + 1)])
  }

  @Test(.spec("U-34"))
  func `given red to blue, when drawn, then a quarter of the way is a quarter blue`() {
    let list = list(CGSize(width: 200, height: 4)) { root in
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
      ]
      root.addSublayer(gradient)
    }
    let image = LayerImages.render(list)
    // The place x = 50 lies between two pixels' centres.
    let channel = { (shift: UInt32) in
      let (left, right) = (image.pixels[49, 1] >> shift & 255, image.pixels[50, 1] >> shift & 255)
      return Double(left + right) / 510
    }
    SpecCase("U-34").expect([channel(16), channel(8), channel(0)], tolerance: 1.0 / 255)
  }
}
