import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Layer transitions") @MainActor struct LayerTransitionTests {
  private let world = World(clock: .manual())
  private let root = CALayer()
  private let layer = CALayer()

  private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
    LayerImages.install()
    world.attach(root: root)
    world.perform {
      CATransaction.setDisableActions(true)
      root.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      root.anchorPoint = .zero
      layer.frame = root.bounds
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
    }
    world.tick()
    world.perform {
      CATransaction.setDisableActions(true)
      let transition = CATransition()
      transition.type = type
      transition.subtype = subtype
      transition.duration = 1
      layer.add(transition, forKey: nil)
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    world.tick()
  }

  private func pixel(at time: Double, x: Int) -> UInt32 {
    renderImage(of: root, at: time, scale: 1).pixels[x, 10]
  }

  @Test func `a push shows the old colour beside the new one`() {
    start(.push, .fromRight)
    #expect(pixel(at: 0, x: 35) == 0xFFFF_0000)
    #expect(pixel(at: 0.25, x: 20) == 0xFFFF_0000)
    #expect(pixel(at: 0.25, x: 35) == 0xFF00_00FF)
    #expect(pixel(at: 1.5, x: 5) == 0xFF00_00FF)
  }

  @Test func `a fade mixes the two`() {
    start(.fade, nil)
    let mixed = pixel(at: 0.5, x: 20)
    #expect(mixed >> 24 == 255)
    let (red, blue) = (Int(mixed >> 16 & 255), Int(mixed & 255))
    #expect(abs(red - 128) < 3 && abs(blue - 128) < 3)
  }

  @Test func `the old picture is let go of at the end`() {
    start(.fade, nil)
    #expect(layer.attachedAnimations.first?.before != nil)
    world.advance(by: 1.1)
    #expect(layer.attachedAnimations.isEmpty)
    #expect(pixel(at: world.clock.now, x: 20) == 0xFF00_00FF)
  }

  @Test(arguments: [CATransitionType.push, .moveIn, .reveal, .fade])
  func `a layer that is as large as numbers go leaves nothing infinite in a list`(
    type: CATransitionType
  ) {
    start(type, .fromTop)
    world.perform {
      CATransaction.setDisableActions(true)
      let huge = CGFloat.greatestFiniteMagnitude
      layer.bounds = CGRect(x: 0, y: 0, width: huge, height: huge)
      layer.transform = CATransform3DMakeScale(3, 3, 1)
    }
    world.tick()
    #expect(layer.attachedAnimations.first?.before != nil)
    for moment in [0, 0.25, 0.9] {
      let list = DisplayListBuilder.build(root: root, at: moment, size: root.bounds.size)
      #expect(ListNumbers.areFinite(list))
    }
  }
}
