nonisolated extension TextEditingState {
  /// Shows the text that an input method is composing, in place of the selection or the last composition.
  ///
  /// A whole composition is one step of undo, recorded when it ends.
  ///
  /// - Parameters:
  ///   - string: The text so far; an empty one ends the composition without a trace.
  ///   - selectedRange: What is selected in it, in UTF-16 offsets from its start.
  package mutating func setMarkedText(_ string: String, selectedRange: Range<Int>) {
    guard !string.isEmpty else {
      cancelComposition()
      return
    }
    let range = markedRange ?? selection.range
    let running =
      composition
      ?? TextComposition(
        start: range.lowerBound,
        replaced: substring(range),
        before: selection
      )
    composition = running
    substitute(TextReplacement(range: range, string: string))
    let length = string.utf16.count
    markedRange = running.start..<(running.start + length)
    let lower = running.start + min(max(selectedRange.lowerBound, 0), length)
    let upper = running.start + min(max(selectedRange.upperBound, 0), length)
    let edges = boundaries
    selection = TextSelection(anchor: edges.aligned(lower), head: edges.aligned(upper))
    checkInvariants()
  }

  /// Ends a composition and keeps its text.
  package mutating func unmark() {
    guard let markedRange else { return }
    commitComposition(as: substring(markedRange))
  }

  /// Ends a composition with a final text, as one step of undo.
  mutating func commitComposition(as string: String) {
    guard let composition, let markedRange else { return }
    substitute(TextReplacement(range: markedRange, string: string))
    selection = TextSelection(caret: composition.start + string.utf16.count)
    self.composition = nil
    self.markedRange = nil
    history.breakCoalescing()
    history.record(
      TextEditingHistory.Entry(
        start: composition.start,
        removed: composition.replaced,
        inserted: string,
        before: composition.before,
        after: selection,
        kind: .other
      )
    )
    checkInvariants()
  }

  /// Ends a composition without its text; what was selected before it stays replaced.
  private mutating func cancelComposition() {
    if composition != nil {
      commitComposition(as: "")
    } else if !selection.isEmpty {
      delete(.backward, by: .character)
    }
  }
}
