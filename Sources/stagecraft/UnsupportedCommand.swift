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
    let rows = UnsupportedFeature.allCases.map {
      Row(id: $0.rawValue, api: $0.api, effect: $0.effect)
    }
    try StandardOutput.write(JSONText.of(rows))
  }

  /// The list, two lines for each entry.
  static var table: String {
    UnsupportedFeature.allCases.map { "\($0.api)\n    \($0.effect)\n" }.joined()
  }
}
