import CoreText
public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  ///
  /// Default: the system font of 12 points.
  public static let font = NSAttributedString.Key.textFont
  /// The alignment, spacing and line breaking of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key.textParagraph
  /// The colour of the text, a `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key.textColor
  /// The colour behind the text, a `UIColor`; default none.
  public static let backgroundColor = NSAttributedString.Key.textBackground
  /// Extra space behind each character, a number of points; default 0.
  public static let kern = NSAttributedString.Key.textKern
  /// Extra space behind each character that keeps ligatures off, a number of points; default 0.
  public static let tracking = NSAttributedString.Key.textTracking
  /// Whether ligatures are used, 0 or 1; default 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The style of the line under the text, a raw value of `NSUnderlineStyle`; default 0.
  public static let underlineStyle = NSAttributedString.Key.textUnderline
  /// The colour of the line under the text, a `UIColor`; default that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the line through the text, a raw value of `NSUnderlineStyle`; default 0.
  public static let strikethroughStyle = NSAttributedString.Key.textStrikethrough
  /// The colour of the line through the text, a `UIColor`; default that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text stands above its baseline, in points; default 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the outline, a `UIColor`; default that of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the font size; default 0.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`; default none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Where the text leads, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}
