public import QuartzCore

/// A control that makes a value smaller or larger by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size of a stepper on iOS, in points.
  static let standardSize = CGSize(width: 94, height: 32)

  let minus = StepperHalf(direction: -1)
  let plus = StepperHalf(direction: 1)
  let divider = UIImageView()
  private let repeater = StepperRepeater()
  private var images = StepperImages()
  private var storedValue = 0.0
  private var pressed: StepperHalf?
  private var hasUntoldChange = false

  /// Makes a stepper; only the origin of the frame counts.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
    setUp()
  }

  /// Makes a stepper from an archive.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.standardSize
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 8
    clipsToBounds = true
    divider.isUserInteractionEnabled = false
    for part in [minus, plus, divider] as [UIView] { addSubview(part) }
    repeater.action = { [weak self] in self?.stepOfPress() ?? false }
    refresh()
  }

  // MARK: - Values

  /// Whether every change is told at once, not only the last one when the press ends.
  ///
  /// Default true.
  open var isContinuous = true

  /// Whether a press that stays changes the value again and again.
  ///
  /// Default true.
  open var autorepeat = true

  /// Whether a step beyond one end goes to the other end.
  ///
  /// Default false.
  open var wraps = false {
    didSet { refresh() }
  }

  /// The value; it stays between the least and the greatest one.
  ///
  /// Default 0.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
      refresh()
    }
  }

  /// The least value; it must be below the greatest one.
  ///
  /// Default 0.
  open var minimumValue = 0.0 {
    didSet {
      if !Self.allows(minimumValue < maximumValue, "minimumValue") { minimumValue = oldValue }
      value = storedValue
    }
  }

  /// The greatest value; it must be above the least one.
  ///
  /// Default 100.
  open var maximumValue = 100.0 {
    didSet {
      if !Self.allows(minimumValue < maximumValue, "maximumValue") { maximumValue = oldValue }
      value = storedValue
    }
  }

  /// How far a step goes; it must be above 0.
  ///
  /// Default 1.
  open var stepValue = 1.0 {
    didSet { if !Self.allows(stepValue > 0, "stepValue") { stepValue = oldValue } }
  }

  /// Tells of a number that iOS would end the program for.
  private static func allows(_ isAllowed: Bool, _ name: String) -> Bool {
    if !isAllowed {
      World.current.report(
        CompatibilityIssue(
          message: "A stepper's values rise by a step above 0; the old number is kept.",
          context: "UIStepper.\(name)"
        )
      )
    }
    return isAllowed
  }

  // MARK: - Looks

  /// Sets the background image in a state.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for the usual look.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[state.rawValue] = image
    refresh()
  }

  /// Returns the background image that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.background[state.rawValue]
  }

  /// Sets the image between the halves, by the states of both.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for the usual line.
  ///   - leftState: The state of the left half.
  ///   - rightState: The state of the right half.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images.divider[[leftState.rawValue, rightState.rawValue]] = image
    refresh()
  }

  /// Returns the image between the halves that was set for their states, or nil.
  ///
  /// - Parameters:
  ///   - leftState: The state of the left half.
  ///   - rightState: The state of the right half.
  /// - Returns: The image.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    images.divider[[leftState.rawValue, rightState.rawValue]]
  }

  /// Sets the image of the half that makes the value larger, in a state.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for a plus.
  ///   - state: The state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[state.rawValue] = image
    refresh()
  }

  /// Returns the image of the half that makes the value larger that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment[state.rawValue]
  }

  /// Sets the image of the half that makes the value smaller, in a state.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for a minus.
  ///   - state: The state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[state.rawValue] = image
    refresh()
  }

  /// Returns the image of the half that makes the value smaller that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement[state.rawValue]
  }

  /// Gives every part the look of its state.
  private func refresh() {
    minus.isUsable = isEnabled && (wraps || storedValue > minimumValue)
    plus.isUsable = isEnabled && (wraps || storedValue < maximumValue)
    let hasBackground = !images.background.isEmpty
    backgroundColor = hasBackground ? nil : .tertiarySystemFill
    for (half, own) in [(minus, images.decrement), (plus, images.increment)] {
      half.isPressed = half === pressed && isTouchInside
      half.show(
        StepperImages.pick(own, half.state),
        background: StepperImages.pick(images.background, half.state)
      )
    }
    let (left, right) = isReversed ? (plus, minus) : (minus, plus)
    divider.image = images.divider(left: left.state, right: right.state)
    divider.backgroundColor = divider.image == nil && !hasBackground ? .separator : nil
    if let tinted = divider.image?.size.width, tinted != divider.bounds.width { setNeedsLayout() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  // MARK: - Layout

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.standardSize }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the halves and the line between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    let left = CGRect(x: bounds.minX, y: bounds.minY, width: middle, height: bounds.height)
    let right = left.offsetBy(dx: middle, dy: 0)
    (minus.frame, plus.frame) = isReversed ? (right, left) : (left, right)
    let line = divider.image?.size ?? CGSize(width: 1, height: bounds.height * 9 / 16)
    divider.frame = CGRect(
      x: roundedToPixel(middle - line.width / 2),
      y: roundedToPixel(bounds.midY - line.height / 2),
      width: line.width,
      height: line.height
    )
    refresh()
  }

  // MARK: - Presses

  /// Begins a press on one half, which makes a step.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether there is a step to be made.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), let half = half(under: touch), half.isUsable
    else { return false }
    pressed = half
    step(by: half.direction)
    if autorepeat { repeater.start() }
    return true
  }

  /// Goes on with a press: it rests while the touch is elsewhere.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether the touch is followed further.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    refresh()
    return super.continueTracking(touch, with: event)
  }

  /// Ends a press.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it belongs to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endPress()
  }

  /// Drops a press; steps that were made stay.
  ///
  /// - Parameter event: The event that took it.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endPress()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { endPress() }
  }

  private func half(under touch: UITouch) -> StepperHalf? {
    let point = touch.location(in: self)
    return (point.x < bounds.midX) == isReversed ? plus : minus
  }

  private func endPress() {
    repeater.stop()
    pressed = nil
    refresh()
    guard hasUntoldChange else { return }
    hasUntoldChange = false
    tellChange()
  }

  /// Makes the next step of a press, and returns whether there may be others.
  private func stepOfPress() -> Bool {
    guard isEnabled, let pressed, pressed.isUsable else { return false }
    if isTouchInside { step(by: pressed.direction) }
    return true
  }

  private func step(by direction: Double) {
    let old = storedValue
    value = wrapped(old + direction * stepValue)
    guard storedValue != old else { return }
    if isContinuous || pressed == nil { tellChange() } else { hasUntoldChange = true }
  }

  /// Returns where a step leads: where values wrap, one beyond an end goes to the other end.
  private func wrapped(_ value: Double) -> Double {
    guard wraps else { return value }
    if value > maximumValue { return minimumValue }
    return value < minimumValue ? maximumValue : value
  }

  private func tellChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Keys

  /// Whether the stepper can have the keyboard's focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Makes a step by an arrow key.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: The event that they belong to.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let direction = presses.lazy.compactMap(direction).first else {
      super.pressesBegan(presses, with: event)
      return
    }
    step(by: direction)
  }

  private func direction(_ press: UIPress) -> Double? {
    switch press.key?.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isReversed ? -1 : 1
    case .keyboardLeftArrow: isReversed ? 1 : -1
    default: nil
    }
  }
}
