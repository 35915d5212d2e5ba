public import Foundation

/// How a paragraph is set: its alignment, its spacing and how its lines break.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // Must stay the first stored property.
  private let tag = FoundationTag()

  /// The values of a style, as one plain value.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
  }

  var values = Values()

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes a style with the default values.
  public override init() {
    super.init()
  }

  /// The alignment of the lines; default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens where a line is too long; default wrapping between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra space between lines, in points; default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space behind the paragraph, in points; default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points; default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line, in points; 0 for none; default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none; default 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor of the natural height of a line; 0 for none; default 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The indent of the first line, in points; default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points; default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from the left, or from the right when negative; default 0, the
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The direction of writing; default natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are hyphenated, from 0 to 1; default 0.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}
