import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Hard edges") @MainActor struct HardEdgeTests {
  private static let size = CGSize(width: 200, height: 120)

  private func layer(_ x: CGFloat, _ width: CGFloat, alpha: CGFloat = 1) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: 40)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: x, y: 0)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: alpha)
    return layer
  }

  /// Draws layers within one that is turned, and gives the map of its plane.
  private func draw(
    _ layers: [CALayer],
    _ angle: CGFloat,
    depth: CGFloat = 0
  ) -> (pixels: PixelBuffer, map: CATransform3D) {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: Self.size)
    let turned = CATransformLayer()
    turned.position = CGPoint(x: 90.3, y: 20.7)
    turned.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    turned.transform.m14 = depth
    turned.transform.m24 = -depth
    for layer in layers { turned.addSublayer(layer) }
    root.addSublayer(turned)
    var map = turned.transform
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(90.3, 20.7, 0))
    return (LayerImages.render(root, at: nil, scale: 1).pixels, map)
  }

  /// Blue, green, red and alpha of each pixel.
  private static func values(_ pixels: PixelBuffer) -> [SIMD4<Double>] {
    (0..<pixels.width * pixels.height).map { index in
      let pixel = pixels[index % pixels.width, index / pixels.width]
      return SIMD4<Double>(
        SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      )
    }
  }

  @Test(arguments: [0.0, 0.2, 0.7854, 1.3], [0.0, 0.002])
  func `given hard edges, when drawn, then a pixel is whole if its middle is inside`(
    angle: Double,
    depth: Double
  ) throws {
    let hard = layer(0, 60)
    hard.allowsEdgeAntialiasing = false
    let (drawn, map) = draw([hard], CGFloat(angle), depth: CGFloat(depth))
    let plane = Homography(
      x: SIMD3(Double(map.m11), Double(map.m12), Double(map.m14)),
      y: SIMD3(Double(map.m21), Double(map.m22), Double(map.m24)),
      origin: SIMD3(Double(map.m41), Double(map.m42), Double(map.m44))
    )
    let inverse = try #require(plane.inverse)
    var wrong = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let point = inverse.map(Double(x) + 0.5, Double(y) + 0.5)
        let (u, v) = (point.x / point.z, point.y / point.z)
        // What lies on an edge may fall to either side.
        guard min(abs(u), abs(u - 60), abs(v), abs(v - 40)) > 1e-6 else { continue }
        let isInside = u > 0 && u < 60 && v > 0 && v < 40
        if drawn[x, y] != (isInside ? 0xffff_ffff : 0) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `given two neighbours with a hard edge between, when drawn, then none is seen twice`()
  {
    let (left, right) = (layer(0, 30, alpha: 0.5), layer(30, 30, alpha: 0.5))
    left.edgeAntialiasingMask.remove(.layerRightEdge)
    right.edgeAntialiasingMask.remove(.layerLeftEdge)
    let both = draw([left, right], 0.35).pixels
    let whole = draw([layer(0, 60, alpha: 0.5)], 0.35).pixels
    let comparison = PixelComparison(both, Self.values(whole))
    #expect(comparison.largest <= 1, "\(comparison)")
  }

  @Test func `given a hard clip, when drawn, then it cuts as the hard layer does`() {
    let plain = layer(0, 60)
    plain.allowsEdgeAntialiasing = false
    let clip = layer(0, 60, alpha: 0)
    clip.allowsEdgeAntialiasing = false
    clip.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: -100, y: -100, width: 300, height: 300)
    inner.backgroundColor = LayerKit.white
    clip.addSublayer(inner)
    #expect(draw([clip], 0.3).pixels == draw([plain], 0.3).pixels)
  }

  @Test
  func `given a mask of edges, when drawn, then its names are those of a y axis that points up`() {
    let mixed = layer(0, 60)
    mixed.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerTopEdge]
    let drawn = draw([mixed], 0).pixels
    // The plane begins at (90.3, 20.7): its least y is the bottom edge, and is hard.
    #expect(drawn[120, 20] == 0)
    #expect(drawn[120, 21] == 0xffff_ffff)
    #expect((1..<255).contains(drawn[120, 60] >> 24))
    #expect((1..<255).contains(drawn[90, 40] >> 24))
  }

  @Test func `given a layer that nobody asked about, when drawn, then it is smooth`() {
    #expect(CALayer().allowsEdgeAntialiasing)
    let drawn = draw([layer(0, 60)], 0.2).pixels
    let alphas = Set((0..<drawn.width).map { drawn[$0, 40] >> 24 })
    #expect(!alphas.isDisjoint(with: 1..<255))
  }
}
