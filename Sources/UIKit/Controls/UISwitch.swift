public import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The size of a switch on iOS, in points.
  static let standardSize = CGSize(width: 51, height: 31)
  /// How long the thumb moves, in seconds.
  static let moveDuration = 0.3

  let track = UIView()
  let thumb = UIView()
  private var storedIsOn = false
  /// Whether the press has moved the thumb, so that a release does not toggle it.
  private var hasDragged = false
  private var isPressed = false

  /// Makes a switch; only the origin of the frame counts.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
    setUp()
  }

  /// Makes a switch from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.backgroundColor = .white
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.18
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    refreshColors()
  }

  /// The size of the track, in points; default 51 by 31.
  package var trackSize = UISwitch.standardSize {
    didSet {
      bounds.size = trackSize
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether the switch is on; default false.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The colour of the track while the switch is on, or nil for green.
  open var onTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UISwitch.onTintColor, unset: nil)
    }
  }

  /// The colour of the thumb, or nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UISwitch.thumbTintColor, unset: nil)
    }
  }

  /// The colour of the track while the switch is off, or nil for grey.
  package var offTintColor: UIColor? {
    didSet { refreshColors() }
  }

  /// An image that is kept, not shown, as on iOS.
  open var onImage: UIImage?
  /// An image that is kept, not shown, as on iOS.
  open var offImage: UIImage?
  /// The words beside the switch on other systems; they are kept, not shown.
  open var title: String?

  /// Turns the switch on or off, which sends no event.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether the thumb moves there.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    moveParts(animated: animated)
  }

  /// The size of the track.
  open override var intrinsicContentSize: CGSize { trackSize }

  /// Returns the size of the track.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { trackSize }

  /// Places the track and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func moveParts(animated: Bool) {
    guard animated, window != nil else {
      placeParts()
      refreshColors()
      return
    }
    UIView.animate(
      withDuration: Self.moveDuration,
      delay: 0,
      usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      placeParts()
      refreshColors()
    }
  }

  /// Places the parts: a pressed thumb is longer, as on iOS.
  private func placeParts() {
    let size = trackSize
    track.frame = CGRect(origin: .zero, size: size)
    track.layer.cornerRadius = size.height / 2
    let inset = size.height * 2 / 31
    let height = size.height - 2 * inset
    let width = isPressed ? height + size.height * 7 / 31 : height
    let x = storedIsOn ? size.width - inset - width : inset
    thumb.frame = CGRect(x: x, y: inset, width: width, height: height)
    thumb.layer.cornerRadius = height / 2
  }

  private func refreshColors() {
    let off = offTintColor ?? .secondarySystemFill
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : off
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  /// Whether the switch can be used.
  open override var isEnabled: Bool {
    didSet { refreshColors() }
  }

  /// Begins a press: the thumb grows longer.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    isPressed = true
    moveParts(animated: true)
    return super.beginTracking(touch, with: event)
  }

  /// Goes on with a press: the thumb follows a drag to the other side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isPastMiddle = storedIsOn ? x < trackSize.width * 0.25 : x > trackSize.width * 0.75
    if isPastMiddle {
      hasDragged = true
      toggle()
    }
    return super.continueTracking(touch, with: event)
  }

  /// Ends a press: it toggles the switch unless a drag has.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isPressed = false
    if !hasDragged, let touch, point(inside: touch.location(in: self), with: event) {
      toggle()
    } else {
      moveParts(animated: true)
    }
  }

  /// Drops a press.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isPressed = false
    moveParts(animated: true)
  }

  /// Toggles the switch as a tap does, and says so.
  package func toggle() {
    storedIsOn.toggle()
    moveParts(animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Whether the switch can have the keyboard's focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Toggles the switch by the space bar or Return.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.isActivation }), isEnabled else {
      super.pressesBegan(presses, with: event)
      return
    }
    toggle()
  }
}
