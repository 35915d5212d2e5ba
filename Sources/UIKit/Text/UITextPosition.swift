/// A place in the text of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The place, in UTF-16 units from the start.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Whether another position is the same place.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// A hash of the place.
  nonisolated open override var hash: Int { offset.hashValue }
}
