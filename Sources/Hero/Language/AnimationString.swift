/// A default-animation string that has been read.
nonisolated package struct AnimationString: Hashable, Sendable {
  /// The text.
  package let text: String
  /// Its pieces with their places, for colouring.
  package let tokens: [LanguageToken]
  /// The animation, or nil when none could be understood; a blank text is `.auto`.
  package let type: HeroDefaultAnimationType?
  /// What is wrong: errors before warnings, each in the order of the text.
  package let diagnostics: [HeroDiagnostic]

  /// Reads a text; what cannot be understood is in the diagnostics.
  ///
  /// `leading` and `trailing` are resolved here, when the text is read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isRightToLeft: How `leading` and `trailing` are meant; nil asks the current locale.
  /// - Returns: The reading.
  package static func parse(_ text: String, isRightToLeft: Bool? = nil) -> AnimationString {
    let characters = Array(text)
    let tokens = Lexer(input: text).languageTokens()
    var parser = SyntaxParser(tokens: tokens, end: ModifierString.trimmedEnd(of: characters))
    let nodes = parser.parseDocument()
    let context = LanguageContext(
      source: characters,
      isRightToLeft: isRightToLeft ?? HeroLanguageDirection.isRightToLeft
    )
    let type = nodes.first.flatMap { AnimationTable.convert($0, context: context) }
    for node in nodes.dropFirst() {
      context.report(.secondAnimation(node.name), at: node.range)
    }
    return AnimationString(
      text: text,
      tokens: tokens,
      type: tokens.isEmpty ? .auto : type,
      diagnostics: HeroDiagnostic.sorted(parser.diagnostics + context.diagnostics)
    )
  }

  /// Whether the text can be used: warnings do not stop it.
  package var isRunnable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Whether the text itself could not be read.
  package var hasSyntaxError: Bool { diagnostics.contains(where: \.isSyntaxError) }
}
