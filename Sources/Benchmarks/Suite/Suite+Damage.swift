import Compositor
import CoreGraphics
import Foundation
import QuartzCore

extension Suite {
  /// D1: a clean tree, and one label that changed; presented by a copy into a window's memory.
  mutating func runDamage() {
    let bench = PictureScenes.cards(1280, 800)
    let label = CALayer()
    bench.world.perform {
      // A root that was on screen fades to its new sublayers, and a clock that stands still holds the beginning.
      CATransaction.setDisableActions(true)
      label.frame = CGRect(x: 40, y: 40, width: 60, height: 44)
      label.contentsScale = 2
      label.zPosition = 2000
      bench.root.addSublayer(label)
    }
    let texts = (0..<(watch.runs + watch.warmUps)).map { index in
      Picture.make(120, 88, isLabel: true, seed: index)
    }
    let target = PixelBuffer(width: 1280, height: 800, isOpaque: true)
    let window = PixelBuffer(width: 1280, height: 800, isOpaque: true)
    let renderer = Renderer(threads: 1)
    let source = DisplayListSource()
    var touched = 0
    let draw = {
      let list = bench.list(from: source)
      for rect in renderer.render(list, into: target, damage: .changes) {
        Self.present(rect, target, window)
      }
      touched = renderer.pixelsTouched
    }
    let tick = { (_: Int) in bench.world.perform { bench.world.tick() } }
    tick(0)
    draw()
    let still = watch.median(prepare: tick, draw)
    var row = Row(id: "D1", size: "clean", threads: 1, milliseconds: still)
    row.checks = [Check("pixels touched", Double(touched), gate: 0, target: 0)]
    add(row)

    let change = { (frame: Int) in
      bench.world.perform {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        label.contents = texts[frame]
        CATransaction.commit()
        bench.world.tick()
      }
    }
    let one = watch.median(prepare: change, draw)
    row = Row(id: "D1", size: "one label", threads: 1, milliseconds: one)
    row.checks = [
      Check("pixels touched", Double(touched), gate: 1, wantsMore: true),
      Check("ms to memory", one, target: 0.2),
    ]
    add(row)
  }

  private static func present(_ rect: PixelBounds, _ from: PixelBuffer, _ to: PixelBuffer) {
    let count = Int(rect.maxX - rect.minX)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let start = y * from.stride + Int(rect.minX)
      _ = memcpy(to.base + start, from.base + start, count * 4)
    }
  }
}
