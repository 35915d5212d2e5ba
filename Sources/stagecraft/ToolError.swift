/// Why the command line tool stopped: one line, and an exit status.
enum ToolError: Error, Equatable {
  /// The arguments are wrong; the message says what is allowed. Exit status 2.
  case usage(String)
  /// Reading or writing failed; the message says where and why. Exit status 2.
  case output(String)
  /// A string in the modifier language has errors; the text shows each with a caret line. Exit status 1.
  case diagnostics(String)

  /// What the process returns to its caller.
  var exitStatus: Int32 {
    switch self {
    case .usage, .output: 2
    case .diagnostics: 1
    }
  }

  /// The text for standard error.
  var message: String {
    switch self {
    case .usage(let line), .output(let line): "stagecraft: \(line)"
    case .diagnostics(let text): text
    }
  }
}
