/// The keyboard that a text asks for.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// One with ASCII letters.
  case asciiCapable = 1
  /// One with numbers and punctuation.
  case numbersAndPunctuation = 2
  /// One for addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// One with digits alone.
  case numberPad = 4
  /// One for telephone numbers.
  case phonePad = 5
  /// One for names and telephone numbers.
  case namePhonePad = 6
  /// One for addresses of mail.
  case emailAddress = 7
  /// One with digits and a decimal point.
  case decimalPad = 8
  /// One for short messages.
  case twitter = 9
  /// One for searches.
  case webSearch = 10
  /// One with ASCII digits alone.
  case asciiCapableNumberPad = 11
}
