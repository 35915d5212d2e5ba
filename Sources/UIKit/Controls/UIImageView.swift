public import QuartzCore

/// A view that shows an image, or a sequence of images in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view of the size of an image.
  ///
  /// - Parameter image: The image, or nil.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    imageDidChange()
  }

  /// Makes a view of the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image, or nil.
  ///   - highlightedImage: The image while the view is highlighted, or nil for the same.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
  }

  /// Makes a view without an image.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The image, or nil.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The size and weight in which a symbol is shown, or nil for its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  /// The image while the view is highlighted, or nil for the usual one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the highlighted image is shown; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// Images that are shown in turn while the view animates, or nil.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Images that are shown in turn while a highlighted view animates, or nil for the usual ones.
  open var highlightedAnimationImages: [UIImage]?

  /// How long one turn takes, in seconds; default 0, which means a thirtieth of a second an image.
  open var animationDuration: TimeInterval = 0

  /// How many turns are taken; default 0, which means without end.
  open var animationRepeatCount = 0

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? .zero
  }

  /// Whether a sequence of images is shown.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Starts to show the sequence of images.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let own, !own.isEmpty, !isAnimating else { return }
    play(own, duration: animationDuration)
  }

  /// Stops showing the sequence of images.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Tints a template image anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if displayedImage?.renderingMode == .alwaysTemplate { imageDidChange() }
  }

  /// Shows the image anew where its colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if displayedImage?.renderingMode == .alwaysTemplate { imageDidChange() }
  }
}
