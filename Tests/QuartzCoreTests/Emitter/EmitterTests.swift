import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Particles of emitters") struct EmitterTests {
  private let world = World(clock: .manual(at: 10))

  /// An emitter at (100, 50) with cells, which begins at the time 10.
  private func emitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
    world.perform {
      let layer = CAEmitterLayer()
      layer.emitterPosition = CGPoint(x: 100, y: 50)
      layer.emitterCells = cells
      return layer
    }
  }

  /// A cell that makes 10 particles a second, which live for 1 s.
  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = CGImage(pixels: PixelBuffer(width: 4, height: 2, isOpaque: true))
    cell.birthRate = 10
    cell.lifetime = 1
    cell.beginTime = 10
    change(cell)
    return cell
  }

  private func particles(_ layer: CAEmitterLayer, _ time: Double) -> [EmitterParticle] {
    layer.modelState.content.emitter?.particles(at: time) ?? []
  }

  @Test func `particles are made at their rate, and live as long as they should`() {
    let layer = emitter([cell()])
    #expect(particles(layer, 9.5).isEmpty)
    #expect(particles(layer, 10.45).count == 5)
    #expect(particles(layer, 11.95).count == 10)
    #expect(particles(layer, 12).allSatisfy { $0.position == SIMD2(100, 50) })
  }

  @Test func `particles fly along their direction, and accelerate`() {
    let layer = emitter([
      cell {
        $0.velocity = 100
        $0.emissionLongitude = .pi / 2
        $0.xAcceleration = 40
      }
    ])
    let oldest = particles(layer, 10.5)[0]
    #expect(abs(oldest.position.x - 105) < 0.01)
    #expect(abs(oldest.position.y - 100) < 0.01)
  }

  @Test func `scale, turn and colour change with the age`() {
    let layer = emitter([
      cell {
        $0.scale = 0.5
        $0.scaleSpeed = 1
        $0.spin = 2
        $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        $0.alphaSpeed = -1
      }
    ])
    let oldest = particles(layer, 10.5)[0]
    #expect(abs(oldest.scale - 1) < 1e-6)
    #expect(abs(oldest.angle - 1) < 1e-6)
    #expect(abs(oldest.color.w - 0.5) < 1e-6)
    #expect(abs(oldest.color.y - 0.5) < 1e-6)
  }

  @Test func `any time can be asked for in any order`() {
    let layer = emitter([
      cell {
        $0.velocity = 80
        $0.velocityRange = 40
        $0.emissionRange = .pi * 2
        $0.lifetimeRange = 0.4
        $0.spinRange = 3
        $0.redRange = 0.5
      }
    ])
    let late = particles(layer, 14.2)
    let early = particles(layer, 10.7)
    #expect(early.count == 7 || early.count == 8)
    #expect(particles(layer, 14.2).map(\.position) == late.map(\.position))
    #expect(particles(layer, 10.7).map(\.angle) == early.map(\.angle))
    #expect(Set(late.map(\.position)).count == late.count)
  }

  @Test func `another seed gives other particles`() {
    let layer = emitter([cell { $0.velocityRange = 50 }])
    let before = particles(layer, 11.3).map(\.position)
    world.perform { layer.seed = 7 }
    #expect(layer.seed == 7)
    #expect(particles(layer, 11.3).map(\.position) != before)
  }

  @Test func `without births those that there are live on`() {
    let layer = emitter([cell()])
    world.perform {
      world.advance(by: 2)
      layer.birthRate = 0
    }
    #expect(layer.birthRate == 0)
    #expect(particles(layer, 11.95).count == 10)
    #expect(particles(layer, 12.5).count == 5)
    #expect(particles(layer, 13.1).isEmpty)
    world.perform {
      world.advance(by: 3)
      layer.birthRate = 2
    }
    #expect(particles(layer, 15.02).count <= 1)
    #expect(particles(layer, 16.5).count == 20)
  }

  @Test func `shapes say where particles begin`() {
    let layer = emitter([cell { $0.birthRate = 200 }])
    world.perform { layer.emitterSize = CGSize(width: 60, height: 20) }
    func places(
      _ shape: CAEmitterLayerEmitterShape,
      _ mode: CAEmitterLayerEmitterMode = .volume
    ) -> [SIMD2<Double>] {
      world.perform {
        layer.emitterShape = shape
        layer.emitterMode = mode
      }
      return particles(layer, 11).map { $0.position - SIMD2(100, 50) }
    }
    #expect(places(.line).allSatisfy { abs($0.x) <= 30 && $0.y == 0 })
    #expect(places(.line).contains { $0.x < -15 } && places(.line).contains { $0.x > 15 })
    #expect(places(.rectangle).allSatisfy { abs($0.x) <= 30 && abs($0.y) <= 10 })
    #expect(places(.rectangle, .points).allSatisfy { abs($0.x) == 30 && abs($0.y) == 10 })
    #expect(places(.rectangle, .outline).allSatisfy { abs($0.x) == 30 || abs($0.y) == 10 })
    let inside = places(.circle).map { ($0 * $0).sum().squareRoot() }
    #expect(inside.allSatisfy { $0 <= 60 } && inside.contains { $0 < 30 })
    let around = places(.circle, .outline).map { ($0 * $0).sum().squareRoot() }
    #expect(around.allSatisfy { abs($0 - 60) < 1e-9 })
  }

  @Test func `factors of the layer count for all cells`() {
    let layer = emitter([
      cell {
        $0.velocity = 10
        $0.spin = 1
      }
    ])
    world.perform {
      (layer.velocity, layer.scale, layer.spin, layer.lifetime) = (3, 2, 4, 0.5)
    }
    let all = particles(layer, 11.45)
    #expect(all.count == 5)
    #expect(abs(all[0].position.x - 113.5) < 0.01)
    #expect(all[0].scale == 2)
    #expect(abs(all[0].angle - 1.8) < 1e-6)
    #expect([layer.velocity, layer.scale, layer.spin, layer.lifetime] == [3, 2, 4, 0.5])
  }

  @Test func `particles make particles where they are`() {
    let spark = cell {
      $0.birthRate = 20
      $0.lifetime = 0.5
      $0.beginTime = 0
    }
    let rocket = cell {
      $0.birthRate = 1
      $0.velocity = 100
      $0.contents = nil
      $0.emitterCells = [spark]
    }
    let layer = emitter([rocket])
    let all = particles(layer, 10.52)
    #expect(all.count == 10 || all.count == 11)
    #expect(all.allSatisfy { $0.position.y == 50 && $0.position.x >= 100 && $0.position.x <= 152 })
    #expect(particles(layer, 11.4).allSatisfy { $0.position.x >= 100 })
  }

  @Test func `a cell that makes itself and a rate beyond counting come to an end`() {
    let inner = cell { ($0.birthRate, $0.lifetime) = (.greatestFiniteMagnitude, 1e-30) }
    let outer = cell { ($0.birthRate, $0.lifetime) = (500, 3) }
    outer.emitterCells = [inner, outer]
    let layer = emitter([outer])
    #expect(particles(layer, 2).count <= 20_000)
    outer.emitterCells = nil
  }

  @Test func `a new cell has the defaults that it tells of`() {
    let cell = CAEmitterCell()
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(CAEmitterCell.defaultValue(forKey: "contentsRect") as? CGRect == cell.contentsRect)
    #expect(cell.contentsScale == 1 && cell.style == nil && cell.minificationFilterBias == 0)
    #expect(cell.magnificationFilter == "linear" && cell.minificationFilter == "linear")
    #expect(CAEmitterCell.defaultValue(forKey: "velocity") == nil)
  }

  @Test func `a part of the picture is as large as the picture's scale says`() throws {
    let cell = cell {
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      $0.contentsScale = 2
    }
    let sprite = try #require(particles(emitter([cell]), 10.5).first?.sprite)
    #expect(sprite.bounds.size == CGSize(width: 1, height: 1))
    #expect(sprite.contentsRect == cell.contentsRect)
  }

  @Test func `the oldest is drawn first or last, as it is asked for`() {
    let layer = emitter([cell(), cell { $0.beginTime = 10.05 }])
    world.perform { layer.renderMode = .oldestFirst }
    let births = particles(layer, 10.6).map(\.birth)
    #expect(births == births.sorted())
    world.perform { layer.renderMode = .oldestLast }
    #expect(particles(layer, 10.6).map(\.birth) == births.sorted(by: >))
  }

  @Test func `cells that are off, over, or have no picture draw nothing`() {
    let layer = emitter([
      cell { $0.isEnabled = false }, cell { $0.contents = nil }, cell { $0.duration = 0.5 },
    ])
    #expect(particles(layer, 10.45).count == 5)
    #expect(particles(layer, 11.25).count == 2)
    #expect(particles(layer, 11.6).isEmpty)
    #expect(emitter([]).emitterCells?.isEmpty == true)
  }

  @Test func `a tree with an emitter needs every frame, and none when it is gone`() {
    world.perform {
      let root = CALayer()
      world.attach(root: root)
      let layer = emitter([cell()])
      root.addSublayer(layer)
      world.tick()
      world.tick()
      #expect(world.needsFrame)
      #expect(!root.isUnchanged(since: root.subtreeRevision))
      layer.emitterCells = nil
      world.tick()
      world.tick()
      #expect(!world.needsFrame)
      layer.emitterCells = [cell()]
      layer.removeFromSuperlayer()
      world.advance(by: 1)
      #expect(!world.needsFrame)
      world.detach(root: root)
    }
  }
}
