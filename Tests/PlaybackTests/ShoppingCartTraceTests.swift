import Foundation
import Playback
import Scenes
import Testing

@Suite struct ShoppingCartTraceTests {
  private func trace(_ trigger: SceneTrigger) throws -> Trace {
    let phone = StageDevice(size: CGSize(width: 414, height: 736))
    let options = SceneRunOptions(device: phone, scale: 1)
    return try SceneTracer(scene: .shoppingCart, options: options).trace(trigger, step: 1.0 / 60)
  }

  private func value(_ trace: Trace, _ property: String, at time: Double) throws -> [Double] {
    let track = try #require(
      trace.tracks.first { $0.view == "product" && $0.property == property }
    )
    let row = try #require(track.samples.first { abs($0[0] - time) < 1e-6 })
    return Array(row.dropFirst())
  }

  @Test func `given a presentation, when its first block ends, then the page has sunk`() throws {
    let trace = try trace(.present)
    #expect(abs(try value(trace, "transform.rotation.x", at: 0.3)[0] - .pi / 16) < 1e-6)
    #expect(abs(try value(trace, "transform", at: 0.3)[14] + 100) < 1e-3)
    #expect(abs(try value(trace, "transform.scale", at: 0.3)[0] - 1) < 1e-6)
  }

  @Test func `given a presentation, when it has ended, then an image stands in`() throws {
    let final = try trace(.present).final
    let product = try #require(final.views.first { $0.name == "product" })
    for (actual, expected) in zip(product.frame, [20.7, 36.8, 372.6, 662.4]) {
      #expect(abs(actual - expected) < 0.05)
    }
    #expect(!product.inWindow)
    #expect(abs(product.transform[0] - 0.9) < 1e-9 && abs(product.transform[5] - 0.9) < 1e-9)
    let image = try #require(final.views.first { $0.name == "image" })
    #expect(image.superview == "container")
    #expect(image.index == 0)
    #expect(final.completed == 1)
    #expect(final.containers == 1)
  }

  @Test func `given a dismissal, when it has ended, then nothing of it is left`() throws {
    let final = try trace(.dismiss).final
    #expect(final.containers == 0)
    #expect(final.completed == 1)
    for name in ["image", "dimming", "sheet"] {
      #expect(final.views.allSatisfy { $0.name != name || !$0.inWindow })
    }
    let product = try #require(final.views.first { $0.name == "product" })
    #expect(product.transform == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(product.inWindow)
    #expect(product.frame == [0, 0, 414, 736])
  }

  @Test func `given the scene, then it uses nothing that is not supported`() throws {
    #expect(try trace(.present).issues.isEmpty)
  }
}
