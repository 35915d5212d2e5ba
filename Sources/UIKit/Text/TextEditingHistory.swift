/// The changes of a text that can be taken back and made again.
nonisolated struct TextEditingHistory: Hashable, Sendable {
  /// What made a change, which decides what it may be joined with.
  enum Kind: Hashable, Sendable {
    case typing
    case deleting(TextDirection, TextGranularity)
    case other
  }

  /// One step of undo.
  struct Entry: Hashable, Sendable {
    var start: Int
    var removed: String
    var inserted: String
    var before: TextSelection
    var after: TextSelection
    var kind: Kind
  }

  /// More steps than this are forgotten, oldest first.
  static let limit = 500

  private(set) var undone: [Entry] = []
  private(set) var redone: [Entry] = []
  private var isCoalescing = false

  /// Makes the next change a step of its own.
  mutating func breakCoalescing() {
    isCoalescing = false
  }

  mutating func record(_ entry: Entry) {
    guard !(entry.removed.isEmpty && entry.inserted.isEmpty) else { return }
    redone = []
    if isCoalescing, let last = undone.last, let joined = Self.joining(last, entry) {
      undone[undone.count - 1] = joined
    } else {
      undone.append(entry)
      if undone.count > Self.limit { undone.removeFirst() }
    }
    isCoalescing = entry.kind != .other
  }

  mutating func takeBack() -> Entry? {
    isCoalescing = false
    guard let entry = undone.popLast() else { return nil }
    redone.append(entry)
    return entry
  }

  mutating func makeAgain() -> Entry? {
    isCoalescing = false
    guard let entry = redone.popLast() else { return nil }
    undone.append(entry)
    return entry
  }

  /// Joins typing word by word, and repeated deletions in one direction.
  private static func joining(_ last: Entry, _ next: Entry) -> Entry? {
    switch (last.kind, next.kind) {
    case (.typing, .typing): joiningTyping(last, next)
    case (.deleting(.backward, let a), .deleting(.backward, let b)) where a == b:
      joiningBackward(last, next)
    case (.deleting(.forward, let a), .deleting(.forward, let b)) where a == b:
      joiningForward(last, next)
    default: nil
    }
  }

  private static func joiningTyping(_ last: Entry, _ next: Entry) -> Entry? {
    guard next.removed.isEmpty, next.start == last.start + last.inserted.utf16.count,
      let previous = last.inserted.last, let first = next.inserted.first,
      !(previous.isWhitespace && !first.isWhitespace)
    else { return nil }
    var joined = last
    joined.inserted += next.inserted
    joined.after = next.after
    return joined
  }

  private static func joiningBackward(_ last: Entry, _ next: Entry) -> Entry? {
    guard next.start + next.removed.utf16.count == last.start else { return nil }
    var joined = last
    joined.start = next.start
    joined.removed = next.removed + last.removed
    joined.after = next.after
    return joined
  }

  private static func joiningForward(_ last: Entry, _ next: Entry) -> Entry? {
    guard next.start == last.start else { return nil }
    var joined = last
    joined.removed += next.removed
    joined.after = next.after
    return joined
  }
}
