/// A range in the text of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range, in UTF-16 units from the start.
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) {
    self.offsets = offsets
    super.init()
  }

  /// Where the range starts.
  open var start: UITextPosition { UITextPosition(offsets.lowerBound) }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition(offsets.upperBound) }

  /// Whether there is nothing in the range.
  open var isEmpty: Bool { offsets.isEmpty }

  /// Whether another range is the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.offsets == offsets
  }

  /// A hash of the range.
  nonisolated open override var hash: Int { offsets.hashValue }
}
