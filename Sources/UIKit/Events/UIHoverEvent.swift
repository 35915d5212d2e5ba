/// A pointer that moved without a button down.
package final class UIHoverEvent: UIEvent {
  /// Where the pointer is, in the window, in points; nil when it left the window.
  package let location: CGPoint?
  private weak var window: UIWindow?

  package init(
    location: CGPoint?,
    in window: UIWindow,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.location = location
    self.window = window
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }

  package override var type: EventType { .hover }

  override var concernedWindows: [UIWindow] { window.map { [$0] } ?? [] }
}
