import Foundation

/// How numbers are written in canonical strings and messages.
nonisolated enum LanguageNumber {
  /// Returns the shortest spelling that reads back as the same number, without a needless `.0`.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    if value == 0 { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// Returns a number with a fixed count of decimals, such as `0.40`.
  static func text(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
