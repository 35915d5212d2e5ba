import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@MainActor @Suite("Particles in pictures") struct EmitterListTests {
  private let world = World(clock: .manual(at: 0))

  /// An emitter of white squares of 4 points, of which one is made each second.
  private func emitter(_ change: (CAEmitterCell) -> Void) -> CAEmitterLayer {
    world.perform {
      let cell = CAEmitterCell()
      let pixels = PixelBuffer(width: 4, height: 4, isOpaque: true)
      for y in 0..<4 { for x in 0..<4 { pixels[x, y] = 0xFFFF_FFFF } }
      cell.contents = CGImage(pixels: pixels)
      cell.birthRate = 1
      cell.lifetime = 0.9
      cell.beginTime = 1
      change(cell)
      let layer = CAEmitterLayer()
      layer.anchorPoint = .zero
      layer.bounds.size = CGSize(width: 40, height: 20)
      layer.emitterPosition = CGPoint(x: 10, y: 10)
      layer.emitterCells = [cell]
      return layer
    }
  }

  private func picture(_ layer: CALayer, _ time: Double) -> PixelBuffer {
    let size = CGSize(width: 40, height: 20)
    return world.perform {
      layer.anchorPoint = .zero
      world.attach(root: layer)
      world.clock.set(to: time)
      world.tick()
      let image = renderImage(of: layer, at: time, size: size, scale: 1)
      world.detach(root: layer)
      return image.pixels
    }
  }

  @Test func `a particle shows where it is at a time`() {
    let layer = emitter { $0.velocity = 20 }
    let start = picture(layer, 1)
    #expect(start[10, 10] == 0xFFFF_FFFF && start[20, 10] == 0)
    let later = picture(layer, 1.5)
    #expect(later[20, 10] == 0xFFFF_FFFF && later[10, 10] == 0)
    #expect(picture(layer, 1.95)[29, 10] == 0)
  }

  @Test func `its picture takes the colour of its cell, and fades`() {
    let layer = emitter {
      $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.alphaSpeed = -1
    }
    #expect(picture(layer, 1)[10, 10] == 0xFFFF_0000)
    let faded = picture(layer, 1.5)[10, 10]
    #expect(abs(Int(faded >> 24) - 128) <= 2)
  }

  @Test func `an emitter in a tree moves though nothing else changes`() {
    let root = CALayer()
    let layer = emitter { $0.velocity = 20 }
    world.perform { root.addSublayer(layer) }
    #expect(picture(root, 1)[10, 10] == 0xFFFF_FFFF)
    #expect(picture(root, 1.5)[10, 10] == 0)
  }

  @Test func `a group fades, turns and clips its particles`() {
    let layer = emitter { $0.velocity = 20 }
    world.perform {
      layer.opacity = 0.5
      layer.masksToBounds = true
      layer.bounds.size.width = 15
    }
    #expect(abs(Int(picture(layer, 1)[10, 10] >> 24) - 128) <= 1)
    #expect(picture(layer, 1.5)[20, 10] == 0)
  }
}
