/// Where an animation ended.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// In between.
  case current = 2
}
