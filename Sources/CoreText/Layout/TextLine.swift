package import CoreGraphics

/// A line of a layout.
package struct TextLine: Sendable {
  /// The characters of the line, in UTF-16 code units, a line end not counted.
  package let range: Range<Int>
  /// Where the line and its font's heights lie.
  package let frame: CGRect
  /// The distance from the top of the layout to the baseline.
  package let baseline: CGFloat
  /// Whether an ellipsis stands for some characters.
  package let isTruncated: Bool
  /// Whether the line ends a paragraph.
  package let endsParagraph: Bool

  let runs: [GlyphRun]
  let carets: CaretStops
}
