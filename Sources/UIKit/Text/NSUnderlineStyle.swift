/// The style of a line under or through a text.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style, as `NSAttributedString` keeps them.
  public let rawValue: Int

  /// Makes a style from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Drawn in dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Drawn in dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Drawn under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
