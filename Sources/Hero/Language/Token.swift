/// One token of a modifier string, as `Lexer` hands it out.
///
/// > Compatibility: numbers are `Double`, and ranges count characters from the beginning of the
/// text.
nonisolated public enum Token: Hashable, Sendable {
  /// A name.
  case identifier(String, Range<Int>)
  /// A number.
  case number(Double, Range<Int>)
  /// An opening parenthesis.
  case parensOpen(Range<Int>)
  /// A closing parenthesis.
  case parensClose(Range<Int>)
  /// A comma.
  case comma(Range<Int>)
  /// Anything else, as it is spelled.
  case other(String, Range<Int>)

  init(_ token: LanguageToken) {
    switch token.kind {
    case .name: self = .identifier(token.text, token.range)
    case .number(let value): self = .number(value, token.range)
    case .open: self = .parensOpen(token.range)
    case .close: self = .parensClose(token.range)
    case .comma: self = .comma(token.range)
    default: self = .other(token.text, token.range)
    }
  }

  var languageToken: LanguageToken {
    switch self {
    case .identifier(let text, let range): LanguageToken(kind: .name, range: range, text: text)
    case .number(let value, let range):
      LanguageToken(kind: .number(value), range: range, text: LanguageNumber.text(value))
    case .parensOpen(let range): LanguageToken(kind: .open, range: range, text: "(")
    case .parensClose(let range): LanguageToken(kind: .close, range: range, text: ")")
    case .comma(let range): LanguageToken(kind: .comma, range: range, text: ",")
    case .other(let text, let range):
      LanguageToken(kind: Lexer.kind(ofSpelling: text), range: range, text: text)
    }
  }
}
