import Hero

/// `stagecraft check`: reads a modifier or animation string and prints what it means, or what is wrong.
enum CheckCommand {
  static let command = Tool.Command(
    name: "check",
    usage: "stagecraft check 'STRING' [--kind modifiers|animation]",
    summary: "Print what a string means, or what is wrong with it and where.",
    run: run
  )

  /// What a string can be.
  enum Kind: String, CaseIterable {
    case modifiers
    case animation
  }

  /// How many messages are written out; a text with more is better read from its beginning.
  private static let mostShown = 20

  /// What is said about a string.
  struct Report {
    /// The parsed list, a line each.
    let listing: String
    /// The errors with a caret line each, or nil when the string can be run.
    let diagnostics: String?
    /// The warnings with a caret line each; the string runs all the same.
    let warnings: [String]
  }

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(arguments, options: ["kind"], flags: [], command: "check")
    guard let string = parsed.words.first, parsed.words.count == 1 else {
      throw .usage("check needs one string in quotes: stagecraft check 'zPosition(2) arc'")
    }
    let kinds = Kind.allCases.map(\.rawValue)
    let word = try parsed.word("kind", from: kinds) ?? Kind.modifiers.rawValue
    let report = report(string, kind: Kind(rawValue: word) ?? .modifiers)
    if let text = report.diagnostics { throw .diagnostics(text) }
    for warning in report.warnings {
      StandardOutput.complain(warning)
    }
    try StandardOutput.write(report.listing.isEmpty ? "(no modifiers)\n" : report.listing + "\n")
  }

  /// Reads a string.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - kind: What it is meant to be.
  /// - Returns: What there is to say about it.
  static func report(_ string: String, kind: Kind) -> Report {
    switch kind {
    case .modifiers:
      let parsed = ModifierString.parse(string)
      return report(parsed.plan.listing, parsed.diagnostics, isRunnable: parsed.isRunnable, string)
    case .animation:
      let parsed = AnimationString.parse(string)
      let listing = parsed.type.map { $0.label ?? "\($0)" } ?? ""
      return report(listing, parsed.diagnostics, isRunnable: parsed.isRunnable, string)
    }
  }

  private static func report(
    _ listing: String,
    _ diagnostics: [HeroDiagnostic],
    isRunnable: Bool,
    _ string: String
  ) -> Report {
    var texts = diagnostics.prefix(mostShown).map { $0.rendered(in: string) }
    if diagnostics.count > mostShown { texts.append("+\(diagnostics.count - mostShown) more") }
    return Report(
      listing: listing,
      diagnostics: isRunnable ? nil : texts.joined(separator: "\n"),
      warnings: isRunnable ? texts : []
    )
  }
}
