public import QuartzCore

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What a label shows, and how the text looks where an attributed text does not say.
  struct Style: Hashable {
    var font: UIFont = .systemFont(ofSize: 17)
    var textColor: UIColor = .label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var adjustsFontSize = false
    var minimumScaleFactor: CGFloat = 0
  }

  var style = Style() {
    didSet {
      guard style != oldValue else { return }
      contentDidChange()
    }
  }
  var plainText: String?
  var explicitText: NSAttributedString?
  var layoutCache: (key: LayoutKey, layout: StringLayout)?

  /// Makes a label with a frame.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The text, or nil.
  open var text: String? {
    get { plainText ?? explicitText?.string }
    set {
      guard newValue != text || explicitText != nil else { return }
      plainText = newValue
      explicitText = nil
      contentDidChange()
    }
  }

  /// The text with its attributes; where they are missing, the properties of the label fill in.
  open var attributedText: NSAttributedString? {
    get { explicitText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      explicitText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      contentDidChange()
    }
  }

  /// The font; default the system font of 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { style.font }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      restyle(.font, value: font)
      style.font = font
      if proxyState != nil { recordFontAppearance() }
    }
  }

  /// The colour of the text; default that of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { style.textColor }
    set {
      let color = newValue ?? .label
      restyle(.foregroundColor, value: color)
      style.textColor = color
      if proxyState != nil { recordTextColorAppearance() }
    }
  }

  /// How the lines are aligned; default natural.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// What happens where a line is too long; default an ellipsis at its end.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { style.lineBreakMode = newValue }
  }

  /// The greatest number of lines, or 0 for as many as there is room for; default 1.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { style.numberOfLines = max(newValue, 0) }
  }

  /// Whether the font shrinks so that the text fits the width; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { style.adjustsFontSize = newValue }
  }

  /// The least factor by which the font shrinks; default 0, which means any.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { style.minimumScaleFactor = newValue }
  }

  /// Whether text is drawn tighter before it is cut; it changes nothing here.
  open var allowsDefaultTighteningForTruncation = false

  /// Where a shrunk text stands; it changes nothing here, since text stands in the middle.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether the font follows the size of text that the user prefers; there is one size here.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the text is drawn in its highlighted colour; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text while the label is highlighted, or nil for its usual one.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is drawn as available; default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the shadow of the text, or nil for none; default nil.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// How far the shadow stands from the text, in points; default one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The width at which the natural size is measured, in points, or 0 for none; default 0.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size that the text needs.
  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth
      : (numberOfLines == 1 ? nil : layoutState?.measuringWidth) ?? .infinity
    return fittingSize(width: width)
  }

  /// Returns the size that the text needs in a width.
  ///
  /// A width of 0 means that there is no limit. A label of one line ignores the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && numberOfLines != 1
    return fittingSize(width: isLimited ? size.width : .infinity)
  }

  /// Returns where the text stands in a rectangle: at its left edge, in the middle of its height.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = layout(in: bounds.size, lines: numberOfLines)
    let height = min(layout.size.height, bounds.height)
    let width = min(layout.size.width, bounds.width)
    let x =
      switch layout.alignment {
      case .center: bounds.minX + (bounds.width - width) / 2
      case .right: bounds.maxX - width
      case .left, .justified, .natural: bounds.minX
      }
    return CGRect(x: x, y: bounds.minY, width: width, height: height)
  }

  /// Draws the text in the middle of the height of a rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let top = rect.minY + (rect.height - layout.size.height) / 2
    let origin = CGPoint(x: rect.minX, y: roundedToPixel(max(top, rect.minY)))
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      recolored(shadowColor, in: rect.size).draw(in: context, at: place)
    }
    guard let color = overridingColor else {
      layout.draw(in: context, at: origin)
      return
    }
    recolored(color, in: rect.size).draw(in: context, at: origin)
  }

  /// Draws the label.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text anew where its colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}
