/// What stood in a text before an input method began to compose there.
nonisolated struct TextComposition: Hashable, Sendable {
  /// Where the composition began.
  var start: Int
  /// The text that it took the place of.
  var replaced: String
  /// The selection before it.
  var before: TextSelection
}
