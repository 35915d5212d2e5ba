nonisolated extension TextEditingState {
  /// Takes the last change back, with the selection that it had.
  package mutating func undo() {
    unmark()
    guard let entry = history.takeBack() else { return }
    let end = entry.start + entry.inserted.utf16.count
    substitute(TextReplacement(range: entry.start..<end, string: entry.removed))
    selection = entry.before
    checkInvariants()
  }

  /// Makes the change again that was taken back last.
  package mutating func redo() {
    unmark()
    guard let entry = history.makeAgain() else { return }
    let end = entry.start + entry.removed.utf16.count
    substitute(TextReplacement(range: entry.start..<end, string: entry.inserted))
    selection = entry.after
    checkInvariants()
  }

  /// Makes the next change a step of undo of its own, as after a pause.
  package mutating func breakUndoCoalescing() {
    history.breakCoalescing()
  }
}
