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
    case .usage(let line), .output(let line): "stagecraft: \(ToolError.visible(line))"
    case .diagnostics(let text): text
    }
  }

  /// The most characters of a message; words of the command line may be longer.
  private static let longest = 4000

  /// A message without characters that would steer a terminal, and not endless.
  private static func visible(_ text: String) -> String {
    let isCut = text.utf8.count > longest && text.count > longest
    let shown = isCut ? text.prefix(longest) + "…" : text[...]
    return shown.unicodeScalars.reduce(into: "") { visible, scalar in
      let isSafe = scalar == "\n" || scalar.properties.generalCategory != .control
      visible += isSafe ? String(scalar) : scalar.escaped(asASCII: true)
    }
  }
}
