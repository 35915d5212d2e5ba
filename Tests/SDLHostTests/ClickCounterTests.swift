import Foundation
import SDLHost
import Testing

@Suite struct ClickCounterTests {
  private var counter = ClickCounter()

  @Test mutating func `clicks that are too late, too far or of another button start anew`() {
    let place = CGPoint(x: 10, y: 10)
    #expect(counter.count(.primary, at: place, time: 0) == 1)
    #expect(counter.count(.primary, at: place, time: 0.5) == 2)
    #expect(counter.count(.primary, at: place, time: 1.1) == 1)
    #expect(counter.count(.primary, at: CGPoint(x: 16, y: 10), time: 1.2) == 1)
    #expect(counter.count(.primary, at: CGPoint(x: 16, y: 15), time: 1.3) == 2)
    #expect(counter.count(.secondary, at: CGPoint(x: 16, y: 15), time: 1.4) == 1)
  }
}
