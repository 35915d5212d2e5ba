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

  /// How long the transition takes, as far as the clock knows: the time it has run until now, or has taken.
  ///
  /// - Parameter now: The stage's time.
  /// - Returns: Seconds, 0 before the first one.
  func duration(at now: Double) -> Double {
    isRunning ? seconds(at: now) : lastDuration
  }

  /// What there is to say at rest.
  var note: String {
    ending == nil ? "at rest" : "done"
  }
}
