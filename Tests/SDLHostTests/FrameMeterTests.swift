import SDLHost
import Testing

@Suite struct FrameMeterTests {
  @Test func `the rate and the work are those of the last second`() {
    var meter = FrameMeter()
    for index in 0..<120 {
      let began = Double(index) / 60
      let work = index == 119 ? 0.012 : 0.004
      meter.note(began: began, ended: began + work, dropped: 0, interval: 1.0 / 60)
    }
    let figures = meter.statistics
    #expect(abs(figures.framesPerSecond - 60) < 1e-6)
    #expect(abs(figures.worstMilliseconds - 12) < 1e-6)
    #expect(figures.millisecondsPerFrame > 4)
    #expect(figures.millisecondsPerFrame < 4.2)
    #expect(figures.renderedFrames == 120)
    #expect(abs(figures.budgetMilliseconds - 16.667) < 0.001)
  }

  @Test func `a pause is no slow frame`() {
    var meter = FrameMeter()
    for began in [0.0, 0.02, 0.04, 9.0, 9.02, 9.04] {
      meter.note(began: began, ended: began + 0.001, dropped: 0, interval: 0.02)
    }
    #expect(abs(meter.statistics.framesPerSecond - 50) < 1e-6)
  }

  @Test func `dropped frames add up, and lower the rate that is told`() {
    var meter = FrameMeter()
    meter.note(began: 0, ended: 0.001, dropped: 0, interval: 0.02)
    meter.note(began: 0.06, ended: 0.061, dropped: 2, interval: 0.02)
    meter.note(began: 0.1, ended: 0.101, dropped: 1, interval: 0.02)
    #expect(meter.statistics.droppedFrames == 3)
    #expect(abs(meter.statistics.framesPerSecond - 20) < 1e-6)
  }
}
