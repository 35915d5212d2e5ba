/// Says when the next frame may begin, from deadlines on an even grid.
///
/// Frames that follow each other keep the grid even when one begins a little late, so that the mean rate is
/// the display's. A frame that misses whole periods drops them instead of hurrying after.
nonisolated package struct FramePacer: Hashable, Sendable {
  /// Seconds between two frames.
  package private(set) var interval: Double
  private var next: Double?

  /// Makes a pacer at rest.
  ///
  /// - Parameter refreshRate: Frames a second of the display; displays that do not know say 0, which means 60.
  package init(refreshRate: Int) {
    interval = 1 / Double(refreshRate > 0 ? min(refreshRate, 240) : 60)
  }

  /// Takes another display's rate.
  ///
  /// - Parameter refreshRate: Frames a second, 0 when it is not known.
  package mutating func change(refreshRate: Int) {
    let changed = FramePacer(refreshRate: refreshRate)
    if changed.interval != interval { self = changed }
  }

  /// Returns how long to wait before the next frame.
  ///
  /// - Parameter now: The time, in seconds.
  /// - Returns: Seconds; 0 when the frame is due.
  package func delay(at now: Double) -> Double {
    guard let next else { return 0 }
    // A deadline further off than a period was set by a clock that has jumped since.
    let delay = next - now
    return delay > 0 && delay <= interval ? delay : 0
  }

  /// Notes that a frame begins.
  ///
  /// - Parameter now: The time, in seconds.
  /// - Returns: How many periods passed without a frame that should have had one.
  package mutating func begin(at now: Double) -> Int {
    guard let due = next, now - due > -interval else {
      next = now + interval
      return 0
    }
    let missed = max(0, Int(((now - due) / interval).rounded(.down)))
    next = due + Double(missed + 1) * interval
    return missed
  }

  /// Forgets the grid, as no frame is needed; the next one may begin at once and follows nothing.
  package mutating func rest() {
    next = nil
  }
}
