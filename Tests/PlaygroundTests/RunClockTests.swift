import Testing

@testable import Playground

@Suite struct RunClockTests {
  @Test func `given nothing that ran, then it is at rest`() {
    let clock = RunClock()
    #expect(clock.caption(at: 5, expected: 0) == "at rest")
    #expect(clock.duration(at: 5, expected: 0) == 0)
    #expect(clock.seconds(at: 5) == 0)
  }

  @Test func `given a transition on its way, then frame and part are told`() {
    var clock = RunClock()
    clock.begin(at: 10)
    #expect(clock.caption(at: 10.167, expected: 0.6) == "frame 10 / 36 · 28 %")
    #expect(clock.duration(at: 10.167, expected: 0.6) == 0.6)
    // One that takes longer than it was said to is never beyond its end.
    #expect(clock.caption(at: 11, expected: 0.6) == "frame 60 / 60 · 100 %")
  }

  @Test func `given a length that nobody knows, then none is made up`() {
    var clock = RunClock()
    clock.begin(at: 10)
    #expect(clock.duration(at: 10.5, expected: 0) == 0)
    #expect(clock.caption(at: 10.5, expected: 0) == "frame 30")
  }

  @Test func `given the end, then the length is what it took`() {
    var clock = RunClock()
    clock.begin(at: 10)
    clock.end(at: 10.75)
    clock.end(at: 20)
    #expect(clock.duration(at: 30, expected: 9) == 0.75)
    #expect(clock.caption(at: 30, expected: 9) == "frame 45 / 45 · 100 %")
  }
}
