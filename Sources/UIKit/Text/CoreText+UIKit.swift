package import CoreGraphics
package import CoreText
import QuartzCore

extension AttributedText {
  /// Takes the characters and the attributes of a string, with its colours as traits ask.
  init(_ string: NSAttributedString, traits: UITraitCollection) {
    self.init(string, fallback: .usual) { value in
      (value as? UIColor)?.resolvedColor(with: traits).cgColor
    }
    Self.reportUnsupported(in: string)
  }

  /// The attributes that are kept in a string but not drawn.
  private static let unsupported: [NSAttributedString.Key] = [
    .baselineOffset, .shadow, .strokeWidth,
  ]

  private static func reportUnsupported(in string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      for key in unsupported where attributes[key] != nil {
        let text = (string.string as NSString).substring(with: range)
        World.current.report(.textAttributes, in: "\(key.rawValue) of “\(text.prefix(24))”")
      }
    }
  }
}

extension TextAttributes {
  /// How text without attributes is drawn.
  static var usual: TextAttributes {
    TextAttributes(font: UIFont.systemFont(ofSize: 12).descriptor)
  }

  /// Takes what a string's attributes ask for; what is missing is as usual.
  init(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
    self.init(attributes, fallback: .usual) { value in
      (value as? UIColor)?.resolvedColor(with: traits).cgColor
    }
  }
}

nonisolated extension UIFont: FontSource {
  package var fontDescriptor: FontDescriptor { descriptor }
}

nonisolated extension UIColor: ColorSource {
  package var plainColor: CGColor { cgColor }
}

nonisolated extension NSParagraphStyle: ParagraphSource {
  package var paragraph: ParagraphStyle {
    ParagraphStyle(
      alignment: TextAlignment(alignment),
      lineBreakMode: LineBreakMode(lineBreakMode),
      lineSpacing: lineSpacing,
      minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight
    )
  }
}

extension ParagraphStyle {
  /// Takes a paragraph style; where it is as usual, the options count.
  init(_ style: NSParagraphStyle?, _ options: StringLayout.Options) {
    let alignment = style.map { $0.alignment == .natural ? options.alignment : $0.alignment }
    let breaking = style.map {
      $0.lineBreakMode == .byWordWrapping ? options.lineBreakMode : $0.lineBreakMode
    }
    self.init(
      alignment: TextAlignment(alignment ?? options.alignment),
      lineBreakMode: LineBreakMode(breaking ?? options.lineBreakMode),
      lineSpacing: style?.lineSpacing ?? 0,
      minimumLineHeight: style?.minimumLineHeight ?? 0,
      maximumLineHeight: style?.maximumLineHeight ?? 0
    )
  }
}

nonisolated extension TextAlignment {
  /// Takes an alignment of UIKit.
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

nonisolated extension LineBreakMode {
  /// Takes a mode of UIKit.
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .byWordWrapping
      case .byCharWrapping: .byCharWrapping
      case .byClipping: .byClipping
      case .byTruncatingHead: .byTruncatingHead
      case .byTruncatingTail: .byTruncatingTail
      case .byTruncatingMiddle: .byTruncatingMiddle
      }
  }
}
