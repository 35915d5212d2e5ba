import Foundation
import Playback
import Scenes

/// `stagecraft scenes`: lists the scenes and what triggers them.
enum ScenesCommand {
  static let command = Tool.Command(
    name: "scenes",
    usage: "stagecraft scenes [--json]",
    summary: "List the scenes and their triggers.",
    run: run
  )

  private struct Row: Encodable {
    let name: String
    let title: String
    let subtitle: String
    let triggers: [String]
    let modifiers: Bool
    let plugin: String?
  }

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(arguments, options: [], flags: ["json"], command: "scenes")
    if let word = parsed.words.first {
      throw .usage("scenes takes no words, not “\(word)”")
    }
    if parsed.has("json") {
      return try StandardOutput.write(JSONText.of(rows))
    }
    let width = StageScene.all.map(\.name.count).max() ?? 0
    for scene in StageScene.all {
      let name = scene.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let names = scene.triggers.map(\.rawValue).joined(separator: ", ")
      let triggers = names.isEmpty ? "no triggers" : names
      try StandardOutput.write("\(name)\(triggers)\n")
      let indent = String(repeating: " ", count: width + 2)
      try StandardOutput.write("\(indent)\(scene.title): \(scene.subtitle)\n")
    }
  }

  private static var rows: [Row] {
    StageScene.all.map { scene in
      Row(
        name: scene.name,
        title: scene.title,
        subtitle: scene.subtitle,
        triggers: scene.triggers.map(\.rawValue),
        modifiers: scene.editedView != nil,
        plugin: scene.plugin?.title
      )
    }
  }
}
