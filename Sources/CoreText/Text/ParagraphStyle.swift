package import CoreGraphics

/// How lines are made and placed.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand.
  package var alignment: TextAlignment
  /// What happens to text that is wider than a line.
  package var lineBreakMode: LineBreakMode
  /// The gap between lines in points.
  package var lineSpacing: CGFloat
  /// The least height of a line in points, or 0.
  package var minimumLineHeight: CGFloat
  /// The greatest height of a line in points, or 0 for no limit.
  package var maximumLineHeight: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - alignment: Where lines stand.
  ///   - lineBreakMode: What happens to text that is wider than a line.
  ///   - lineSpacing: The gap between lines in points.
  ///   - minimumLineHeight: The least height of a line in points, or 0.
  ///   - maximumLineHeight: The greatest height of a line in points, or 0 for no limit.
  package init(
    alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: CGFloat = 0,
    minimumLineHeight: CGFloat = 0,
    maximumLineHeight: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}
