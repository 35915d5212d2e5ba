/// What was measured of a workload.
nonisolated struct Row: Codable, Equatable {
  /// The workload's name in the list of benchmarks.
  let id: String
  /// The picture's size, or what is counted.
  let size: String
  /// How many threads drew; nil when nothing is drawn.
  var threads: Int?
  /// The median, in milliseconds.
  let milliseconds: Double
  /// What was measured beside it.
  var yardsticks: [Yardstick] = []
  /// What it is held to.
  var checks: [Check] = []
}
