import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("CABackdropLayer") @MainActor struct BackdropLayerTests {
  private let world = World(clock: .manual())
  private let root = CALayer()
  private let layer = CABackdropLayer()

  init() {
    world.perform {
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      root.backgroundColor = LayerKit.white
      layer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      root.addSublayer(layer)
      world.attach(root: root)
      world.tick()
    }
  }

  private func backdrops(scale: CGFloat = 1) -> [DisplayList.Backdrop] {
    let size = CGSize(width: 100, height: 80)
    let list = DisplayListBuilder.build(root: root, at: world.frameTime, size: size, scale: scale)
    return list.items.compactMap { item in
      guard case .backdrop(let backdrop) = item else { return nil }
      return backdrop
    }
  }

  private func change(_ body: () -> Void) {
    world.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
      world.tick()
    }
  }

  @Test func `given no blur and no change of colour, when built, then it is a plain layer`() {
    change { layer.backgroundColor = LayerKit.red }
    #expect(backdrops().isEmpty)
  }

  @Test func `given a blur, when built, then its width is in pixels`() {
    change {
      layer.blurRadius = 5
      layer.saturation = 1.5
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    }
    let found = backdrops(scale: 2)
    #expect(found.count == 1)
    #expect(found.first.map { abs($0.sigma - 20) < 1e-9 } ?? false)
    #expect(found.first?.saturation == 1.5)
    #expect(found.first?.tint == SIMD4(1, 0, 0, 0.5))
  }

  @Test func `given an opacity, when built, then the backdrop has it without a group`() {
    change {
      layer.blurRadius = 5
      layer.opacity = 0.5
    }
    #expect(backdrops().first?.opacity == 0.5)
  }

  @Test func `given a printed list, when read, then it tells what the backdrop does`() {
    change {
      layer.blurRadius = 5
      layer.saturation = 1.8
      layer.cornerRadius = 4
    }
    let size = CGSize(width: 100, height: 80)
    let list = DisplayListBuilder.build(root: root, at: world.frameTime, size: size)
    #expect(list.description.contains("backdrop rect 0 0 60 40 r 4 4 4 4 sigma 5 saturation 1.8"))
  }

  @Test func `given an animation, when half way, then the blur is half`() {
    world.perform {
      let animation = CABasicAnimation(keyPath: "backdropRadius")
      animation.fromValue = 0
      animation.toValue = 8
      animation.duration = 1
      layer.add(animation, forKey: nil)
      world.tick()
      world.advance(by: 0.5)
    }
    #expect(abs((backdrops().first?.sigma ?? 0) - 4) < 0.1)
  }

  @Test func `given a change outside of a transaction, when made, then it animates by itself`() {
    world.perform { layer.blurRadius = 8 }
    #expect(layer.animationKeys() == ["backdropRadius"])
  }

  @Test func `given a number that is none, when set, then it is ignored`() {
    world.perform { layer.blurRadius = .nan }
    #expect(layer.blurRadius == 0)
    #expect(!world.issues.isEmpty)
  }

  @Test func `given a portal, when built, then a backdrop in it sees nothing outside of it`() {
    let outside = World(clock: .manual())
    let ground = CALayer()
    let portal = CAPortalLayer()
    change { layer.blurRadius = 5 }
    outside.perform {
      portal.world = world
      portal.source = root
      portal.frame = CGRect(x: 20, y: 10, width: 100, height: 80)
      ground.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      ground.addSublayer(portal)
      outside.attach(root: ground)
      outside.tick()
    }
    let list = DisplayListBuilder.build(
      root: ground,
      at: outside.frameTime,
      size: CGSize(width: 200, height: 100),
      scale: 2
    )
    let windows = list.items.compactMap { item in
      if case .backdrop(let backdrop) = item { backdrop.window } else { nil }
    }
    #expect(windows == [CGRect(x: 40, y: 20, width: 200, height: 160)])
    #expect(list.description.contains("window 40 20 200 160"))
    #expect(backdrops().map(\.window) == [nil])
  }

  @Test func `given bounds that overflow, when drawn, then nothing infinite gets into the list`() {
    change {
      layer.blurRadius = 4
      layer.masksToBounds = false
    }
    #expect(backdrops().count == 1)
    let huge = CGFloat.greatestFiniteMagnitude
    let glow = CGColor(srgbRed: huge, green: -huge, blue: 0.5, alpha: 1e300)
    change { layer.backgroundColor = glow }
    #expect(backdrops().map(\.tint) == [SIMD4(1, 0, 0.5, 1)])
    change { layer.bounds = CGRect(x: huge, y: 0, width: huge, height: 40) }
    #expect(backdrops().isEmpty)
  }
}
