/// Which way a movement or deletion in a text goes.
nonisolated package enum TextDirection: Hashable, Sendable, CaseIterable {
  /// Towards the start of the text.
  case backward
  /// Towards the end of the text.
  case forward
}
