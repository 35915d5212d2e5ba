import Foundation

/// Rows as text and as JSON.
struct Table {
  var rows: [Row] = []

  /// Prints a row as soon as it is known.
  mutating func add(_ row: Row) {
    if rows.isEmpty { print(Self.header) }
    rows.append(row)
    print(Self.line(row))
  }

  private static let header = """
    row   size        threads        ms   x memcpy  gate                    yardsticks
    -----------------------------------------------------------------------------------------
    """

  private static func line(_ row: Row) -> String {
    let threads = row.threads.map { "\($0)" } ?? "-"
    let ratio = row.timesMemcpy.map { String(format: "%.1f", $0) } ?? "-"
    var gate = row.gate ?? ""
    if let passes = row.passes { gate += passes ? " ok" : " MISSED" }
    let yardsticks = row.yardsticks.map { "\($0.name) \(String(format: "%.3f", $0.value))" }
    return pad(row.id, 6) + pad(row.size, 12) + pad(threads, 8)
      + right(String(format: "%.3f", row.milliseconds), 9) + right(ratio, 11) + "  "
      + pad(gate, 24) + yardsticks.joined(separator: "; ")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The rows as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(rows)
  }
}
