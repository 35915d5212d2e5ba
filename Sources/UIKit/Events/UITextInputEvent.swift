/// Text that a keyboard or an input method typed.
package final class UITextInputEvent: UIEvent {
  /// What was typed.
  package enum Content {
    /// Text to insert.
    case text(String)
    /// Text that an input method still composes, with the selection in UTF-16 units; empty ends the composition.
    case marked(String, selection: NSRange)
  }

  package let content: Content

  package init(_ content: Content, timestamp: TimeInterval) {
    self.content = content
    super.init(timestamp: timestamp, modifierFlags: [])
  }

  package override var type: EventType { .presses }

  override var concernedWindows: [UIWindow] {
    UIApplication.shared.keyWindow.map { [$0] } ?? []
  }
}
