/// One line of the table.
struct Row: Codable {
  /// The scene's name in the list of workloads.
  var id: String
  /// The picture's size, or what is counted.
  var size: String
  /// How many threads drew.
  var threads: Int?
  /// The median of a frame, in milliseconds.
  var milliseconds: Double
  /// The frame's time over that of copying its memory.
  var timesMemcpy: Double?
  /// Other yardsticks of the same run, in milliseconds or as named.
  var yardsticks: [Yardstick] = []
  /// What the row is held to.
  var gate: String?
  /// Whether the gate holds.
  var passes: Bool?

  /// Something measured beside a row.
  struct Yardstick: Codable {
    var name: String
    var value: Double
  }
}
