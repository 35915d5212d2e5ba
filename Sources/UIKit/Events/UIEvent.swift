/// What happened: touches, keys, text, scrolls or a pointer that moved.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// When it happened, in seconds of the World's clock.
  public let timestamp: TimeInterval
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  /// Makes an event of touches.
  ///
  /// - Parameters:
  ///   - touches: Every touch that is down, changed ones first of all.
  ///   - timestamp: When, in seconds of the World's clock.
  ///   - modifierFlags: The modifier keys that are down.
  package init(
    touches: Set<UITouch>,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    allTouches = touches
    super.init()
  }

  init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    allTouches = nil
    super.init()
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// More about the kind, of which there is nothing.
  open var subtype: EventSubtype { .none }
  /// The pointer's buttons that are down.
  open var buttonMask: ButtonMask {
    (allTouches ?? []).reduce(into: []) { $0.formUnion($1.buttonMask) }
  }

  /// Returns the touches that hit a view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches, or nil when there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches, or nil when there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that a recognizer receives.
  ///
  /// - Parameter gesture: The recognizer.
  /// - Returns: The touches, or nil when there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found: Set<UITouch> = allTouches?.filter(condition) ?? []
    return found.isEmpty ? nil : found
  }

  /// The windows that receive the event.
  var concernedWindows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in allTouches ?? [] {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    return windows
  }
}
