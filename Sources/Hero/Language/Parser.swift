/// Builds the nodes of a modifier or animation string from its tokens, and throws at the first
/// error.
///
/// To learn all errors with their places, parse with `HeroModifier.parse(_:)`.
nonisolated public final class Parser {
  private let tokens: [LanguageToken]

  /// Makes a parser.
  ///
  /// - Parameter tokens: What `Lexer` returned.
  public init(tokens: [Token]) {
    self.tokens = tokens.map(\.languageToken)
  }

  /// Returns the nodes of the text, in order.
  ///
  /// - Returns: One node for each modifier.
  /// - Throws: The first syntax error.
  public func parse() throws(ParseError) -> [ExprNode] {
    var parser = SyntaxParser(tokens: tokens, end: tokens.last?.range.upperBound ?? 0)
    let nodes = parser.parseDocument()
    if let fault = parser.diagnostics.first?.fault { throw fault.parseError }
    return nodes
  }
}
