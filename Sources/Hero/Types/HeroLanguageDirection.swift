import Foundation

/// The reading direction of the device's language.
nonisolated enum HeroLanguageDirection {
  /// Whether the current locale's language reads from right to left; false when it names none.
  static var isRightToLeft: Bool { isRightToLeft(Locale.current) }

  static func isRightToLeft(_ locale: Locale) -> Bool {
    guard locale.language.languageCode != nil else { return false }
    return locale.language.characterDirection == .rightToLeft
  }
}
