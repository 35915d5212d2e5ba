import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Damage") @MainActor struct DamageTests {
  private let world = World(clock: .manual())
  private let root = CALayer()
  private let label = CALayer()
  private let size = CGSize(width: 640, height: 400)
  private let target = PixelBuffer(width: 640, height: 400)
  private let renderer = Renderer(threads: 1)
  private let source = DisplayListSource()

  init() {
    world.perform {
      root.frame = CGRect(origin: .zero, size: size)
      root.backgroundColor = LayerKit.white
      label.frame = CGRect(x: 20, y: 20, width: 60, height: 30)
      label.backgroundColor = LayerKit.red
      root.addSublayer(label)
      world.attach(root: root)
      world.tick()
    }
  }

  private func draw() -> [PixelBounds] {
    let list = source.list(of: root, at: world.frameTime, size: size, scale: 1)
    return renderer.render(list, into: target, damage: .changes)
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

  @Test func `given a clean tree, when drawn again, then no pixel is touched`() {
    #expect(!draw().isEmpty)
    #expect(draw().isEmpty)
    #expect(renderer.pixelsTouched == 0)
    world.perform { world.tick() }
    #expect(draw().isEmpty)
  }

  @Test func `given an equal tree of other lists, when drawn again, then no pixel is touched`() {
    let build = { DisplayListBuilder.build(root: root, at: world.frameTime, size: size) }
    renderer.render(build(), into: target, damage: .changes)
    #expect(renderer.render(build(), into: target, damage: .changes).isEmpty)
  }

  @Test func `given a moved layer, when drawn again, then only its tiles are drawn`() {
    _ = draw()
    change { label.position.x += 300 }
    let damage = draw()
    #expect(!damage.isEmpty && renderer.pixelsTouched < 640 * 400 / 4)
    for bounds in damage { #expect(bounds.minY < 64) }
    let whole = PixelBuffer(width: 640, height: 400)
    let list = DisplayListBuilder.build(root: root, at: world.frameTime, size: size)
    Renderer(threads: 1).render(list, into: whole)
    #expect(whole == target)
  }

  @Test func `given a removed layer, when drawn again, then its place is drawn`() {
    _ = draw()
    change { label.removeFromSuperlayer() }
    #expect(!draw().isEmpty)
    #expect(target[40, 30] == 0xffff_ffff)
  }

  @Test func `given another target, when drawn, then all of it is drawn`() {
    _ = draw()
    let other = PixelBuffer(width: 640, height: 400)
    let list = source.list(of: root, at: world.frameTime, size: size, scale: 1)
    renderer.render(list, into: other, damage: .changes)
    #expect(renderer.pixelsTouched == 640 * 400)
  }
}
