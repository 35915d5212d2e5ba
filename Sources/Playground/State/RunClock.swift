/// Where the running transition stands, and how long the last one took, in the stage's time.
struct RunClock: Equatable {
  private var beginning: Double?
  private var ending: Double?
  private var lastDuration = 0.0
  /// Where the transition stands by what drives it, in seconds; nil when only its time tells.
  private var position: Double?
  /// How long the running transition is said to take; 0 when nobody knows.
  private var expected = 0.0

  /// Whether a transition is running.
  var isRunning: Bool { beginning != nil && ending == nil }

  /// Notes that a transition began.
  ///
  /// - Parameter time: The stage's time, in seconds.
  mutating func begin(at time: Double) {
    self = RunClock(beginning: time, lastDuration: lastDuration)
  }

  private init(beginning: Double, lastDuration: Double) {
    self.beginning = beginning
    self.lastDuration = lastDuration
  }

  /// Makes a clock of nothing that ran.
  init() {}

  /// Notes how far the running transition is.
  ///
  /// - Parameters:
  ///   - position: Where it stands, in seconds since its start: a transition that is turned around or held
  ///     stands elsewhere than its time says. Nil when only its time tells.
  ///   - expected: How long it takes; 0 when nobody knows.
  mutating func follow(_ position: Double?, of expected: Double) {
    guard isRunning else { return }
    self.position = position
    self.expected = expected
  }

  /// Notes that it ended.
  ///
  /// - Parameters:
  ///   - time: The stage's time, in seconds.
  ///   - isCancelled: Whether it has gone back to its start.
  mutating func end(at time: Double, isCancelled: Bool) {
    guard let beginning, ending == nil else { return }
    ending = time
    lastDuration = position != nil && expected > 0 ? expected : time - beginning
    position = isCancelled ? 0 : lastDuration
  }

  /// Seconds since the start, as far as the transition stands; its end once it has ended.
  ///
  /// - Parameter now: The stage's time.
  /// - Returns: Seconds, 0 before the first one.
  func seconds(at now: Double) -> Double {
    guard let beginning else { return 0 }
    return position ?? (ending ?? now) - beginning
  }

  /// How long the transition takes: what it has taken, or is said to take and surely takes while it runs.
  ///
  /// - Parameter now: The stage's time.
  /// - Returns: Seconds, 0 when nobody can tell.
  func duration(at now: Double) -> Double {
    guard isRunning else { return lastDuration }
    return expected > 0 ? max(expected, seconds(at: now)) : 0
  }

  /// Says at which frame of how many the transition is.
  ///
  /// - Parameter now: The stage's time.
  /// - Returns: Such as `frame 10 / 36 · 28 %`.
  func caption(at now: Double) -> String {
    guard beginning != nil else { return "at rest" }
    let rate = 60.0
    let seconds = seconds(at: now)
    let frame = Int((seconds * rate).rounded(.down))
    let duration = duration(at: now)
    guard duration > 0 else { return "frame \(frame)" }
    let percent = Int((min(seconds / duration, 1) * 100).rounded())
    return "frame \(frame) / \(Int((duration * rate).rounded(.down))) · \(percent) %"
  }
}
