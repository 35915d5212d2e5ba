import Foundation

/// The rows of a run, as text and as JSON.
nonisolated struct Report: Codable, Equatable {
  /// How many runs a median is taken of.
  let runs: Int
  /// How many runs go before them.
  let warmUps: Int
  private(set) var rows: [Row] = []

  /// Makes a report without rows.
  ///
  /// - Parameters:
  ///   - runs: How many runs a median is taken of.
  ///   - warmUps: How many runs go before them.
  init(runs: Int, warmUps: Int) {
    self.runs = runs
    self.warmUps = warmUps
  }

  mutating func add(_ row: Row) { rows.append(row) }

  /// The checks whose first gate is missed, as lines of text.
  var missedGates: [String] {
    rows.flatMap { row in
      row.checks.filter { $0.verdict == .missesGate }.map { check in
        "\(Self.title(row)): \(Self.figure(check.value)) \(check.measure)"
          + (check.gate.map { ", gate \(Self.figure($0))" } ?? "")
      }
    }
  }

  /// A line that counts the gates that hold, and one for each that is missed.
  var summary: String {
    let missed = missedGates
    let checks = rows.flatMap(\.checks)
    let count = checks.count { $0.gate != nil }
    let targets = checks.count { $0.target != nil }
    let reached = checks.count { $0.target != nil && $0.verdict == .target }
    let first =
      "\(count - missed.count) of \(count) gates hold; \(reached) of \(targets) targets are reached."
    return ([first] + missed.map { "misses the gate: \($0)" }).joined(separator: "\n")
  }

  /// The report as JSON, with sorted keys.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  // MARK: Text

  /// A row as lines: what was measured, and what it is held to.
  static func text(_ row: Row) -> String {
    let yardsticks = row.yardsticks.map { "\($0.name) \(figure($0.value)) \($0.unit)" }
    let head =
      pad(title(row), 28) + pad(left: figure(row.milliseconds), 8) + " ms   "
      + yardsticks.joined(separator: ", ")
    let checks = row.checks.map { check in
      "       " + pad(left: figure(check.value), 8) + " " + pad(check.measure, 17)
        + pad(check.gate.map { "gate \(figure($0))" } ?? "", 14)
        + pad(check.target.map { "target \(figure($0))" } ?? "", 16) + check.verdict.rawValue
    }
    return ([head] + checks).joined(separator: "\n")
  }

  private static func title(_ row: Row) -> String {
    let threads = row.threads.map { $0 == 1 ? " 1 thread" : " \($0) threads" } ?? ""
    return "\(row.id) \(row.size)\(threads)"
  }

  /// A number with three digits that count.
  static func figure(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    return String(format: "%.\(digits)f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func pad(left text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
