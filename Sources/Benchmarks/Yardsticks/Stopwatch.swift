import QuartzCore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures how long things take.
nonisolated struct Stopwatch {
  private let clock = MediaClock.real()
  /// How many measured runs a median is taken of.
  let runs: Int
  /// How many runs go before them.
  let warmUps: Int
  /// Whether processor time is measured instead, which others on the machine disturb less.
  var countsProcessorTime = false

  /// The time in seconds, from some start.
  private var now: Double {
    guard countsProcessorTime else { return clock.now }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the durations of several bodies that run one after another, again and again.
  ///
  /// What shares the machine slows them down alike, so that their ratios hold.
  ///
  /// - Parameters:
  ///   - prepare: Called before each run, not measured; gets the run's number.
  ///   - first: How many bodies always run first; the others take turns, since what one of them leaves in the
  ///     caches helps the next. Default all.
  ///   - bodies: What is measured.
  /// - Returns: For each body the duration of every measured run, in milliseconds.
  func laps(
    prepare: (Int) -> Void = { _ in },
    first: Int = .max,
    _ bodies: [() -> Void]
  ) -> [[Double]] {
    var times = bodies.map { _ in [Double]() }
    for run in 0..<(warmUps + runs) {
      prepare(run)
      let others = bodies.indices.dropFirst(first)
      let order = bodies.indices.prefix(first) + (run % 2 == 0 ? Array(others) : others.reversed())
      for index in order {
        let start = now
        bodies[index]()
        if run >= warmUps { times[index].append((now - start) * 1000) }
      }
    }
    return times
  }

  /// Returns the median duration of a body, in milliseconds.
  ///
  /// - Parameters:
  ///   - prepare: Called before each run, not measured; gets the run's number.
  ///   - body: What is measured.
  /// - Returns: The median, in milliseconds.
  func median(prepare: (Int) -> Void = { _ in }, _ body: () -> Void) -> Double {
    var times: [Double] = []
    for run in 0..<(warmUps + runs) {
      prepare(run)
      let start = now
      body()
      if run >= warmUps { times.append((now - start) * 1000) }
    }
    return Self.median(times)
  }

  /// The middle of some numbers, or the mean of the two in the middle; 0 of none.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
