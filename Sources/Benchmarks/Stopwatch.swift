import QuartzCore

/// Measures how long things take.
struct Stopwatch {
  private let clock = MediaClock.real()
  /// How many measured runs a median is taken of.
  let runs: Int
  /// How many runs go before them.
  let warmUps: Int

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
      let start = clock.now
      body()
      if run >= warmUps { times.append(clock.now - start) }
    }
    return times.sorted()[times.count / 2] * 1000
  }
}
