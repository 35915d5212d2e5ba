/// A colour of the string language, with channels in 0…1.
nonisolated package struct LanguageColor: Hashable, Sendable {
  /// The red channel.
  package let red: Double
  /// The green channel.
  package let green: Double
  /// The blue channel.
  package let blue: Double

  /// Makes a colour from its channels.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads six hexadecimal digits with an optional leading `#`; anything else is nil.
  package init?(hex: String) {
    var digits = Substring(hex.trimmingPrefix { $0.isWhitespace })
    while digits.last?.isWhitespace == true { digits.removeLast() }
    if digits.first == "#" { digits.removeFirst() }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    red = Double(value >> 16 & 0xFF) / 255
    green = Double(value >> 8 & 0xFF) / 255
    blue = Double(value & 0xFF) / 255
  }

  /// The colours that have names.
  static let named: [String: LanguageColor] = [
    "black": LanguageColor(red: 0, green: 0, blue: 0),
    "white": LanguageColor(red: 1, green: 1, blue: 1),
    "gray": LanguageColor(red: 0.5, green: 0.5, blue: 0.5),
    "red": LanguageColor(red: 1, green: 0, blue: 0),
    "green": LanguageColor(red: 0, green: 1, blue: 0),
    "blue": LanguageColor(red: 0, green: 0, blue: 1),
  ]
}
