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
    details:
      "\nSteps; “still” leaves the animation out, “#” begins a comment:\n\(StageScript.usage)\n",
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
    if !run.faults.isEmpty { throw .diagnostics(shortened(run.faults, "faults")) }
  }

  /// How many lines of a kind are written out; the first ones are mostly the cause of the others.
  private static let mostShown = 20

  /// The first of some lines, and how many more there are.
  static func shortened(_ lines: [String], _ what: String) -> String {
    let rest = lines.count - mostShown
    return (lines.prefix(mostShown) + (rest > 0 ? ["and \(rest) more \(what)"] : []))
      .joined(separator: "\n")
  }

  /// What is printed of a run, a line each: its callbacks when they are wanted, and what was reported.
  static func listing(of run: ScriptRun, withCallbacks: Bool) -> String {
    var lines = withCallbacks ? run.events : []
    lines += run.issues.map { "\($0.context): \($0.message)" }
    if !run.notes.isEmpty { lines.append(shortened(run.notes.map { "note: \($0)" }, "notes")) }
    if run.faults.isEmpty { lines.append("no fault") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a script.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Returns: The script.
  /// - Throws: `ToolError` when the file cannot be read or a line is no step.
  static func script(at path: String) throws(ToolError) -> StageScript {
    let text = try InputFile.text(at: path, what: "script")
    do {
      let script = try StageScript(text: text)
      if script.steps.isEmpty {
        StandardOutput.complain("stagecraft: the script “\(path)” has no steps: nothing will move")
      }
      return script
    } catch {
      throw .usage("\(path), \(error)")
    }
  }
}
