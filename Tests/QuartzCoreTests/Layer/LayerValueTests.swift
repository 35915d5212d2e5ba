import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Values of layers") struct LayerValueTests {
  @Test func `layers have Apple's defaults`() {
    let layer = CALayer()
    #expect(!layer.isOpaque)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.minificationFilterBias == 0)
    #expect(layer.minificationFilter == .linear)
    #expect(layer.contentsFormat == .RGBA8Uint)
  }

  @Test func `an animation's defaults can be asked for by key`() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Double == 1)
    #expect(CAAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
    #expect(CAAnimation.defaultValue(forKey: "no such key") == nil)
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
  }

  @Test func `edges that are smoothed are a set with Apple's bits`() {
    let edges: [(CAEdgeAntialiasingMask, UInt32)] = [
      (.layerLeftEdge, 1), (.layerRightEdge, 2), (.layerBottomEdge, 4), (.layerTopEdge, 8),
    ]
    for (edge, bit) in edges { #expect(edge.rawValue == bit) }
    let layer = CALayer()
    layer.allowsEdgeAntialiasing = false
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    layer.isOpaque = true
    layer.minificationFilter = .trilinear
    layer.minificationFilterBias = 0.5
    let copy = CALayer(layer: layer)
    #expect(!copy.allowsEdgeAntialiasing && copy.isOpaque)
    #expect(copy.edgeAntialiasingMask == [.layerLeftEdge, .layerTopEdge])
    #expect(copy.minificationFilter.rawValue == "trilinear")
    #expect(copy.minificationFilterBias == 0.5)
  }

  @Test func `names of emitters, texts and scrolling are Apple's`() {
    let names: [(String, String)] = [
      (CAEmitterLayerEmitterMode.volume.rawValue, "volume"),
      (CAEmitterLayerEmitterShape.point.rawValue, "point"),
      (CAEmitterLayerRenderMode.unordered.rawValue, "unordered"),
      (CAScrollLayerScrollMode.both.rawValue, "both"),
      (CATextLayerAlignmentMode.natural.rawValue, "natural"),
      (CATextLayerTruncationMode.none.rawValue, "none"),
      (CALayerContentsFilter.trilinear.rawValue, "trilinear"),
    ]
    for (name, expected) in names { #expect(name == expected) }
    let text = CATextLayer()
    #expect(text.alignmentMode == .natural)
    #expect(text.truncationMode == .none)
    #expect(CAScrollLayer().scrollMode == .both)
  }

  @Test func `any object of Core Foundation can be a font`() {
    let font: CFTypeRef = NSString(string: "Inter")
    let text = CATextLayer()
    text.font = font
    #expect(text.font as? CFTypeRef === font)
  }

  @Test func `an emitter's values are Apple's until they are set`() {
    let world = World(clock: .manual())
    world.perform {
      let emitter = CAEmitterLayer()
      #expect(emitter.emitterMode == .volume)
      #expect(emitter.emitterShape == .point)
      #expect(emitter.renderMode == .unordered)
      emitter.emitterShape = .line
      #expect(emitter.emitterShape == .line)
    }
  }

  @Test func `a display link that is taken from its loop fires no more`() {
    let world = World(clock: .manual())
    world.perform {
      final class Counter {
        var count = 0
        func step() { count += 1 }
      }
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector("step", Counter.step))
      link.add(to: .main, forMode: .common)
      world.advance(by: 0.1)
      let count = counter.count
      #expect(count > 0)
      link.remove(from: .main, forMode: .common)
      world.advance(by: 0.1)
      #expect(counter.count == count)
      link.invalidate()
    }
  }

  @Test func `a lock of the transactions is held and given back as often as it is taken`() {
    let world = World(clock: .manual())
    world.perform {
      CATransaction.lock()
      CATransaction.lock()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      CATransaction.unlock()
      CATransaction.unlock()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
