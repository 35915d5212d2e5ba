import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Flipped geometry") @MainActor struct FlippedGeometryTests {
  /// Draws a mark where y is small.
  private nonisolated final class Marked: CALayer {
    override init() {
      super.init()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    }
  }

  private let world = World(clock: .manual())
  private let root = CALayer()

  /// The columns of pixels of the root at x = 5, from the top.
  private func column(_ change: () -> Void) -> [UInt32] {
    world.attach(root: root)
    world.perform {
      CATransaction.setDisableActions(true)
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      change()
    }
    world.tick()
    let image = renderImage(of: root, at: world.frameTime, scale: 1)
    return (0..<10).map { image.pixels[5, $0] }
  }

  private func twoColored() -> CGImage {
    let pixels = PixelBuffer(width: 10, height: 10, isOpaque: true)
    for y in 0..<10 {
      for x in 0..<10 { pixels[x, y] = y < 5 ? 0xFFFF_0000 : 0xFF00_00FF }
    }
    return CGImage(pixels: pixels)
  }

  @Test(arguments: [false, true]) func `a picture stands upright`(isNested: Bool) {
    let (child, grandchild) = (CALayer(), CALayer())
    let column = column {
      root.isGeometryFlipped = true
      child.isGeometryFlipped = isNested
      child.frame = root.bounds
      grandchild.frame = root.bounds
      grandchild.contents = twoColored()
      child.addSublayer(grandchild)
      root.addSublayer(child)
    }
    #expect(column.first == 0xFFFF_0000 && column.last == 0xFF00_00FF)
  }

  @Test func `a picture turns over when the layer around it is flipped later`() {
    let child = CALayer()
    _ = column {
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.contents = twoColored()
      root.addSublayer(child)
    }
    let later = column { root.isGeometryFlipped = true }
    #expect(later.first == 0xFFFF_0000 && later.last == 0xFF00_00FF)
  }

  @Test func `what a layer draws has the coordinates of its sublayers`() {
    let (marked, child) = (Marked(), CALayer())
    let column = column {
      root.isGeometryFlipped = true
      marked.frame = root.bounds
      marked.setNeedsDisplay()
      child.frame = CGRect(x: 0, y: 2, width: 10, height: 2)
      child.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      marked.addSublayer(child)
      root.addSublayer(marked)
    }
    #expect(column[8...] == [0xFFFF_0000, 0xFFFF_0000])
    #expect(column[6..<8] == [0xFF00_00FF, 0xFF00_00FF])
    #expect(column[0] == 0)
  }

  @Test func `text stands upright, at the top`() {
    let text = CATextLayer()
    let column = column {
      root.isGeometryFlipped = true
      root.bounds.size = CGSize(width: 10, height: 40)
      text.frame = root.bounds
      text.string = "MMMM"
      text.fontSize = 8
      text.foregroundColor = LayerKit.dark
      root.addSublayer(text)
    }
    #expect(column.contains { $0 >> 24 > 100 })
  }

  @Test func `a picture of the model leaves perspective out`() {
    let child = CALayer()
    _ = column {
      root.sublayerTransform = LayerKit.perspective(10)
      child.frame = CGRect(x: 4, y: 4, width: 2, height: 2)
      child.zPosition = 5
      child.backgroundColor = LayerKit.red
      root.addSublayer(child)
    }
    let pixels = PixelBuffer(width: 10, height: 10)
    root.render(in: CGContext(pixels: pixels, scale: 1))
    #expect((0..<10).map { pixels[$0, 5] >> 24 } == [0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
    let seen = renderImage(of: root, at: world.frameTime, scale: 1)
    #expect(seen.pixels[3, 5] >> 24 == 255)
  }
}
