package import CoreGraphics

/// Text in lines, measured and ready to be drawn.
///
/// Coordinates are points from the top left, y growing downwards; indexes count UTF-16 code units, as
/// `NSString` does.
package struct TextLayout: Sendable {
  /// The text.
  package let text: AttributedText
  /// The room that it has.
  package let constraints: TextConstraints
  /// The lines, from top to bottom; there is at least one.
  package let lines: [TextLine]
  /// The size of all lines.
  package let size: CGSize
  /// Whether some characters are not shown.
  package let isTruncated: Bool

  /// Makes the lines of a text, or finds them where they were made before.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of lines in points.
  ///   - height: The height of all lines in points; one line is always made.
  ///   - maxLines: How many lines there may be; 0 for no limit.
  ///   - style: How lines are made and placed.
  package init(
    _ text: AttributedText,
    width: CGFloat = .infinity,
    height: CGFloat = .infinity,
    maxLines: Int = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) {
    let constraints = TextConstraints(
      width: width.isNaN ? 0 : max(width, 0),
      height: height.isNaN ? 0 : max(height, 0),
      maxLines: max(maxLines, 0),
      style: style
    )
    self = TextLayoutCache.shared.layout(of: text, in: constraints)
  }

  init(
    text: AttributedText,
    constraints: TextConstraints,
    lines: [TextLine],
    size: CGSize,
    isTruncated: Bool
  ) {
    self.text = text
    self.constraints = constraints
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }

  /// The distance from the top to the baseline of the first line.
  package var firstBaseline: CGFloat {
    lines[0].baseline
  }

  /// The distance from the top to the baseline of the last line.
  package var lastBaseline: CGFloat {
    lines[lines.count - 1].baseline
  }
}
