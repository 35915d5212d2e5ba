/// Where the lines of a text stand in its width.
package enum TextAlignment: Hashable, Sendable {
  /// Where the direction of writing begins.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Stretched to the whole width, but for the last line of a paragraph.
  case justified
}
