import Foundation
import Playback
import QuartzCore
import Scenes
import Testing

@Suite struct RevealTraceTests {
  private let tracer = SceneTracer(scene: .reveal, options: SceneRunOptions(scale: 1))

  /// The timing curve by bisection, independent of the engine's.
  private func easeIn(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let s = (low + high) / 2
      let at = 3 * 0.42 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s
      if at < x { low = s } else { high = s }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  @Test func `given a push, then the mask grows by ease-in to 150`() throws {
    let trace = try tracer.trace(.push, step: 0.1)
    let track = try #require(
      trace.tracks.first { $0.view == "detail/mask" && $0.property == "transform.scale" }
    )
    #expect(track.samples.count >= 20)
    for row in track.samples {
      let expected = 1 + 149 * easeIn(row[0] / 2)
      #expect(abs(row[1] - expected) / expected < 1e-3)
    }
  }

  @Test func `given a push, when it has ended, then no mask and no animation is left`() throws {
    let trace = try tracer.trace(.push, step: 0.1)
    #expect(trace.final.completed == 1)
    #expect(!trace.final.cancelled)
    for view in trace.final.views {
      #expect(!view.hasMask && view.animationKeys.isEmpty)
    }
    let detail = try #require(trace.final.views.first { $0.name == "detail" })
    #expect(detail.superview == "container" && detail.inWindow)
  }

  @Test func `given a pop that is cancelled, then every view is as before`() throws {
    let before = try tracer.trace(.push, step: 0.5).final
    let after = try tracer.trace(.pop, step: 0.1, interaction: .cancelled(at: 0.4)).final
    #expect(after.cancelled)
    #expect(after.completed == 1)
    // The bar is hidden, and what it holds has no names of its own.
    let names = ["detail", "kicker", "heading", "body", "back", "row 1", "row 4", "master", "logo"]
    for name in names {
      let found = after.views.first { $0.name == name }
      #expect(found == before.views.first { $0.name == name }, "\(name)")
      #expect(found != nil, "\(name)")
    }
  }

  @Test func `given a pop that is finished by hand, then the first page is back`() throws {
    let script = InteractionScript(progress: [0.2, 0.4, 0.6], end: .finish)
    let final = try tracer.trace(.pop, step: 0.1, interaction: script).final
    #expect(!final.cancelled)
    #expect(final.views.contains { $0.name == "master" && $0.inWindow })
    #expect(!final.views.contains { $0.name == "detail" && $0.inWindow })
  }

  @Test func `given a transition that nobody can drive, then that is said`() {
    let cart = SceneTracer(scene: .shoppingCart, options: SceneRunOptions(scale: 1))
    let error = SceneRunError.noInteraction(
      scene: "shopping-cart",
      trigger: "dismiss",
      allowed: nil
    )
    #expect(throws: error) {
      try cart.trace(.dismiss, step: 0.1, interaction: .cancelled(at: 0.4))
    }
    #expect("\(error)".contains("an interaction in the scene's Stage"))
    let push = SceneRunError.noInteraction(scene: "reveal", trigger: "push", allowed: "pop")
    #expect(throws: push) { try tracer.trace(.push, step: 0.1, interaction: .cancelled(at: 0.4)) }
    #expect("\(push)" == "reveal has no interactive push; it has an interactive pop")
  }
}
