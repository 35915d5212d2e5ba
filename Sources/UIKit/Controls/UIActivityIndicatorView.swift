public import QuartzCore

/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large a wheel is.
  nonisolated public enum Style: Int, Sendable {
    /// Twenty points wide.
    case medium = 100
    /// Thirty-seven points wide.
    case large = 101
  }

  private static let animationKey = "UIActivityIndicatorView.turn"
  private static let spokeCount = 8
  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()

  /// Makes a wheel.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a wheel of a style.
  ///
  /// - Parameter style: How large it is.
  public convenience init(style: Style) {
    let side: CGFloat = style == .large ? 37 : 20
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.style = style
  }

  /// Makes a wheel from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.instanceCount = Self.spokeCount
    let turn = 2 * CGFloat.pi / CGFloat(Self.spokeCount)
    wheel.instanceTransform = CATransform3DMakeRotation(turn, 0, 0, 1)
    wheel.addSublayer(spoke)
    layer.addSublayer(wheel)
    isHidden = hidesWhenStopped
    refreshColor()
  }

  /// How large the wheel is; default medium.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour; default grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .secondaryLabel
      refreshColor()
    }
  }
  private var storedColor: UIColor = .secondaryLabel

  /// Whether the wheel is hidden while it stands; default true.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1.0
    animation.toValue = 0.2
    animation.duration = 0.8
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    spoke.add(animation, forKey: Self.animationKey)
  }

  /// Lets the wheel stand.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    spoke.removeAnimation(forKey: Self.animationKey)
    isHidden = hidesWhenStopped
  }

  private func refreshColor() {
    spoke.backgroundColor = storedColor.resolvedColor(with: traitCollection).cgColor
  }

  /// Places the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let side = intrinsicContentSize.width
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    wheel.instanceDelay = 0.8 / Double(Self.spokeCount)
    spoke.bounds = CGRect(x: 0, y: 0, width: side * 0.11, height: side * 0.29)
    spoke.cornerRadius = side * 0.055
    spoke.position = CGPoint(x: side / 2, y: side * 0.16)
    CATransaction.commit()
  }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Returns the size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
