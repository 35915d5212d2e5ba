public import QuartzCore

/// A bar that shows how far something has got.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How a bar looks.
  nonisolated public enum Style: Int, Sendable {
    /// With round ends.
    case `default` = 0
    /// Along a bar, with square ends.
    case bar = 1
  }

  let fill = UIView()
  private var storedProgress: Float = 0

  /// Makes a bar.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of a style.
  ///
  /// - Parameter style: The look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }

  /// Makes a bar from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
    refreshColors()
  }

  /// The look; default with round ends.
  open var progressViewStyle = Style.default {
    didSet { setNeedsLayout() }
  }

  /// How far it has got, from 0 to 1; default 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of what is done, or nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UIProgressView.progressTintColor, unset: nil)
    }
  }

  /// The colour of what is left, or nil for grey.
  open var trackTintColor: UIColor? {
    didSet {
      refreshColors()
      recordAppearance(\UIProgressView.trackTintColor, unset: nil)
    }
  }

  /// Sets how far it has got.
  ///
  /// - Parameters:
  ///   - progress: A number from 0 to 1.
  ///   - animated: Whether the bar grows to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    // What is still to be laid out shows the old value, from which the bar then grows.
    if animated { layoutIfNeeded() }
    storedProgress = min(max(progress, 0), 1)
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { [self] in
      placeFill()
    }
  }

  private func placeFill() {
    fill.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width * CGFloat(storedProgress),
      height: bounds.height
    )
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    layer.cornerRadius = radius
    fill.layer.cornerRadius = radius
  }

  private func refreshColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
  }

  /// Places what is done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFill()
  }

  /// Colours the bar anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshColors()
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
