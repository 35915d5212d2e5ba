import Foundation

/// A text that is being edited, as a plain value: the text, the selection, the composition and the history.
///
/// Every offset counts UTF-16 units, as `NSRange` does, and always lies between two characters as a person
/// sees them. Nothing here knows a view, a clock or a pasteboard, so that all of editing can be tested by
/// tables.
nonisolated package struct TextEditingState: Hashable, Sendable {
  /// The text, with the text of a running composition in it.
  package internal(set) var text: String
  /// The selection; empty when there is only a caret.
  package internal(set) var selection: TextSelection
  /// Where the text of a running composition stands, or nil.
  package internal(set) var markedRange: Range<Int>?
  /// Whether the whole text counts as one word, as in a field for passwords; default false.
  package var isOpaque = false

  var history = TextEditingHistory()
  var composition: TextComposition?
  var pointer: TextPointerTracking?

  /// Starts editing a text, with the caret at its end.
  ///
  /// - Parameter text: The text. Default empty.
  package init(_ text: String = "") {
    self.text = text
    selection = TextSelection(caret: text.utf16.count)
  }

  /// The number of UTF-16 units in the text.
  package var length: Int { text.utf16.count }

  /// The selected part of the text.
  package var selectedText: String { substring(selection.range) }

  /// Whether there is a change to take back.
  package var canUndo: Bool { !history.undone.isEmpty || composition != nil }

  /// Whether there is a change to make again.
  package var canRedo: Bool { !history.redone.isEmpty }

  var boundaries: TextBoundaries { TextBoundaries(text, isOpaque: isOpaque) }

  /// Returns a part of the text.
  package func substring(_ range: Range<Int>) -> String {
    String(text.utf16[utf16Range(range)]) ?? ""
  }

  private func utf16Range(_ range: Range<Int>) -> Range<String.Index> {
    let units = text.utf16
    let lower = units.index(units.startIndex, offsetBy: range.lowerBound)
    return lower..<units.index(lower, offsetBy: range.count)
  }

  /// Replaces the text from outside, which forgets composition and history.
  ///
  /// - Parameter text: The new text; the caret goes to its end.
  package mutating func reset(to text: String) {
    let isOpaque = isOpaque
    self = TextEditingState(text)
    self.isOpaque = isOpaque
  }

  /// Selects a range, grown to whole characters, and ends a composition.
  ///
  /// - Parameters:
  ///   - anchor: The end that stays.
  ///   - head: The end that moves.
  package mutating func select(anchor: Int, head: Int) {
    unmark()
    history.breakCoalescing()
    let edges = boundaries
    selection = TextSelection(anchor: edges.aligned(anchor), head: edges.aligned(head))
  }

  /// Selects everything.
  package mutating func selectAll() {
    select(anchor: 0, head: length)
  }

  /// Moves the caret, or the moving end of the selection.
  ///
  /// A caret movement by characters out of a selection goes to the edge of the selection.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - granularity: How far.
  ///   - extending: Whether the other end of the selection stays.
  package mutating func move(
    _ direction: TextDirection,
    by granularity: TextGranularity,
    extending: Bool
  ) {
    unmark()
    history.breakCoalescing()
    if !extending, !selection.isEmpty, granularity == .character {
      let range = selection.range
      selection = TextSelection(caret: direction == .backward ? range.lowerBound : range.upperBound)
      return
    }
    let head = boundaries.destination(from: selection.head, direction, by: granularity)
    selection = TextSelection(anchor: extending ? selection.anchor : head, head: head)
  }

  /// Returns what a deletion would change, or nil when there is nothing to delete.
  package func deletion(
    _ direction: TextDirection,
    by granularity: TextGranularity
  ) -> TextReplacement? {
    if !selection.isEmpty { return TextReplacement(range: selection.range, string: "") }
    let other = boundaries.destination(from: selection.head, direction, by: granularity)
    guard other != selection.head else { return nil }
    let range = min(other, selection.head)..<max(other, selection.head)
    return TextReplacement(range: range, string: "")
  }

  /// Returns what inserting a string would change: the composition or the selection goes.
  package func insertion(of string: String) -> TextReplacement {
    TextReplacement(range: markedRange ?? selection.range, string: string)
  }

  /// Inserts a string in place of the composition or the selection.
  ///
  /// - Parameter string: The string; the caret goes behind it.
  package mutating func insert(_ string: String) {
    if composition != nil {
      commitComposition(as: string)
    } else {
      apply(insertion(of: string), kind: .typing)
    }
  }

  /// Deletes the selection, or what lies up to the next edge.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - granularity: How far.
  package mutating func delete(_ direction: TextDirection, by granularity: TextGranularity) {
    unmark()
    guard let change = deletion(direction, by: granularity) else { return }
    apply(change, kind: selection.isEmpty ? .deleting(direction, granularity) : .other)
  }

  /// Replaces a range by a string, as one change of its own in the history.
  ///
  /// - Parameters:
  ///   - range: What goes; it is grown to whole characters.
  ///   - string: What comes.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    unmark()
    history.breakCoalescing()
    let whole = boundaries.aligned(range)
    apply(TextReplacement(range: whole, string: string), kind: .other)
    history.breakCoalescing()
  }

  mutating func apply(_ change: TextReplacement, kind: TextEditingHistory.Kind) {
    let before = selection
    let removed = substring(change.range)
    substitute(change)
    selection = TextSelection(caret: caret(after: change))
    history.record(
      TextEditingHistory.Entry(
        start: change.range.lowerBound,
        removed: removed,
        inserted: change.string,
        before: before,
        after: selection,
        kind: kind
      )
    )
    checkInvariants()
  }

  /// The offset behind an inserted string, moved on where its end melts into the next character.
  private func caret(after change: TextReplacement) -> Int {
    let end = change.range.lowerBound + change.string.utf16.count
    return boundaries.aligned(end..<end).upperBound
  }

  mutating func substitute(_ change: TextReplacement) {
    text.replaceSubrange(utf16Range(change.range), with: change.string)
  }
}
