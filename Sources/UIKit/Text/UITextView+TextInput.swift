public import QuartzCore

/// The part of text input that code on top of a text view uses.
extension UITextView {
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  /// The selection; setting it sends no event.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection.range) }
    set {
      guard let range = newValue?.offsets else { return }
      selectedRange = NSRange(location: range.lowerBound, length: range.count)
    }
  }

  /// The text that an input method is composing, or nil.
  public var markedTextRange: UITextRange? { editor.markedRange.map(UITextRange.init) }

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

  /// Returns where the caret stands at a place.
  public func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  /// Returns the place that is nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset(at: point))
  }
}
