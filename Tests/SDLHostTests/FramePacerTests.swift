import SDLHost
import Testing

@Suite struct FramePacerTests {
  @Test(arguments: [(0, 60.0), (-1, 60), (60, 60), (144, 144), (1000, 240)])
  func `a display's rate sets the interval, and an unknown rate means 60`(
    refreshRate: Int,
    expected: Double
  ) {
    #expect(FramePacer(refreshRate: refreshRate).interval == 1 / expected)
  }

  @Test func `frames that begin a little late keep the grid`() {
    var pacer = FramePacer(refreshRate: 100)
    #expect(pacer.begin(at: 1) == 0)
    #expect(abs(pacer.delay(at: 1.004) - 0.006) < 1e-12)
    #expect(pacer.begin(at: 1.012) == 0)
    #expect(abs(pacer.delay(at: 1.015) - 0.005) < 1e-12)
  }

  @Test func `missed periods are counted and not made up for`() {
    var pacer = FramePacer(refreshRate: 100)
    #expect(pacer.begin(at: 1) == 0)
    #expect(pacer.begin(at: 1.0351) == 2)
    #expect(abs(pacer.delay(at: 1.0351) - 0.0049) < 1e-9)
  }

  @Test func `after a rest the next frame is due at once and nothing was missed`() {
    var pacer = FramePacer(refreshRate: 100)
    _ = pacer.begin(at: 1)
    pacer.rest()
    #expect(pacer.delay(at: 1.001) == 0)
    #expect(pacer.begin(at: 60) == 0)
  }

  @Test func `a clock that jumped back does not stop the frames`() {
    var pacer = FramePacer(refreshRate: 100)
    _ = pacer.begin(at: 100)
    #expect(pacer.delay(at: 5) == 0)
    #expect(pacer.begin(at: 5) == 0)
    #expect(abs(pacer.delay(at: 5) - 0.01) < 1e-12)
  }

  @Test func `another display's rate replaces the grid`() {
    var pacer = FramePacer(refreshRate: 60)
    _ = pacer.begin(at: 1)
    pacer.change(refreshRate: 60)
    #expect(pacer.delay(at: 1) > 0)
    pacer.change(refreshRate: 120)
    #expect(pacer.interval == 1.0 / 120)
    #expect(pacer.delay(at: 1) == 0)
  }
}
