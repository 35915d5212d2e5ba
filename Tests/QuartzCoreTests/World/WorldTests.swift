import QuartzCore
import Testing

@Suite("World") @MainActor struct WorldTests {
  private enum Counter: WorldKey {
    static func makeValue() -> Int { 3 }
  }

  @Test func `deferred work runs at its time and in order`() {
    let stage = Stage()
    var log: [String] = []
    stage.world.enqueue(after: 0.3) { log.append("late") }
    stage.world.enqueue(after: 0.1) { log.append("early") }
    stage.world.enqueue { log.append("now") }
    stage.world.enqueue { stage.world.enqueue { log.append("then") } }
    #expect(stage.world.needsFrame)
    stage.world.tick()
    #expect(log == ["now", "then"])
    #expect(!stage.world.needsFrame)
    #expect(abs((stage.world.nextDeadline ?? 0) - 0.1) < 1e-12)
    stage.world.advance(by: 0.4)
    #expect(log == ["now", "then", "early", "late"])
    #expect(stage.world.nextDeadline == nil)
  }

  @Test func `work that asks for itself for ever does not hold the frame up`() {
    let stage = Stage()
    var count = 0
    func again() {
      count += 1
      stage.world.enqueue { again() }
    }
    again()
    stage.world.tick()
    #expect(count > 1 && count < 1_000)
  }

  @Test func `a world is current only inside`() {
    let (a, b) = (Stage(at: 1), Stage(at: 2))
    let outer = World.current
    a.world.perform {
      #expect(World.current === a.world)
      b.world.perform { #expect(CACurrentMediaTime() == 2) }
      #expect(CACurrentMediaTime() == 1)
    }
    #expect(World.current === outer)
  }

  @Test func `values are kept per world`() {
    let (a, b) = (Stage(), Stage())
    a.world[Counter.self] += 1
    #expect(a.world[Counter.self] == 4)
    #expect(b.world[Counter.self] == 3)
  }

  @Test func `advancing steps on a grid and ends exactly`() {
    let stage = Stage()
    var times: [Double] = []
    stage.world.layoutHooks.append {
      if times.last != stage.world.clock.now { times.append(stage.world.clock.now) }
      return false
    }
    stage.world.advance(by: 0.02, step: 0.008)
    #expect(times == [0.008, 0.016, 0.02])
    stage.world.layoutHooks = []
  }

  @Test func `a real clock keeps its time when its rate changes`() {
    let clock = MediaClock.real()
    let before = clock.now
    clock.rate = 0
    let held = clock.now
    #expect(held >= before)
    #expect(clock.now == held)
    clock.set(to: 0)
    #expect(clock.now == held)
  }

  @Test func `issues are reported once and logged events only when somebody records`() {
    let stage = Stage()
    var heard = 0
    stage.world.onIssue = { _ in heard += 1 }
    let issue = CompatibilityIssue(message: "m", context: "c")
    stage.world.report(issue)
    stage.world.report(issue)
    #expect(stage.world.issues == [issue])
    #expect(heard == 1)
    #expect(issue.description == "c: m")
    var asked = false
    func subject() -> String {
      asked = true
      return "view"
    }
    stage.world.note("didMove", of: subject())
    #expect(!asked)
    var log: [String] = []
    stage.world.recorder = { log.append("\($1).\($0)") }
    stage.world.note("didMove", of: subject())
    #expect(log == ["view.didMove"])
  }

  @Test func `work after the commit sees the committed values`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    var shown: Float?
    stage.still { layer.opacity = 0.5 }
    stage.world.afterCommit { shown = layer.presentation()?.opacity }
    stage.world.tick()
    #expect(shown == 0.5)
  }

  @Test func `an idle world needs no frame, a moving one does`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.tick()
    #expect(!stage.world.needsFrame)
    var woken = 0
    stage.world.onNeedsFrame = { woken += 1 }
    stage.still { layer.position.x = 9 }
    #expect(stage.world.needsFrame)
    #expect(woken == 1)
    stage.world.tick()
    let (generation, above) = (layer.generation, stage.root.subtreeRevision)
    #expect(!stage.world.needsFrame)
    stage.world.tick()
    #expect(layer.generation == generation && stage.root.subtreeRevision == above)
    stage.still { layer.position.x = 10 }
    stage.world.tick()
    #expect(layer.generation == generation + 1 && stage.root.subtreeRevision != above)
    #expect(stage.root.generation < layer.generation + 10)
  }

  @Test func `layout runs until it is clean, parents first`() {
    let stage = Stage()
    let (outer, inner) = (Placing(), Placing())
    stage.still {
      outer.child = inner
      outer.addSublayer(inner)
      stage.root.addSublayer(outer)
      outer.bounds.size = CGSize(width: 50, height: 50)
    }
    stage.world.tick()
    #expect(inner.bounds.width == 50)
    #expect(inner.layouts >= 1 && outer.layouts == 1)
    stage.world.tick()
    #expect(outer.layouts == 1)
  }

  /// Gives its child its own size.
  private nonisolated final class Placing: CALayer {
    var child: CALayer?
    var layouts = 0

    override func layoutSublayers() {
      layouts += 1
      child?.frame = bounds
    }
  }

  @Test func `drawn contents become a picture at their scale`() throws {
    let stage = Stage()
    let layer = stage.layer(Drawing())
    stage.still {
      layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
    }
    #expect(layer.needsDisplay())
    stage.world.tick()
    #expect(!layer.needsDisplay())
    let image = try #require(layer.contents as? CGImage)
    #expect(image.width == 8 && image.height == 6)
    #expect(image.pixels[0, 0] == 0xFFFF_0000)
    #expect(image.pixels[7, 5] == 0)
  }

  /// Paints its upper left point red.
  private nonisolated final class Drawing: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
