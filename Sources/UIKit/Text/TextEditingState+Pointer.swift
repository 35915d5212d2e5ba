nonisolated extension TextEditingState {
  /// Presses the pointer on the text: one click sets the caret, two select a word, three everything.
  ///
  /// - Parameters:
  ///   - offset: Where, as a UTF-16 offset.
  ///   - clickCount: How many presses followed each other quickly; 1 or more.
  ///   - extending: Whether the selection is extended to the place, as with Shift.
  package mutating func beginPointer(at offset: Int, clickCount: Int, extending: Bool) {
    unmark()
    history.breakCoalescing()
    let edges = boundaries
    let granularity: TextGranularity =
      switch clickCount {
      case ...1: .character
      case 2: .word
      default: .document
      }
    if extending, granularity == .character {
      let anchor = selection.anchor
      pointer = TextPointerTracking(origin: anchor..<anchor, granularity: .character)
      selection = TextSelection(anchor: anchor, head: edges.aligned(offset))
    } else {
      let unit = edges.unit(around: offset, granularity)
      pointer = TextPointerTracking(origin: unit, granularity: granularity)
      selection = TextSelection(unit)
    }
  }

  /// Drags the pointer: the selection grows from what the press selected, by the same unit.
  ///
  /// - Parameter offset: Where the pointer is, as a UTF-16 offset.
  package mutating func continuePointer(to offset: Int) {
    guard let pointer else { return }
    let edges = boundaries
    let unit = edges.unit(around: offset, pointer.granularity)
    if edges.aligned(offset) < pointer.origin.lowerBound {
      selection = TextSelection(anchor: pointer.origin.upperBound, head: unit.lowerBound)
    } else {
      let head = max(unit.upperBound, pointer.origin.upperBound)
      selection = TextSelection(anchor: pointer.origin.lowerBound, head: head)
    }
  }

  /// Releases the pointer.
  package mutating func endPointer() {
    pointer = nil
  }
}
