import Foundation
import Playback
import QuartzCore

/// `stagecraft replay`: plays a script of steps on a stage of controllers and says what is wrong afterwards.
enum ReplayCommand {
  static let command = Tool.Command(
    name: "replay",
    usage: "stagecraft replay FILE [--callbacks]",
    summary:
      "Play a script, a step a line, and print what is wrong when it has come to rest; in the"
      + " window: stagecraft --replay FILE.",
    run: run
  )

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: [],
      flags: ["callbacks"],
      command: "replay"
    )
    guard let path = parsed.words.first, parsed.words.count == 1 else {
      throw .usage("replay needs one file with a script, or - for standard input")
    }
    let run = ScriptRun(try script(at: path))
    try StandardOutput.write(listing(of: run, withCallbacks: parsed.has("callbacks")))
    if !run.faults.isEmpty { throw .diagnostics(run.faults.joined(separator: "\n")) }
  }

  /// What is printed of a run, a line each: its callbacks when they are wanted, and what was reported.
  static func listing(of run: ScriptRun, withCallbacks: Bool) -> String {
    var lines = withCallbacks ? run.events : []
    lines += run.issues.map { "\($0.context): \($0.message)" }
    if run.faults.isEmpty { lines.append("no fault") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a script.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Returns: The script.
  /// - Throws: `ToolError` when the file cannot be read or a line is no step.
  static func script(at path: String) throws(ToolError) -> StageScript {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw .output("the script “\(path)” cannot be read")
      }
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .usage("the script “\(path)” is not a text")
    }
    do {
      return try StageScript(text: text)
    } catch {
      throw .usage("\(path), \(error)")
    }
  }
}
