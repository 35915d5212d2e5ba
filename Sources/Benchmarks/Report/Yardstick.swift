/// Something measured beside a row, in the same run.
nonisolated struct Yardstick: Codable, Equatable {
  let name: String
  let value: Double
  let unit: String

  init(_ name: String, _ value: Double, _ unit: String = "ms") {
    self.name = name
    self.value = value
    self.unit = unit
  }
}
