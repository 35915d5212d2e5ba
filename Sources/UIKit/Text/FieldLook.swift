import Foundation

/// How the text of a field looks.
struct FieldLook {
  var font: UIFont = .systemFont(ofSize: 17)
  var textColor: UIColor = .label
  var alignment = NSTextAlignment.natural
  /// Attributes besides font and colour.
  var others: [NSAttributedString.Key: Any] = [:]

  var attributes: [NSAttributedString.Key: Any] {
    others.merging([.font: font, .foregroundColor: textColor]) { _, own in own }
  }

  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
    others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
  }
}
