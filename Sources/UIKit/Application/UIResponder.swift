package import ObjectiveC

/// An object that answers events: touches, presses, text and editing actions.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedValueOwner {
  /// What modules above keep for the responder, by the type of what they keep.
  package final var attachments: [ObjectIdentifier: AnyObject] = [:]
  // Read and written on the main actor, as everything of a responder.
  package nonisolated(unsafe) final var associatedValues = AssociatedValues()

  /// Makes a responder.
  public override init() {
    super.init()
  }

  // MARK: - The chain

  /// The responder that is asked when this one has no answer, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder receives keys and text of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to receive the keys and text of the window.
  ///
  /// - Returns: Whether the responder is first responder now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Asks to give up the keys and text of the window.
  ///
  /// - Returns: Whether the responder is no longer first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The view that stands in for a keyboard while the responder is first responder.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Has the views at the bottom of the window asked for anew, while the responder is first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.inputViewsMayHaveChanged() }
  }

  // MARK: - Touches

  /// Tells the responder that touches began.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches were lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that touches were taken away.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event that they belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - Presses

  /// Tells the responder that keys went down.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event that they belong to.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that keys changed.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event that they belong to.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that keys went up.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event that they belong to.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that keys were taken away.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event that they belong to.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: - Actions

  /// Returns whether the responder can perform an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who sends it.
  /// - Returns: Whether the responder answers the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canBePerformed(by: self)
  }

  /// Returns the responder of the chain that performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who sends it.
  /// - Returns: The responder, or nil when none performs it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The keys that perform actions while the responder is in the chain of the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Pointer

  /// Offers a scroll of a wheel or a track pad to the responder.
  ///
  /// - Parameter event: The scroll.
  /// - Returns: Whether the responder used it; otherwise the next responder is asked.
  package func handleScroll(_ event: UIScrollEvent) -> Bool {
    (self as? any ScrollReceiver)?.receive(event) ?? false
  }

  /// The window whose first responder this responder may be.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
