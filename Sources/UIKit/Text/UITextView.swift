public import QuartzCore

/// A view that shows a text of several lines, which scrolls where it is long.
///
/// > Compatibility: the text cannot be edited by a person; asking for that is reported.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The space at both sides of the lines inside the insets, in points.
  private static let linePadding: CGFloat = 5

  private let canvas = FieldCanvasView()
  private var look = FieldLook()
  private var content = NSAttributedString(string: "")
  private var layoutCache: (width: CGFloat, layout: StringLayout)?

  /// Makes a view without text.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpText()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpText()
  }

  private func setUpText() {
    look.font = .systemFont(ofSize: 12)
    canvas.onDraw = { [unowned self] context in drawText(in: context) }
    insertSubview(canvas, at: 0)
  }

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      textDidChange()
    }
  }

  /// The text with its attributes; where they are missing, the properties of the view fill in.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content.filling(in: look.attributes) }
    set {
      content =
        newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
      textDidChange()
    }
  }

  /// The font, or nil for the system font of 12 points.
  open var font: UIFont? {
    get { look.font }
    set {
      look.font = newValue ?? .systemFont(ofSize: 12)
      textDidChange()
    }
  }

  /// The colour of the text, or nil for that of labels.
  open var textColor: UIColor? {
    get { look.textColor }
    set {
      look.textColor = newValue ?? .label
      textDidChange()
    }
  }

  /// How the lines are aligned; default natural.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      textDidChange()
    }
  }

  /// The space around the text, in points; default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Whether a person may edit the text; it is kept, and reported when the view is focused.
  open var isEditable = true

  /// Whether a person may select text; it is kept, not used.
  open var isSelectable = true

  private func textDidChange() {
    layoutCache = nil
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func layout(width: CGFloat) -> StringLayout {
    let inner = max(
      width - textContainerInset.left - textContainerInset.right - 2 * Self.linePadding,
      0
    )
    if let layoutCache, layoutCache.width == inner { return layoutCache.layout }
    var options = StringLayout.Options()
    options.width = inner
    options.alignment = look.alignment
    let text = content.filling(in: look.attributes)
    let layout = StringLayout(text, options, traits: traitCollection)
    layoutCache = (inner, layout)
    return layout
  }

  private func drawText(in context: CGContext) {
    let origin = CGPoint(x: textContainerInset.left + Self.linePadding, y: textContainerInset.top)
    layout(width: bounds.width).draw(in: context, at: origin)
  }

  /// Measures the text and places it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    if contentSize != size { contentSize = size }
    let frame = CGRect(origin: .zero, size: size)
    if canvas.frame != frame { canvas.frame = frame }
  }

  /// The size of the text where the view does not scroll; constraints may make it narrower.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: layoutState?.measuringWidth ?? 0, height: 0))
  }

  /// Returns the given width and the height that the text needs in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.infinity
    let text = layout(width: width).size
    let insets = textContainerInset
    let natural = text.width + insets.left + insets.right + 2 * Self.linePadding
    return CGSize(
      width: width.isFinite ? width : roundedUpToPixel(natural),
      height: roundedUpToPixel(text.height + insets.top + insets.bottom)
    )
  }

  /// Reports that the text cannot be edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditable { World.current.report(.textViewEditing, in: "\(type(of: self))") }
    return super.becomeFirstResponder()
  }
}
