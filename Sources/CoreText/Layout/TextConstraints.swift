package import CoreGraphics

/// The room that a text has.
package struct TextConstraints: Hashable, Sendable {
  /// The width of lines in points, or infinity.
  package var width: CGFloat
  /// The height of all lines in points, or infinity; one line is always made.
  package var height: CGFloat
  /// How many lines there may be; 0 for no limit.
  package var maxLines: Int
  /// How lines are made and placed.
  package var style: ParagraphStyle
}
