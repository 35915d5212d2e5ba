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

  /// The longest line of a message, in characters; words of the command line may be longer.
  private static let longest = 2000

  /// A line without characters that would move the cursor or colour the terminal, and not endless.
  private static func visible(_ line: String) -> String {
    let isCut = line.utf8.count > longest && line.count > longest
    let shown = isCut ? line.prefix(longest) + "…" : line[...]
    guard shown.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return String(shown)
    }
    return shown.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
