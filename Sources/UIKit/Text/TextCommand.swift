/// Something that a key, a menu or an input method asks of a text that is being edited.
nonisolated package enum TextCommand: Hashable, Sendable {
  /// Replaces the selection, or the text of a composition, by a string.
  case insert(String)
  /// Removes the selection, or what lies up to the next edge.
  case delete(TextDirection, TextGranularity)
  /// Moves the caret, or the moving end of the selection.
  case move(TextDirection, TextGranularity, extending: Bool)
  /// Selects everything.
  case selectAll
  /// Takes the last change back.
  case undo
  /// Makes the change again that was taken back last.
  case redo
  /// Puts the selection on the pasteboard and removes it.
  case cut
  /// Puts the selection on the pasteboard.
  case copy
  /// Inserts what is on the pasteboard.
  case paste
}
