/// Something that takes simple text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  ///
  /// - Parameter text: The text.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// Something that shows text while an input method composes it.
@MainActor package protocol MarkedTextInput: UIKeyInput {
  /// Replaces the text that is being composed.
  ///
  /// - Parameters:
  ///   - markedText: The text; empty or nil ends the composition.
  ///   - selectedRange: The selection in the text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Where the input method's window should stand, in the window, in points.
  var caretRectInWindow: CGRect { get }
}
