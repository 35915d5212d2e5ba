/// The direction in which a paragraph is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As the script of the text asks.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
