/// Keys that changed.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The keys.
  public let allPresses: Set<UIPress>

  /// Makes an event of one key.
  ///
  /// - Parameter press: The key.
  package init(_ press: UIPress) {
    allPresses = [press]
    super.init(timestamp: press.timestamp, modifierFlags: press.key?.modifierFlags ?? [])
  }

  open override var type: EventType { .presses }

  override var concernedWindows: [UIWindow] {
    UIApplication.shared.keyWindow.map { [$0] } ?? []
  }
}
