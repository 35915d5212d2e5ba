import SDLHost
import Testing

@Suite struct LoopStepTests {
  @Test func `a frame that is needed is made when the pacer allows it`() {
    #expect(LoopStep(isVisible: true, needsFrame: true, pause: 0, rest: nil) == .frame)
    #expect(LoopStep(isVisible: true, needsFrame: true, pause: 0.01, rest: nil) == .wait(0.01))
  }

  @Test func `nothing to do waits long, but not past deferred work`() {
    #expect(
      LoopStep(isVisible: true, needsFrame: false, pause: 0, rest: nil)
        == .wait(LoopStep.longestRest)
    )
    #expect(LoopStep(isVisible: true, needsFrame: false, pause: 0, rest: 0.02) == .wait(0.02))
    #expect(LoopStep(isVisible: true, needsFrame: false, pause: 0, rest: -1) == .frame)
    #expect(
      LoopStep(isVisible: true, needsFrame: false, pause: 0, rest: 9) == .wait(LoopStep.longestRest)
    )
  }

  @Test func `a hidden window makes no frames`() {
    #expect(
      LoopStep(isVisible: false, needsFrame: true, pause: 0, rest: 0)
        == .wait(LoopStep.longestRest)
    )
  }
}
