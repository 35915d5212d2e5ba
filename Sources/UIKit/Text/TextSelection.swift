/// A selection in a text: the end that stays and the end that moves, as UTF-16 offsets.
nonisolated package struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  package var anchor: Int
  /// The end that moves, where the caret is.
  package var head: Int

  /// Makes a selection from its two ends, in either order.
  ///
  /// - Parameters:
  ///   - anchor: The end that stays.
  ///   - head: The end that moves.
  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes an empty selection: a caret.
  ///
  /// - Parameter offset: Where the caret is.
  package init(caret offset: Int) {
    self.init(anchor: offset, head: offset)
  }

  /// Makes a selection whose moving end is the end of a range.
  ///
  /// - Parameter range: What is selected.
  package init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  /// What is selected, in reading order.
  package var range: Range<Int> {
    min(anchor, head)..<max(anchor, head)
  }

  /// Whether nothing is selected, so that there is only a caret.
  package var isEmpty: Bool { anchor == head }
}
