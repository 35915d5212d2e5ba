import Foundation

/// One piece of a modifier or animation string, with its place in characters.
nonisolated package struct LanguageToken: Hashable, Sendable {
  /// What a piece is; the playground colours the field by it.
  package enum Kind: Hashable, Sendable {
    /// A modifier, label or argument name.
    case name
    /// A finite number.
    case number(Double)
    /// A quoted text without its quotes.
    case string(String)
    /// An opening parenthesis.
    case open
    /// A closing parenthesis.
    case close
    /// A comma.
    case comma
    /// A semicolon between modifiers.
    case semicolon
    /// The colon after a label.
    case colon
    /// The dot before a name, as Swift writes it.
    case dot
    /// One of `+ - * /`.
    case arithmetic(Character)
    /// Something that begins like a number and is none.
    case malformedNumber
    /// A quote that is never closed.
    case unterminatedString
    /// A character that the language does not use.
    case unknown
  }

  /// What the piece is.
  package let kind: Kind
  /// Where it stands, in characters from the beginning of the text.
  package let range: Range<Int>
  /// How it is spelled.
  package let text: String

  /// Makes a token.
  package init(kind: Kind, range: Range<Int>, text: String) {
    self.kind = kind
    self.range = range
    self.text = text
  }

  /// Whether an expression can begin here.
  var startsExpression: Bool {
    switch kind {
    case .name, .number, .string, .open, .dot, .arithmetic, .malformedNumber, .unterminatedString:
      true
    case .close, .comma, .semicolon, .colon, .unknown: false
    }
  }
}
