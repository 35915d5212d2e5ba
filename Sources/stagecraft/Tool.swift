import Glibc

/// The command line tool: finds the command, runs it, and turns errors into a line and an exit status.
enum Tool {
  /// A command that is told apart by its first word.
  struct Command {
    let name: String
    let usage: String
    let summary: String
    /// What the help of the command alone tells as well.
    var details = ""
    let run: @MainActor (ArraySlice<String>) throws(ToolError) -> Void
  }

  static let commands: [Command] = [
    WindowCommand.command, ScenesCommand.command, RenderCommand.command, TraceCommand.command,
    CheckCommand.command, ReplayCommand.command, UnsupportedCommand.command, ApiCommand.command,
  ]

  /// Runs the tool.
  ///
  /// - Parameter arguments: The words of the command line, the program's name first.
  /// - Returns: The exit status: 0, 1 for diagnostics in a string, 2 for usage and input/output errors.
  static func run(_ arguments: [String]) -> Int32 {
    // A reader that goes away must become an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    do throws(ToolError) {
      try dispatch(arguments.dropFirst())
      return 0
    } catch {
      StandardOutput.complain(error.message)
      return error.exitStatus
    }
  }

  private static func dispatch(_ arguments: ArraySlice<String>) throws(ToolError) {
    guard let first = arguments.first else { return try WindowCommand.run([]) }
    if first == "--help" || first == "-h" || first == "help" {
      return try StandardOutput.write(help)
    }
    if first.hasPrefix("--") { return try WindowCommand.run(arguments) }
    guard let command = commands.first(where: { $0.name == first }) else {
      let names = commands.map(\.name).joined(separator: ", ")
      throw .usage("there is no command “\(first)”; there are \(names)")
    }
    let rest = arguments.dropFirst()
    if rest.contains("--help") || rest.first == "-h" {
      return try StandardOutput.write("\(command.usage)\n\n\(command.summary)\n\(command.details)")
    }
    try command.run(rest)
  }

  static var help: String {
    var lines = [
      "Stagecraft: iOS view-controller transitions that can be seen, tuned live, taken apart and tested.",
      "",
    ]
    for command in commands {
      lines.append("  \(command.usage)")
      lines.append("      \(command.summary)")
    }
    lines.append("")
    lines.append(
      "Exit status: 0; 1 when a modifier string has errors; 2 for wrong arguments and failed files."
    )
    return lines.joined(separator: "\n") + "\n"
  }
}
