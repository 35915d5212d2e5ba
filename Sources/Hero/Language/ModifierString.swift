/// A modifier string that has been read: its tokens, what it asks for, and what is wrong with it.
nonisolated package struct ModifierString: Hashable, Sendable {
  /// The text.
  package let text: String
  /// Its pieces with their places, for colouring.
  package let tokens: [LanguageToken]
  /// What could be understood.
  package let plan: ModifierPlan
  /// What is wrong: errors before warnings, each in the order of the text.
  package let diagnostics: [HeroDiagnostic]

  /// Reads a text; what cannot be understood is in the diagnostics.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isRightToLeft: How `leading` and `trailing` are meant; nil asks the current locale.
  /// - Returns: The reading.
  package static func parse(_ text: String, isRightToLeft: Bool? = nil) -> ModifierString {
    let characters = Array(text)
    let tokens = Lexer(input: text).languageTokens()
    var parser = SyntaxParser(tokens: tokens, end: trimmedEnd(of: characters))
    let nodes = parser.parseDocument()
    let context = LanguageContext(
      source: characters,
      isRightToLeft: isRightToLeft ?? HeroLanguageDirection.isRightToLeft
    )
    let plan = ModifierPlan(items: nodes.compactMap { ModifierTable.convert($0, context: context) })
    reportContradictions(in: plan, to: context)
    return ModifierString(
      text: text,
      tokens: tokens,
      plan: plan,
      diagnostics: HeroDiagnostic.sorted(parser.diagnostics + context.diagnostics)
    )
  }

  /// Whether the text can be run: warnings do not stop it.
  package var isRunnable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Whether the text itself could not be read.
  package var hasSyntaxError: Bool { diagnostics.contains(where: \.isSyntaxError) }

  static func trimmedEnd(of characters: [Character]) -> Int {
    characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
  }

  /// Returns the innermost call or name around a place, with its signature and meaning.
  ///
  /// - Parameter offset: A place between characters, such as the caret's.
  /// - Returns: The modifier there, or nil.
  package func item(at offset: Int) -> ModifierPlan.Item? {
    plan.items.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  // MARK: Contradictions

  private static func reportContradictions(in plan: ModifierPlan, to context: LanguageContext) {
    var seen: Set<String> = []
    for item in plan.items where !item.value.accumulates {
      if !seen.insert(item.value.name).inserted {
        context.report(.repeated(item.value.name), at: item.range)
      }
    }
    guard seen.contains("spring"), !seen.contains("cornerRadius"),
      let duration = plan.items.first(where: { $0.value.name == "duration" })
    else { return }
    context.report(.springIgnoresDuration, at: duration.range)
  }
}

nonisolated extension ModifierValue {
  /// Whether writing it twice adds up instead of the last one winning.
  var accumulates: Bool {
    switch self {
    case .scale, .rotate, .translate, .perspective, .beginWith, .when: true
    default: false
    }
  }
}
