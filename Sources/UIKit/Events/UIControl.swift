import QuartzCore

/// A view that turns touches into actions, such as a button or a slider.
@preconcurrency @MainActor open class UIControl: UIView {
  private var targets: [Registration] = []

  /// Makes a control.
  ///
  /// - Parameter frame: The control's rectangle in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of no size that performs an action.
  ///
  /// - Parameters:
  ///   - frame: The control's rectangle in its superview, in points.
  ///   - primaryAction: The action of the control's main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control of no size.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - State

  /// Whether the control answers touches; default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen; default false.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control shows that it is pressed; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the control has the focus of the keys, which the window's chrome shows by a ring; default false.
  package var isFocusedControl = false {
    didSet { if isFocusedControl != oldValue { stateDidChange() } }
  }

  /// The state that follows from the other properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocusedControl { state.insert(.focused) }
    return state
  }

  /// Asks for a layout and for drawing, as the state changed; controls with looks of their own add to it.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// How content stands vertically; default in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// How content stands horizontally; default in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: - Menus

  /// Whether a touch opens the control's menu at once, in place of its main action.
  ///
  /// Default false: the menu opens when a touch stays. Buttons have menus.
  open var showsMenuAsPrimaryAction = false

  /// Whether a touch may open the control's menu.
  ///
  /// Default false; a button that gets a menu sets it true.
  open var isContextMenuInteractionEnabled = false

  // MARK: - Tracking

  /// Whether a touch is followed.
  public private(set) var isTracking = false
  /// Whether the followed touch is inside the control, with some tolerance.
  public private(set) var isTouchInside = false

  /// Starts to follow a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether it is followed. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether it is followed further. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Stops following a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Stops following a touch that was taken away.
  ///
  /// - Parameter event: The event that took it.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown], with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? [.touchDragEnter] : [.touchDragExit], with: event)
    }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    send(isTouchInside ? [.touchDragInside] : [.touchDragOutside], with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInside(touch, with: event)
    isHighlighted = false
    endTracking(touch, with: event)
    isTracking = false
    isTouchInside = false
    send(isInside ? [.touchUpInside] : [.touchUpOutside], with: event)
    if isInside, sendsPrimaryActionOnTouchUp {
      send([.primaryActionTriggered], with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    send([.touchCancel], with: event)
  }

  /// Whether a tap is the control's main event, as it is for buttons.
  var sendsPrimaryActionOnTouchUp: Bool { false }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance).contains(point)
  }

  /// How far outside a followed touch still counts as inside, in points.
  private static let dragTolerance: CGFloat = 70

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    // A tap on an enabled control is the control's, not that of a recognizer on a view around it.
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Targets

  /// Registers an action of a target; nil sends it along the responder chain.
  ///
  /// - Parameters:
  ///   - target: Who performs it. Not retained.
  ///   - action: The action.
  ///   - controlEvents: The events that cause it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = targets.firstIndex { $0.isTarget(object, action) }
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(Registration(target: object, action: action, events: controlEvents))
    }
  }

  /// Forgets actions of a target.
  ///
  /// - Parameters:
  ///   - target: Who performs them; nil means everybody.
  ///   - action: The action; nil means all.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices where targets[index].matches(object, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Registers an action, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events that cause it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(Registration(closure: action, events: controlEvents))
  }

  /// Forgets an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Forgets an action.
  ///
  /// - Parameters:
  ///   - identifier: What tells it apart.
  ///   - controlEvents: The events.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in targets.indices where targets[index].closure?.identifier == identifier {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The events that cause some action.
  open var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets that are registered.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// Performs the actions of events.
  ///
  /// - Parameter controlEvents: The events.
  open func sendActions(for controlEvents: Event) {
    send([controlEvents], with: nil)
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: Who performs it; nil asks the responder chain.
  ///   - event: The event that caused it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  private func send(_ events: [Event], with event: UIEvent?) {
    for controlEvent in events {
      for registration in targets where !registration.events.isDisjoint(with: controlEvent) {
        if let closure = registration.closure {
          sendAction(closure)
        } else if let action = registration.action, !registration.hasLostTarget {
          sendAction(action, to: registration.target, for: event)
        }
      }
    }
  }
}
