/// How a view's content behaves when the layout direction changes.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that follows the layout direction.
  case unspecified = 0
  /// Playback controls, which never flip.
  case playback = 1
  /// Directional controls, which never flip.
  case spatial = 2
  /// Content that always runs from the left to the right.
  case forceLeftToRight = 3
  /// Content that always runs from the right to the left.
  case forceRightToLeft = 4
}
