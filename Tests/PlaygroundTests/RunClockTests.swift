import Testing

@testable import Playground

@Suite struct RunClockTests {
  private func begun(expected: Double = 0) -> RunClock {
    var clock = RunClock()
    clock.begin(at: 10)
    clock.follow(nil, of: expected)
    return clock
  }

  @Test func `given nothing that ran, then it is at rest`() {
    let clock = RunClock()
    #expect(clock.caption(at: 5) == "at rest")
    #expect(clock.duration(at: 5) == 0)
    #expect(clock.seconds(at: 5) == 0)
  }

  @Test func `given a transition on its way, then frame and part are told`() {
    let clock = begun(expected: 0.6)
    #expect(clock.caption(at: 10.167) == "frame 10 / 36 · 28 %")
    #expect(clock.duration(at: 10.167) == 0.6)
    // One that takes longer than it was said to is never beyond its end.
    #expect(clock.caption(at: 11) == "frame 60 / 60 · 100 %")
  }

  @Test func `given a length that nobody knows, then none is made up`() {
    let clock = begun()
    #expect(clock.duration(at: 10.5) == 0)
    #expect(clock.caption(at: 10.5) == "frame 30")
  }

  @Test func `given the end, then the length is what it took`() {
    var clock = begun(expected: 9)
    clock.end(at: 10.75, isCancelled: false)
    clock.end(at: 20, isCancelled: false)
    #expect(clock.duration(at: 30) == 0.75)
    #expect(clock.caption(at: 30) == "frame 45 / 45 · 100 %")
  }

  @Test func `given what drives it, then it stands where that says and not where its time is`() {
    var clock = begun(expected: 0.6)
    clock.follow(0.3, of: 0.6)
    #expect(clock.caption(at: 15) == "frame 18 / 36 · 50 %")
    clock.follow(0.15, of: 0.6)
    #expect(clock.seconds(at: 15.1) == 0.15)
    #expect(clock.duration(at: 15.1) == 0.6)
    clock.end(at: 15.4, isCancelled: true)
    #expect(clock.caption(at: 20) == "frame 0 / 36 · 0 %")
  }

  @Test func `given a driven one that has ended, then its length is what it was said to take`() {
    var clock = begun()
    clock.follow(0.59, of: 0.6)
    clock.end(at: 10.7, isCancelled: false)
    #expect(clock.caption(at: 20) == "frame 36 / 36 · 100 %")
    clock.begin(at: 30)
    #expect(clock.seconds(at: 30.5) == 0.5)
  }
}
