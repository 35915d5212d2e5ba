package import CoreGraphics
package import Foundation

extension AttributedText {
  /// Takes the characters and the attributes of a string.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - fallback: How characters without attributes are drawn.
  ///   - color: Returns the colour that a value stands for, or nil.
  package init(
    _ string: NSAttributedString,
    fallback: TextAttributes,
    color: (Any) -> CGColor?
  ) {
    var runs: [TextRun] = []
    let characters = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values,
      range,
      _ in
      let attributes = TextAttributes(values, fallback: fallback, color: color)
      runs.append(TextRun(characters.substring(with: range), attributes))
    }
    self.init(runs, fallback: fallback)
  }

  /// The text cut at the ends of its lines, without the characters that end them.
  package var paragraphs: [AttributedText] {
    var result: [[TextRun]] = [[]]
    for run in runs {
      let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { result.append([]) }
        result[result.count - 1].append(TextRun(String(part), run.attributes))
      }
    }
    return result.map { AttributedText($0, fallback: $0.last?.attributes ?? runs[0].attributes) }
  }
}

extension TextAttributes {
  /// Takes what a string's attributes ask for.
  ///
  /// - Parameters:
  ///   - values: The attributes.
  ///   - fallback: What counts where there is none.
  ///   - color: Returns the colour that a value stands for, or nil.
  package init(
    _ values: [NSAttributedString.Key: Any],
    fallback: TextAttributes,
    color: (Any) -> CGColor?
  ) {
    self.init(
      font: (values[.textFont] as? any FontSource)?.fontDescriptor ?? fallback.font,
      color: values[.textColor].flatMap(color) ?? fallback.color,
      backgroundColor: values[.textBackground].flatMap(color),
      kern: Self.number(values[.textKern]) + Self.number(values[.textTracking]),
      isUnderlined: Self.number(values[.textUnderline]) != 0,
      isStruckThrough: Self.number(values[.textStrikethrough]) != 0
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
    case let style as any RawRepresentable<Int>: CGFloat(style.rawValue)
    default: 0
    }
  }
}
