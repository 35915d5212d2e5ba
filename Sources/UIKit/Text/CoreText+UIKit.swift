import CoreText
import QuartzCore

extension AttributedText {
  /// Takes the characters and the attributes of a string, with its colours as traits ask.
  init(_ string: NSAttributedString, traits: UITraitCollection) {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    let characters = string.string as NSString
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = characters.substring(with: range)
      Self.reportUnsupported(in: attributes, of: text)
      runs.append(TextRun(text, TextAttributes(attributes, traits: traits)))
    }
    self.init(runs, fallback: TextAttributes([:], traits: traits))
  }

  /// The attributes that are kept in a string but not drawn.
  private static let unsupported: [NSAttributedString.Key] = [
    .baselineOffset, .shadow, .strokeWidth,
  ]

  private static func reportUnsupported(
    in attributes: [NSAttributedString.Key: Any],
    of text: String
  ) {
    for key in unsupported where attributes[key] != nil {
      World.current.report(
        CompatibilityIssue(
          message: "the text attribute \(key.rawValue) is not drawn",
          context: "“\(text.prefix(24))”"
        )
      )
    }
  }
}

extension TextAttributes {
  /// Takes what a string's attributes ask for; what is missing is as usual.
  init(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    let behind = attributes[.backgroundColor] as? UIColor
    self.init(
      font: font.descriptor,
      color: color.resolvedColor(with: traits).cgColor,
      backgroundColor: behind?.resolvedColor(with: traits).cgColor,
      kern: Self.number(attributes[.kern]) + Self.number(attributes[.tracking]),
      isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
      isStruckThrough: Self.number(attributes[.strikethroughStyle]) != 0
    )
  }

  /// Returns a number however it was put into an attribute.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: 0
    }
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

extension TextAlignment {
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

extension LineBreakMode {
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
