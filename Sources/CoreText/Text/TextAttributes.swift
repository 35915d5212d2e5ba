package import CoreGraphics

/// How characters are drawn.
package struct TextAttributes: Hashable, Sendable {
  /// The font.
  package var font: FontDescriptor
  /// The colour.
  package var color: CGColor
  /// The colour behind the characters, or nil.
  package var backgroundColor: CGColor?
  /// By how many points each character is wider.
  package var kern: CGFloat
  /// Whether a line runs under the characters.
  package var isUnderlined: Bool
  /// Whether a line runs through the characters.
  package var isStruckThrough: Bool

  /// Makes attributes.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - color: The colour.
  ///   - backgroundColor: The colour behind the characters, or nil.
  ///   - kern: By how many points each character is wider.
  ///   - isUnderlined: Whether a line runs under the characters.
  ///   - isStruckThrough: Whether a line runs through the characters.
  package init(
    font: FontDescriptor,
    color: CGColor = .black,
    backgroundColor: CGColor? = nil,
    kern: CGFloat = 0,
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
