import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Degenerate geometry") @MainActor struct DegenerateGeometryTests {
  private static let background: UInt32 = 0xffff_ffff

  /// Draws shapes under a transform on white and counts pixels that are not white.
  private func touched(_ transform: Homography, _ rect: RoundedRect) -> Int {
    var scene = SceneBuilder()
    scene.background()
    let outline = Outline(rect)
    scene.fill(.roundedRect(rect), .color(SceneBuilder.red), transform)
    scene.fill(.ring(outer: rect, inner: rect.inset(by: 2)), .color(SceneBuilder.blue), transform)
    scene.fill(.path(outline), .color(SceneBuilder.green), transform)
    let target = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    scene.fill(.roundedRect(rect), SceneBuilder.image(target), transform)
    scene.group(clips: [.shape(.roundedRect(rect), transform), .shape(.path(outline), transform)]) {
      $0.fill(.roundedRect(rect), .color(SceneBuilder.red), transform)
    }
    scene.list.items.append(
      .shadow(
        DisplayList.Shadow(
          caster: .roundedRect(rect),
          sigma: 3,
          offset: SIMD2(0, 2),
          color: SIMD4(0, 0, 0, 1),
          transform: transform
        )
      )
    )
    let buffer = PixelBuffer(width: scene.list.width, height: scene.list.height)
    Renderer(threads: 1).render(scene.list, into: buffer)
    return buffer.pixels.count { $0 != Self.background }
  }

  private static let box = SceneBuilder.box(10, 10, 40, 30, 6)

  @Test(
    arguments: [
      Homography(x: SIMD3(0, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1)),
      Homography(x: SIMD3(0, 0, 0), y: SIMD3(0, 0, 0), origin: SIMD3(5, 5, 1)),
      Homography(x: SIMD3(.nan, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1)),
      Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, .infinity, 0), origin: SIMD3(0, 0, 1)),
      Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, -1)),
      Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 0)),
      Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(1e12, 0, 1)),
    ]
  )
  func `given a map without a picture, when drawn, then nothing is touched`(map: Homography) {
    #expect(touched(map, Self.box) == 0)
  }

  @Test func `given empty and broken rectangles, when drawn, then nothing is touched`() {
    let rects = [
      SceneBuilder.box(10, 10, 0, 20), SceneBuilder.box(10, 10, 20, 0),
      RoundedRect(minX: .nan, minY: 0, maxX: 10, maxY: 10),
    ]
    for rect in rects { #expect(touched(.identity, rect) == 0, "\(rect)") }
  }

  @Test func `given extreme scales, when drawn, then it ends and the picture is filled or empty`() {
    let huge = touched(Homography(scale: 1e7, translation: CGPoint(x: -2e8, y: -2e8)), Self.box)
    #expect(huge == 96 * 80)
    #expect(touched(Homography(scale: 1e-9), Self.box) == 0)
  }

  @Test func `given a plane that reaches behind the eye, when drawn, then it is cut, not mirrored`()
  {
    let list = RasterScene.behindTheEye.list
    let buffer = PixelBuffer(width: list.width, height: list.height)
    Renderer(threads: 1).render(list, into: buffer)
    // The red plane comes towards the eye at the left; at the right it ends.
    #expect(buffer[2, 40] & 0xff_0000 > 0xc0_0000 && buffer[2, 40] & 0xff < 0x60)
    #expect(
      buffer[70, 10] == Self.background || buffer[70, 10] & 0xff == buffer[70, 10] >> 8 & 0xff
    )
  }

  @Test func `given layers with singular transforms, when drawn, then siblings are still there`() {
    let world = World(clock: .manual())
    let root = CALayer()
    world.perform {
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      for scale in [CGFloat(0), -1, 1] {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = LayerKit.red
        layer.transform = CATransform3DMakeScale(scale, 1, 1)
        root.addSublayer(layer)
      }
      world.attach(root: root)
      world.tick()
    }
    let size = CGSize(width: 40, height: 40)
    let image = LayerImages.render(
      DisplayListBuilder.build(root: root, at: world.frameTime, size: size)
    )
    #expect(image.pixels[20, 20] >> 24 == 255)
    #expect(image.pixels[5, 20] == 0)
  }

  @Test func `given lists whose groups do not match, when drawn, then it ends`() {
    var scene = SceneBuilder()
    scene.list.items = [.endGroup, .endMask, .beginMask, .beginGroup(.init(opacity: 0.5))]
    scene.background()
    let buffer = PixelBuffer(width: 96, height: 80)
    Renderer(threads: 1).render(scene.list, into: buffer)
    #expect(buffer[3, 3] >> 24 <= 128)
  }

  @Test(
    arguments: [
      Double.leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -1e-300, 1e-13,
    ]
  )
  func `given an edge of next to no height, when filled, then it is as if it were level`(
    height: Double
  ) {
    func picture(_ height: Double, _ reach: Double) -> PixelBuffer {
      var scene = SceneBuilder()
      scene.background()
      var outline = Outline(isEvenOdd: true)
      outline.move(to: SIMD2(-reach, height))
      outline.line(to: SIMD2(reach, 0))
      outline.line(to: SIMD2(40, 30))
      outline.line(to: SIMD2(10, 30 + height))
      outline.close()
      scene.fill(.path(outline), .color(SceneBuilder.red))
      let buffer = PixelBuffer(width: scene.list.width, height: scene.list.height)
      Renderer(threads: 1).render(scene.list, into: buffer)
      return buffer
    }
    for reach in [20, 1e9, 1e300] {
      #expect(picture(height, reach) == picture(0, reach))
    }
  }
}
