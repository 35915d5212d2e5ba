public import QuartzCore

/// The part of text input that code on top of a field uses.
extension UITextField {
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  /// The selection, or nil while the field is not edited; setting it sends no event.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selection.range) : nil }
    set { if let newValue { select(newValue.offsets) } }
  }

  /// The text that an input method is composing, or nil.
  public var markedTextRange: UITextRange? { editor.markedRange.map(UITextRange.init) }

  /// Ends a composition and keeps its text.
  public func unmarkText() {
    editor.unmark()
    selectionDidChange()
  }

  /// Returns the range between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let lower = min(fromPosition.offset, toPosition.offset)
    return UITextRange(lower..<max(fromPosition.offset, toPosition.offset))
  }

  /// Returns the place at a distance from another, or nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...editor.length).contains(target) ? UITextPosition(target) : nil
  }

  /// Returns the distance between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns a part of the text, or nil outside it.
  public func text(in range: UITextRange) -> String? {
    guard range.offsets.upperBound <= editor.length else { return nil }
    return editor.substring(editor.boundaries.aligned(range.offsets))
  }

  /// Replaces a part of the text, as one step of undo.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range.offsets, with: text)
  }

  /// Returns where the caret stands at a place.
  public func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: position.offset)
  }

  /// Returns where a range stands.
  public func firstRect(for range: UITextRange) -> CGRect { rect(of: range.offsets) }

  /// Returns the place that is nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textOffset(at: point))
  }
}
