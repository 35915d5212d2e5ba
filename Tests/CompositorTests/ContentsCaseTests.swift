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

  /// What a list fills, in order.
  private func fills(_ list: DisplayList) -> [DisplayList.Fill] {
    list.items.compactMap { item in
      if case .fill(let fill) = item { return fill }
      return nil
    }
  }

  @Test(.spec("U-32"))
  func `given a centre that stretches, when enlarged, then the rim keeps its size`() throws {
    let list = list(CGSize(width: 90, height: 60)) { root in
      root.contents = LayerKit.picture(30, 30)
      root.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    let pieces = fills(list).compactMap { fill -> DisplayList.ImagePaint? in
      if case .image(let image) = fill.paint { return image }
      return nil
    }
    #expect(pieces.count == 9)
    let middle = try #require(
      pieces.first { $0.sourceRect.insetBy(dx: 1, dy: 1).contains(CGPoint(x: 15, y: 15)) }
    )
    let rect = middle.targetRect
    SpecCase("U-32").expect([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
  }

  private func replicated(_ change: (CAReplicatorLayer, CALayer) -> Void) -> DisplayList {
    list(CGSize(width: 100, height: 20)) { root in
      let (replicator, child) = (CAReplicatorLayer(), CALayer())
      replicator.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.frame = replicator.bounds
      child.backgroundColor = LayerKit.white
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      change(replicator, child)
      replicator.addSublayer(child)
      root.addSublayer(replicator)
    }
  }

  @Test(.spec("U-35")) func `given a replicator, when drawn, then copies move and fade`() {
    let copies = fills(replicated { replicator, _ in replicator.instanceAlphaOffset = -0.25 })
    SpecCase("U-35").expect(
      copies.map { $0.transform.origin.x / $0.transform.origin.z } + copies.map(\.opacity)
    )
  }

  @Test func `given an instance colour, when drawn, then every copy's colours are multiplied`() {
    let list = replicated { replicator, _ in
      replicator.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
      replicator.instanceRedOffset = -0.25
      replicator.instanceBlueOffset = 0.5
    }
    let colors = fills(list).compactMap { fill -> SIMD4<Float>? in
      if case .color(let color) = fill.paint { return color }
      return nil
    }
    #expect(
      colors == [
        SIMD4(1, 0.5, 1, 1), SIMD4(0.75, 0.5, 1, 1), SIMD4(0.5, 0.5, 1, 1),
        SIMD4(0.25, 0.5, 1, 1),
      ]
    )
  }

  @Test func `given a replicated picture, when tinted, then its pixels are multiplied`() {
    let list = replicated { replicator, child in
      replicator.instanceGreenOffset = -0.5
      let pixels = PixelBuffer(width: 1, height: 1)
      pixels[0, 0] = 0xFF80_FF40
      child.backgroundColor = nil
      child.contents = CGImage(pixels: pixels)
    }
    let image = LayerImages.render(list)
    #expect([5, 25, 45].map { image.pixels[$0, 5] } == [0xFF80_FF40, 0xFF80_8040, 0xFF80_0040])
  }
}
