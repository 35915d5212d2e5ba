import QuartzCore
import Testing

@Suite("Display link") @MainActor struct DisplayLinkTests {
  @MainActor
  private final class Target: NSObject {
    var times: [Double] = []
    var count = 0

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
    }

    private func count1() {
      count += 1
    }

    static let plain = Selector("count1", Target.count1)
  }

  @Test func `a target is called once a frame, before the commit`() {
    let stage = Stage()
    let target = Target()
    let link = stage.world.perform {
      CADisplayLink(target: target, selector: Selector("step(_:)", Target.step))
    }
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    link.add(to: .main, forMode: .common)
    #expect(stage.world.needsFrame)
    stage.world.advance(by: 0.02, step: 0.01)
    #expect(target.times == [0.01, 0.02])
    #expect(link.duration == 1.0 / 60)
    #expect(link.targetTimestamp == 0.02 + 1.0 / 60)
    link.isPaused = true
    stage.world.tick()
    #expect(target.times.count == 2)
    #expect(!stage.world.needsFrame)
    link.isPaused = false
    #expect(stage.world.needsFrame)
    link.invalidate()
    stage.world.tick()
    #expect(target.times.count == 2)
  }

  @Test func `a link keeps its target until it is invalidated`() {
    let stage = Stage()
    weak var held: Target?
    let link = stage.world.perform { () -> CADisplayLink in
      let target = Target()
      held = target
      return CADisplayLink(target: target, selector: Target.plain)
    }
    link.add(to: .main, forMode: .common)
    stage.world.tick()
    #expect(held?.count == 1)
    link.invalidate()
    #expect(held == nil)
  }

  /// A target that belongs to no actor, as helpers of older code do.
  private nonisolated final class Plain: NSObject {
    var count = 0

    func step() {
      count += 1
    }
  }

  @Test func `a target may belong to no actor`() {
    let stage = Stage()
    let target = Plain()
    let link = stage.world.perform {
      CADisplayLink(target: target, selector: Selector("step", Plain.step))
    }
    link.add(to: .main, forMode: .common)
    stage.world.tick()
    #expect(target.count == 1)
  }

  @Test func `fewer frames a second can be preferred`() {
    let stage = Stage()
    let target = Target()
    let link = stage.world.perform {
      CADisplayLink(target: target, selector: Selector("step(_:)", Target.step))
    }
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    stage.world.advance(by: 1, step: 1.0 / 60)
    #expect((29...31).contains(target.times.count))
  }

  @Test func `a selector that is only a name is reported`() {
    let stage = Stage()
    stage.world.perform {
      _ = Selector("nothing").perform(on: Target())
      #expect(Selector("a") == "a")
      #expect(Selector("count1") == Target.plain)
    }
    #expect(stage.world.issues.count == 1)
  }
}
