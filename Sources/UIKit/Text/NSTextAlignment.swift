/// How the lines of a text are aligned.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Along the left edge.
  case left = 0
  /// Around the middle.
  case center = 1
  /// Along the right edge.
  case right = 2
  /// Along both edges; the last line of a paragraph along the natural one.
  case justified = 3
  /// Along the edge where the text's script starts.
  case natural = 4
}
