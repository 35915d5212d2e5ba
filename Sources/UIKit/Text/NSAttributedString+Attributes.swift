import CoreGraphics

extension NSAttributedString {
  /// The paragraph style of the first characters that have one, or nil.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Returns the string with attributes where it has none of their kind.
  func filling(in attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let filled = NSMutableAttributedString(string: string, attributes: attributes)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { own, range, _ in
      filled.addAttributes(own, range: range)
    }
    return filled
  }

  /// Returns the string with every font scaled by a factor.
  func scalingFonts(by factor: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return scaled
  }
}
