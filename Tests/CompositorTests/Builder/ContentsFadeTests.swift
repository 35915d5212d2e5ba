import Compositor
import CoreGraphics
import QuartzCore
import Testing

@Suite("Contents that change") @MainActor struct ContentsFadeTests {
  private let world = World(clock: .manual())
  private let layer = CALayer()

  private func picture(_ pixel: UInt32, side: Int = 4) -> CGImage {
    let pixels = PixelBuffer(width: side, height: side, isOpaque: pixel >> 24 == 255)
    for y in 0..<side {
      for x in 0..<side { pixels[x, y] = pixel }
    }
    return CGImage(pixels: pixels)
  }

  private func start(_ values: [CGImage]) {
    world.attach(root: layer)
    world.perform {
      CATransaction.setDisableActions(true)
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.contents = values[values.count - 1]
    }
    world.tick()
    world.perform {
      let frames = CAKeyframeAnimation(keyPath: "contents")
      frames.values = values
      frames.duration = 1
      layer.add(frames, forKey: nil)
    }
    world.tick()
  }

  private func pixel(at time: Double) -> UInt32 {
    renderImage(of: layer, at: time, scale: 1).pixels[2, 2]
  }

  @Test func `pictures of one size fade`() {
    start([picture(0xFFFF_0000), picture(0xFF00_00FF)])
    #expect(pixel(at: 0) == 0xFFFF_0000)
    let quarter = pixel(at: 0.25)
    #expect(quarter >> 24 == 255)
    #expect(abs(Int(quarter >> 16 & 255) - 191) < 3 && abs(Int(quarter & 255) - 64) < 3)
    #expect(pixel(at: 1.5) == 0xFF00_00FF)
  }

  @Test func `pictures of other sizes are switched at half`() {
    start([picture(0xFFFF_0000), picture(0xFF00_00FF, side: 8)])
    #expect(pixel(at: 0.4) == 0xFFFF_0000)
    #expect(pixel(at: 0.6) == 0xFF00_00FF)
  }

  @Test func `a presentation has one of the two pictures`() {
    let (first, second) = (picture(0xFFFF_0000), picture(0xFF00_00FF))
    start([first, second])
    world.clock.set(to: 0.3)
    #expect(layer.presentation()?.contents as? CGImage === first)
    world.clock.set(to: 0.8)
    #expect(layer.presentation()?.contents as? CGImage === second)
    #expect(layer.presentation()?.value(forKey: "contents") as? CGImage === second)
  }
}
