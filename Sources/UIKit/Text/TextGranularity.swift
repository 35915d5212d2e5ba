/// How far one movement or deletion in a text goes.
nonisolated package enum TextGranularity: Hashable, Sendable, CaseIterable {
  /// One character as a person sees it: a grapheme cluster.
  case character
  /// To the next edge of a word.
  case word
  /// To the edge of the line.
  case line
  /// To the edge of the text.
  case document
}
