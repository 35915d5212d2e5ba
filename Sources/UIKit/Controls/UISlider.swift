public import QuartzCore

/// A control that chooses a value from a range by a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The height of a slider, in points.
  static let standardHeight: CGFloat = 34
  /// The space between a track and an image beside it, in points.
  private static let imageSpace: CGFloat = 10

  let minimumTrack = UIView()
  let maximumTrack = UIView()
  let thumb = UIImageView()
  let minimumImageView = UIImageView()
  let maximumImageView = UIImageView()
  var thumbImages: [UInt: UIImage] = [:]
  private var storedValue: Float = 0
  private var grabOffset: CGFloat = 0

  /// Makes a slider.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, thumb, minimumImageView, maximumImageView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 5
    refreshColors()
  }

  /// The value; it stays within the range; default 0.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least value; default 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }

  /// The greatest value; default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }

  /// Whether the value is told while the thumb moves, not only at its end; default true.
  open var isContinuous = true

  /// The image at the end of the least value, or nil.
  open var minimumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The image at the end of the greatest value, or nil.
  open var maximumValueImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The colour of the track up to the thumb, or nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UISlider.minimumTrackTintColor, unset: nil)
    }
  }

  /// The colour of the track from the thumb on, or nil for grey.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UISlider.maximumTrackTintColor, unset: nil)
    }
  }

  /// The colour of the thumb, or nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UISlider.thumbTintColor, unset: nil)
    }
  }

  /// The height of the track, in points; default 4.
  package var trackHeight: CGFloat = 4 {
    didSet { setNeedsLayout() }
  }

  /// The width of the thumb, in points; default 28.
  package var thumbDiameter: CGFloat = 28 {
    didSet { setNeedsLayout() }
  }

  /// Whether a press on the track moves the thumb there; default false, as on iOS.
  package var jumpsToTouch = false

  /// How far an arrow key moves the value, as a fraction of the range; default a twentieth.
  package var keyboardStep: Float = 0.05

  /// Sets the value, which sends no event.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - animated: Whether the thumb moves there.
  open func setValue(_ value: Float, animated: Bool) {
    let clamped = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    guard clamped != storedValue else { return }
    // What is still to be laid out shows the old value, from which the thumb then moves.
    if animated { layoutIfNeeded() }
    storedValue = clamped
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: 0.25) { [self] in placeParts() }
  }

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    setNeedsLayout()
  }

  /// Returns the image of the thumb that was set for a state, or nil.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }

  /// The image of the thumb now, or nil for the usual circle.
  open var currentThumbImage: UIImage? {
    thumbImages[state.subtracting(.focused).rawValue]
      ?? thumbImages[UIControl.State.normal.rawValue]
  }

  /// Returns where the image of the least value stands.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns where the image of the greatest value stands.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns where the track stands.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + Self.imageSpace } ?? 2
    let right = maximumValueImage.map { $0.size.width + Self.imageSpace } ?? 2
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - trackHeight / 2,
      width: max(bounds.width - left - right, 0),
      height: trackHeight
    )
  }

  /// Returns where the thumb stands for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: thumbDiameter, height: thumbDiameter)
    let travel = rect.width + 4 - size.width
    let x = rect.minX - 2 + travel * fraction(of: value)
    return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The height of a slider; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Returns the given width and the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// Places the track, the thumb and the images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Colours the track anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshColors()
  }

  /// Whether the slider can be used.
  open override var isEnabled: Bool {
    didSet { refreshColors() }
  }

  /// Begins to drag the thumb where the press is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let rect = thumbRect(
      forBounds: bounds,
      trackRect: trackRect(forBounds: bounds),
      value: storedValue
    )
    if rect.insetBy(dx: -10, dy: -10).contains(point) {
      grabOffset = point.x - rect.midX
    } else if jumpsToTouch {
      grabOffset = 0
      track(to: point.x)
    } else {
      return false
    }
    return super.beginTracking(touch, with: event)
  }

  /// Drags the thumb.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(to: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  /// Ends a drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func track(to x: CGFloat) {
    let rect = trackRect(forBounds: bounds)
    let width = currentThumbImage?.size.width ?? thumbDiameter
    let travel = rect.width + 4 - width
    guard travel > 0 else { return }
    let fraction = (x - grabOffset - width / 2 - rect.minX + 2) / travel
    let clamped = Float(min(max(fraction, 0), 1))
    change(to: minimumValue + (maximumValue - minimumValue) * clamped)
  }

  private func change(to value: Float) {
    let old = storedValue
    setValue(value, animated: false)
    placeParts()
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
  }

  /// Whether the slider can have the keyboard's focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Moves the value by the arrow keys, and to the ends by Home and End.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, let target = presses.lazy.compactMap(keyTarget).first else {
      super.pressesBegan(presses, with: event)
      return
    }
    let old = storedValue
    setValue(target, animated: false)
    if storedValue != old { sendActions(for: .valueChanged) }
  }

  private func keyTarget(_ press: UIPress) -> Float? {
    guard let key = press.key else { return nil }
    let factor: Float = key.modifierFlags.contains(.shift) ? 4 : 1
    let step = (maximumValue - minimumValue) * keyboardStep * factor
    return switch key.keyCode {
    case .keyboardLeftArrow, .keyboardDownArrow: storedValue - step
    case .keyboardRightArrow, .keyboardUpArrow: storedValue + step
    case .keyboardHome: minimumValue
    case .keyboardEnd: maximumValue
    default: nil
    }
  }
}
