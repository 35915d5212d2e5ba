/// A drag over a text: what the press selected, and by which unit the drag goes on.
nonisolated struct TextPointerTracking: Hashable, Sendable {
  var origin: Range<Int>
  var granularity: TextGranularity
}
