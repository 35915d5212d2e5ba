import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Mirrored pictures") @MainActor struct MirroredPictureTests {
  /// The upper half is opaque, the lower half clear.
  private let picture: CGImage = {
    let pixels = PixelBuffer(width: 12, height: 12)
    for y in 0..<6 {
      for x in 0..<12 { pixels[x, y] = 0xFFFF_0000 }
    }
    return CGImage(pixels: pixels)
  }()

  private let upright = CGRect(x: 0, y: 0, width: 12, height: 12)
  private let turned = CGRect(x: 0, y: 12, width: 12, height: -12)

  private func paint(_ source: CGRect, _ target: CGRect) -> DisplayList.ImagePaint {
    DisplayList.ImagePaint(source: Texture(picture), sourceRect: source, targetRect: target)
  }

  @Test func `a paint that is mirrored is another paint`() {
    #expect(upright == turned)
    #expect(paint(upright, upright) != paint(turned, upright))
    #expect(paint(upright, upright) != paint(upright, turned))
    #expect(paint(turned, upright) == paint(turned, upright))
  }

  @Test func `a mirrored part is printed with its negative height`() {
    let fill = DisplayList.Fill(
      shape: .roundedRect(RoundedRect(upright)),
      paint: .image(paint(turned, upright)),
      transform: .identity
    )
    let text = DisplayList(width: 12, height: 12, items: [.fill(fill)]).description
    #expect(text.contains("image 1 from 0 12 12 -12 to 0 0 12 12"), "\(text)")
  }

  @Test func `equal paints have equal hashes, minus zero included`() {
    let zero = CGRect(x: -0.0, y: -0.0, width: 12, height: 12)
    #expect(paint(upright, zero) == paint(zero, upright))
    #expect(paint(upright, zero).hashValue == paint(zero, upright).hashValue)
  }

  /// The shadow of the picture, lying with a part of its texels over a square.
  private func shadow(_ source: CGRect) -> DisplayList {
    let fill = DisplayList.Fill(
      shape: .roundedRect(RoundedRect(upright)),
      paint: .image(paint(source, upright)),
      transform: Homography(scale: 1, translation: CGPoint(x: 9, y: 9))
    )
    let content = DisplayList(width: 30, height: 30, items: [.fill(fill)])
    let shadow = DisplayList.Shadow(
      caster: .content(content, origin: SIMD2(0, 0)),
      sigma: 3,
      offset: SIMD2(0, 0),
      color: SIMD4(0, 0, 0, 1),
      transform: .identity
    )
    return DisplayList(width: 30, height: 30, items: [.shadow(shadow)])
  }

  @Test func `a picture that turns over casts another shadow`() {
    let target = PixelBuffer(width: 30, height: 30)
    let renderer = Renderer(threads: 1)
    // Many times, as a cache that mistakes one for the other finds it only sometimes.
    for round in 0..<64 {
      renderer.render(shadow(round.isMultiple(of: 2) ? upright : turned), into: target)
      let (above, below) = (target[15, 12] >> 24, target[15, 18] >> 24)
      #expect(round.isMultiple(of: 2) ? above > below : above < below)
    }
  }

  @Test func `the nine parts of a mirrored picture are mirrored`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.contents = picture
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.contentsRect = CGRect(x: 0, y: 1, width: 1, height: -1)
    let pixels = renderImage(of: layer, at: nil, scale: 1).pixels
    #expect(pixels[12, 3] == 0 && pixels[12, 22] == 0xFFFF_0000)
  }

  @Test func `a shadow with more cells than can be counted is left out`() {
    let (root, layer) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.frame = root.bounds
    layer.contents = picture
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.transform = CATransform3DMakeScale(1e153, 1e153, 1)
    root.addSublayer(layer)
    let list = DisplayListBuilder.build(root: root, at: 0, size: root.bounds.size)
    #expect(!list.items.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test func `a picture of a layer turns over with its part`() {
    let world = World(clock: .manual())
    let root = CALayer()
    world.attach(root: root)
    func column(_ part: CGRect) -> [UInt32] {
      world.perform {
        CATransaction.setDisableActions(true)
        root.contentsRect = part
      }
      world.tick()
      let image = renderImage(of: root, at: world.frameTime, scale: 1)
      return [image.pixels[6, 2], image.pixels[6, 9]]
    }
    world.perform {
      CATransaction.setDisableActions(true)
      root.frame = upright
      root.contents = picture
    }
    let (whole, mirrored) = (
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 1, width: 1, height: -1)
    )
    #expect(column(whole) == [0xFFFF_0000, 0])
    #expect(column(mirrored) == [0, 0xFFFF_0000])
    #expect(column(whole) == [0xFFFF_0000, 0])
  }
}
