import SDLHost
import Testing

@Suite struct LoopStepTests {
  private func step(
    isVisible: Bool = true,
    needsFrame: Bool = false,
    pause: Double = 0,
    rest: Double? = nil,
    calm: Int = 20
  ) -> LoopStep {
    LoopStep(isVisible: isVisible, needsFrame: needsFrame, pause: pause, rest: rest, calm: calm)
  }

  @Test func `a frame that is needed is made when the pacer allows it`() {
    #expect(step(needsFrame: true) == .frame)
    #expect(step(needsFrame: true, pause: 0.01) == .wait(0.01))
  }

  @Test func `nothing to do waits long, but not past deferred work`() {
    #expect(step() == .wait(LoopStep.longestRest))
    #expect(step(rest: 0.02) == .wait(0.02))
    #expect(step(rest: -1) == .frame)
    #expect(step(rest: 9) == .wait(LoopStep.longestRest))
  }

  @Test func `rest deepens, so that chains of work on the main queue go on quickly`() {
    #expect(step(calm: 0) == .wait(0.001))
    #expect(step(calm: 3) == .wait(0.008))
    #expect(step(calm: 8) == .wait(LoopStep.longestRest))
  }

  @Test func `a hidden window makes no frames`() {
    #expect(step(isVisible: false, needsFrame: true, rest: 0) == .wait(LoopStep.longestRest))
  }
}
