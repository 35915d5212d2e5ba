nonisolated extension TextEditingState {
  #if INTERNAL_CHECKS
  /// Checks that every offset lies in the text and that a composition has its range.
  func checkInvariants() {
    let length = length
    precondition(
      (0...length).contains(selection.anchor) && (0...length).contains(selection.head),
      "selection \(selection) lies outside a text of \(length) units"
    )
    precondition(
      (composition == nil) == (markedRange == nil),
      "composition \(String(describing: composition)) without marked range, or the reverse"
    )
    if let markedRange {
      precondition(
        markedRange.upperBound <= length,
        "marked range \(markedRange) lies outside a text of \(length) units"
      )
    }
  }
  #else
  /// Costs nothing unless internal checks are compiled in.
  @inline(__always) func checkInvariants() {}
  #endif
}
