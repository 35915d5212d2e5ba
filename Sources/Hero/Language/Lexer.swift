import Foundation

/// Cuts a modifier or animation string into tokens in one pass over its characters.
nonisolated public struct Lexer {
  private let characters: [Character]
  private var position = 0

  /// Makes a lexer over a text.
  ///
  /// - Parameter input: The text.
  public init(input: String) {
    characters = Array(input)
  }

  /// Returns the tokens of the text, without its whitespace.
  ///
  /// - Returns: The tokens in order; nothing of the text is lost but whitespace.
  public func tokenize() -> [Token] {
    languageTokens().map(Token.init)
  }

  /// Returns the tokens with their kinds.
  func languageTokens() -> [LanguageToken] {
    var lexer = self
    var tokens: [LanguageToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the kind of a token that is known by its spelling only.
  static func kind(ofSpelling text: String) -> LanguageToken.Kind {
    Lexer(input: text).languageTokens().first?.kind ?? .unknown
  }

  private mutating func next() -> LanguageToken? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let start = position
    let kind = scan()
    return LanguageToken(
      kind: kind,
      range: start..<position,
      text: String(characters[start..<position])
    )
  }

  private mutating func scan() -> LanguageToken.Kind {
    let character = characters[position]
    if Self.isNameStart(character) {
      skip(while: Self.isNamePart)
      return .name
    }
    if Self.isDigit(character) || character == "." { return scanNumberOrDot() }
    if character == "\"" || character == "'" { return scanString(quote: character) }
    position += 1
    return Self.punctuation[character] ?? .unknown
  }

  private static let punctuation: [Character: LanguageToken.Kind] = [
    "(": .open, ")": .close, ",": .comma, ";": .semicolon, ":": .colon,
    "+": .arithmetic("+"), "-": .arithmetic("-"), "*": .arithmetic("*"), "/": .arithmetic("/"),
  ]

  /// Reads a number; what goes on like a word or a second fraction, such as `5px` or `1.2.3`, is
  /// one malformed number, so that it is reported whole.
  private mutating func scanNumberOrDot() -> LanguageToken.Kind {
    let start = position
    if characters[position] == ".", !hasDigit(at: position + 1) {
      position += 1
      return position < characters.count && Self.isNameStart(characters[position])
        ? .dot : .malformedNumber
    }
    skip(while: Self.isDigit)
    if position < characters.count, characters[position] == "." {
      position += 1
      skip(while: Self.isDigit)
    }
    skipExponent()
    let end = position
    skip { Self.isNamePart($0) || $0 == "." }
    guard position == end, let value = Double(numberText(start..<end)) else {
      return .malformedNumber
    }
    return .number(value)
  }

  private mutating func skipExponent() {
    guard position < characters.count, "eE".contains(characters[position]) else { return }
    var digits = position + 1
    if digits < characters.count, "+-".contains(characters[digits]) { digits += 1 }
    guard hasDigit(at: digits) else { return }
    position = digits
    skip(while: Self.isDigit)
  }

  /// Foundation-free conversion wants digits on both sides of the point.
  private func numberText(_ range: Range<Int>) -> String {
    var text = String(characters[range])
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    return text.replacingOccurrences(of: ".e", with: ".0e")
      .replacingOccurrences(of: ".E", with: ".0E")
  }

  private mutating func scanString(quote: Character) -> LanguageToken.Kind {
    let start = position + 1
    position = start
    skip { $0 != quote }
    guard position < characters.count else { return .unterminatedString }
    position += 1
    return .string(String(characters[start..<position - 1]))
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while position < characters.count, condition(characters[position]) { position += 1 }
  }

  private func hasDigit(at index: Int) -> Bool {
    index < characters.count && Self.isDigit(characters[index])
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    isNameStart(character) || isDigit(character)
  }
}
