import Census
import Foundation
import QuartzCore

/// `stagecraft unsupported`: lists what exists in name only, or looks otherwise than on iOS.
enum UnsupportedCommand {
  static let command = Tool.Command(
    name: "unsupported",
    usage: "stagecraft unsupported [--json]",
    summary: "List what of iOS exists in name only here; using it is reported.",
    run: run
  )

  private struct Row: Encodable {
    let id: String
    let api: String
    let effect: String
  }

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: [],
      flags: ["json"],
      command: "unsupported"
    )
    if let word = parsed.words.first {
      throw .usage("unsupported takes no words, not “\(word)”")
    }
    guard parsed.has("json") else { return try StandardOutput.write(table) }
    let features = UnsupportedFeature.allCases.map {
      Row(id: $0.rawValue, api: $0.api, effect: $0.effect)
    }
    let rows = features + symbols.map { Row(id: $0.symbol, api: $0.symbol, effect: $0.reason) }
    try StandardOutput.write(JSONText.of(rows))
  }

  /// What the compiler tells: symbols that are not there, or have another type, and why.
  static var symbols: [(symbol: String, reason: String)] {
    let all = Array(CensusReason.missing) + Array(CensusReason.different)
    return all.map { (symbol: $0.key, reason: $0.value) }.filter { entry in
      !UnsupportedFeature.allCases.contains { $0.api.contains(entry.symbol) }
    }
  }

  /// The list, two lines for each entry.
  static var table: String {
    let features = UnsupportedFeature.allCases.map { "\($0.api)\n    \($0.effect)\n" }
    return (features + symbols.map { "\($0.symbol)\n    \($0.reason)\n" }).joined()
  }
}
