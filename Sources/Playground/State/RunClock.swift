/// When the running transition began, and how long the last one took, in the stage's time.
struct RunClock: Equatable {
  private var beginning: Double?
  private var ending: Double?
  private var lastDuration = 0.0

  /// Whether a transition is running.
  var isRunning: Bool { beginning != nil && ending == nil }

  /// Notes that a transition began.
  ///
  /// - Parameter time: The stage's time, in seconds.
  mutating func begin(at time: Double) {
    beginning = time
    ending = nil
  }

  /// Notes that it ended.
  ///
  /// - Parameter time: The stage's time, in seconds.
  mutating func end(at time: Double) {
    guard let beginning, ending == nil else { return }
    ending = time
    lastDuration = time - beginning
  }

  /// Seconds since the transition began; its length once it has ended.
  ///
  /// - Parameter now: The stage's time.
  /// - Returns: Seconds, 0 before the first one.
  func seconds(at now: Double) -> Double {
    beginning.map { (ending ?? now) - $0 } ?? 0
  }

  /// How long the transition takes: what it has taken, or is said to take and surely takes while it runs.
  ///
  /// - Parameters:
  ///   - now: The stage's time.
  ///   - expected: What is known of a running one; 0 when nothing is.
  /// - Returns: Seconds, 0 when nobody can tell.
  func duration(at now: Double, expected: Double) -> Double {
    guard isRunning else { return lastDuration }
    return expected > 0 ? max(expected, seconds(at: now)) : 0
  }

  /// Says at which frame of how many the transition is.
  ///
  /// - Parameters:
  ///   - now: The stage's time.
  ///   - expected: What is known of a running one's length; 0 when nothing is.
  /// - Returns: Such as `frame 10 / 36 · 28 %`.
  func caption(at now: Double, expected: Double) -> String {
    guard beginning != nil else { return "at rest" }
    let rate = 60.0
    let seconds = seconds(at: now)
    let frame = Int((seconds * rate).rounded(.down))
    let duration = duration(at: now, expected: expected)
    guard duration > 0 else { return "frame \(frame)" }
    let percent = Int((min(seconds / duration, 1) * 100).rounded())
    return "frame \(frame) / \(Int((duration * rate).rounded(.down))) · \(percent) %"
  }
}
