import Testing

@testable import Benchmarks

@Suite struct StopwatchTests {
  @Test func `given an odd number of values, then the median is the middle one`() {
    #expect(Stopwatch.median([9, 1, 5]) == 5)
  }

  @Test func `given an even number of values, then the median is between the two in the middle`() {
    #expect(Stopwatch.median([4, 1, 10, 2]) == 3)
    #expect(Stopwatch.median([]) == 0)
  }

  @Test func `given warm-ups, then bodies run in turn and only the runs are kept`() {
    var calls = ""
    let laps = Stopwatch(runs: 2, warmUps: 1).laps(
      prepare: { calls += "\($0)" },
      [{ calls += "a" }, { calls += "b" }]
    )
    #expect(calls == "0ab1ab2ab")
    #expect(laps.map(\.count) == [2, 2])
  }

  @Test func `given bodies that take turns, then each is first as often as the others`() {
    var calls = ""
    let laps = Stopwatch(runs: 3, warmUps: 0).laps(
      first: 1,
      [{ calls += "a" }, { calls += "b" }, { calls += "c" }]
    )
    #expect(calls == "abcacbabc")
    #expect(laps.map(\.count) == [3, 3, 3])
  }
}
