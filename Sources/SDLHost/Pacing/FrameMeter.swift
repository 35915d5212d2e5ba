/// Measures frames as they are shown.
nonisolated package struct FrameMeter: Hashable, Sendable {
  /// How far back the figures look, in seconds.
  package static let window = 1.0
  /// A longer gap than this many periods ends a run of frames: nothing was meant to be shown in it.
  private static let longestGap = 8.0

  private var frames: [Frame] = []
  package private(set) var statistics = FrameStatistics()

  private struct Frame: Hashable, Sendable {
    var began: Double
    var work: Double
  }

  package init() {}

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - began: When its work began, in seconds.
  ///   - ended: When its work ended, in seconds, waiting not counted.
  ///   - dropped: How many frames were missed before it.
  ///   - interval: Seconds between two frames of the display.
  package mutating func note(began: Double, ended: Double, dropped: Int, interval: Double) {
    if let last = frames.last, began - last.began > interval * Self.longestGap { frames = [] }
    frames.append(Frame(began: began, work: ended - began))
    frames.removeAll { $0.began < began - Self.window }
    statistics.renderedFrames += 1
    statistics.droppedFrames += dropped
    statistics.budgetMilliseconds = interval * 1000
    statistics.millisecondsPerFrame =
      frames.reduce(0) { $0 + $1.work } / Double(frames.count) * 1000
    statistics.worstMilliseconds = (frames.map(\.work).max() ?? 0) * 1000
    if let first = frames.first, frames.count > 1, began > first.began {
      statistics.framesPerSecond = Double(frames.count - 1) / (began - first.began)
    }
  }
}
