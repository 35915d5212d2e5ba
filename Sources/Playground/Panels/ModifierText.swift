import Hero
import UIKit

/// How the text of the modifier field is coloured.
enum ModifierText {
  /// Colours a text: names in the accent, numbers in amber, punctuation quiet, what is wrong in red.
  ///
  /// - Parameter text: The text.
  /// - Returns: The coloured text.
  static func highlighted(_ text: String) -> NSAttributedString {
    let parsed = ModifierString.parse(text)
    let result = NSMutableAttributedString(
      string: text,
      attributes: [.font: ChromeFont.field, .foregroundColor: ChromeColor.text2]
    )
    for token in parsed.tokens {
      let range = utf16Range(token.range, in: text)
      result.addAttribute(.foregroundColor, value: color(of: token), range: NSRange(range))
    }
    for diagnostic in parsed.diagnostics where diagnostic.severity == .error {
      let range = utf16Range(diagnostic.range, in: text)
      result.addAttribute(.foregroundColor, value: ChromeColor.error, range: NSRange(range))
    }
    return result
  }

  /// Returns the wavy lines under what is wrong in a text.
  ///
  /// - Parameter parsed: The text, read.
  /// - Returns: A line for each error and warning that has a place.
  static func squiggles(of parsed: ModifierString) -> [TextSquiggle] {
    parsed.diagnostics.filter { !$0.range.isEmpty }.map { diagnostic in
      TextSquiggle(
        range: utf16Range(diagnostic.range, in: parsed.text),
        color: diagnostic.severity == .error ? ChromeColor.error : ChromeColor.warning
      )
    }
  }

  /// Converts a range of characters to UTF-16 units, which text fields count in.
  ///
  /// - Parameters:
  ///   - range: Characters from the text's beginning.
  ///   - text: The text.
  /// - Returns: The same part in UTF-16 units.
  static func utf16Range(_ range: Range<Int>, in text: String) -> Range<Int> {
    utf16Offset(range.lowerBound, in: text)..<utf16Offset(range.upperBound, in: text)
  }

  /// Converts a place in UTF-16 units to characters.
  ///
  /// - Parameters:
  ///   - offset: UTF-16 units from the text's beginning.
  ///   - text: The text.
  /// - Returns: Characters from the beginning.
  static func characterOffset(_ offset: Int, in text: String) -> Int {
    let units = text.utf16
    let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
    return text.distance(from: text.startIndex, to: index ?? text.endIndex)
  }

  private static func utf16Offset(_ offset: Int, in text: String) -> Int {
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
  }

  private static func color(of token: LanguageToken) -> UIColor {
    switch token.kind {
    case .name: ChromeColor.accentText
    case .number: ChromeColor.number
    case .string: ChromeColor.success
    case .malformedNumber, .unterminatedString, .unknown: ChromeColor.error
    default: ChromeColor.text3
    }
  }
}
