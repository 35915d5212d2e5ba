package import CoreGraphics

/// Heights of a font in points.
package struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the baseline.
  package var ascender: CGFloat
  /// How far letters reach below the baseline, as a negative number.
  package var descender: CGFloat
  /// The gap that the font asks for between lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of a small x.
  package var xHeight: CGFloat
  /// The middle of the line under letters, as a negative number.
  package var underlinePosition: CGFloat
  /// The thickness of the line under letters.
  package var underlineThickness: CGFloat
  /// The middle of the line through letters.
  package var strikethroughPosition: CGFloat

  /// The height of a line.
  package var lineHeight: CGFloat {
    ascender - descender + leading
  }

  /// Returns the heights that stand for a font's own ones in layout.
  ///
  /// The system font of iOS reaches 1950/2048 of its size above and 494/2048 below the baseline: 20.29 points a line
  /// at 17 points. Inter stands in for it and takes over these two numbers, so that lines are as
  /// high as on iOS; all other fonts keep their own.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights.
  func forLayout(of font: FontDescriptor) -> FontMetrics {
    guard font.family == FontDescriptor.systemFamily else { return self }
    var result = self
    result.ascender = font.size * 1950 / 2048
    result.descender = -font.size * 494 / 2048
    result.leading = 0
    return result
  }
}
