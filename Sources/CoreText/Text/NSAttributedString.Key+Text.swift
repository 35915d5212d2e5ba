package import Foundation

extension NSAttributedString.Key {
  /// The font of characters, a ``FontSource``.
  package static let textFont = NSAttributedString.Key("NSFont")
  /// The style of a paragraph, a ``ParagraphSource``.
  package static let textParagraph = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of characters.
  package static let textColor = NSAttributedString.Key("NSColor")
  /// The colour behind characters.
  package static let textBackground = NSAttributedString.Key("NSBackgroundColor")
  /// Extra space behind each character, in points.
  package static let textKern = NSAttributedString.Key("NSKern")
  /// Extra space behind each character, in points.
  package static let textTracking = NSAttributedString.Key("CTTracking")
  /// The style of the line under characters.
  package static let textUnderline = NSAttributedString.Key("NSUnderline")
  /// The style of the line through characters.
  package static let textStrikethrough = NSAttributedString.Key("NSStrikethrough")
}
