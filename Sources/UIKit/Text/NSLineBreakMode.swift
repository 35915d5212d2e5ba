/// What happens where a line of text is too long.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It is broken between words.
  case byWordWrapping = 0
  /// It is broken between characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// Its start is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// Its end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// Its middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
