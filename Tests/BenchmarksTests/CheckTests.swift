import Testing

@testable import Benchmarks

@Suite struct CheckTests {
  @Test func `given a figure within the target, then the target is reached`() {
    #expect(Check("x memcpy", 5, gate: 12, target: 5).verdict == .target)
  }

  @Test func `given a figure between target and gate, then it is all right`() {
    #expect(Check("x memcpy", 12, gate: 12, target: 5).verdict == .ok)
  }

  @Test func `given a figure beyond the gate, then the gate is missed`() {
    #expect(Check("x memcpy", 12.1, gate: 12, target: 5).verdict == .missesGate)
  }

  @Test func `given rates, then more is better`() {
    let verdicts = [19, 20, 49, 50].map {
      Check("M/s", $0, gate: 20, target: 50, wantsMore: true).verdict
    }
    #expect(verdicts == [.missesGate, .ok, .ok, .target])
  }

  @Test func `given no gate, then none is missed`() {
    #expect(Check("x kernels", 9, target: 1.15).verdict == .ok)
    #expect(Check("x kernels", 9).verdict == .ok)
  }

  @Test func `given a figure that is no number, then the gate is missed`() {
    #expect(Check("x memcpy", .nan, gate: 12).verdict == .missesGate)
  }
}
