/// Why `Parser` refuses a text.
nonisolated public enum ParseError: Error, Hashable, Sendable {
  /// A token stands where none of its kind can.
  case unexpectToken
  /// An operator is not known, or joins what cannot be joined.
  case undefinedOperator(String)
  /// A certain character is missing.
  case expectCharacter(Character)
  /// A value is missing.
  case expectExpression
  /// An argument list does not go on as it should.
  case expectArgumentList
  /// A name is missing.
  case expectFunctionName
}
