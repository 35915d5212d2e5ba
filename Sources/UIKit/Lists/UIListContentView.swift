public import QuartzCore

/// Shows the text, second text and image of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var content: UIListContentConfiguration
  /// The least space beside the content that the row asks for, in points.
  var leastMargins = UIEdgeInsets.zero {
    didSet { if leastMargins != oldValue { setNeedsLayout() } }
  }

  /// Makes a view.
  ///
  /// - Parameter configuration: What it shows.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    imageView.clipsToBounds = true
    show()
  }

  /// What the view shows; what is no list content is not shown.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      content = list
      show()
    }
  }

  private func show() {
    content.textProperties.apply(to: textLabel)
    show(content.textProperties.shown(content.text), content.attributedText, in: textLabel)
    content.secondaryTextProperties.apply(to: secondaryLabel)
    show(
      content.secondaryTextProperties.shown(content.secondaryText),
      content.secondaryAttributedText,
      in: secondaryLabel
    )
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.isHidden = content.image == nil
    setNeedsLayout()
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text
    }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  private var contentLayout: ListContentLayout {
    let margins = content.directionalLayoutMargins
    var layout = ListContentLayout(
      margins: UIEdgeInsets(
        top: margins.top,
        left: max(margins.leading, leastMargins.left),
        bottom: margins.bottom,
        right: max(margins.trailing, leastMargins.right)
      )
    )
    layout.imageSize = content.image.map(content.imageProperties.shownSize) ?? .zero
    layout.reservedImageSize = content.imageProperties.reservedLayoutSize
    layout.imagePadding = content.imageToTextPadding
    layout.horizontalPadding = content.textToSecondaryTextHorizontalPadding
    layout.verticalPadding = content.textToSecondaryTextVerticalPadding
    if content.prefersSideBySideTextAndSecondaryText {
      layout.arrangement = .sideBySide(wraps: true)
    }
    return layout
  }

  /// Where text begins, from the left edge.
  var textStart: CGFloat { contentLayout.textStart }

  private func frames(in size: CGSize) -> ListContentLayout.Frames {
    contentLayout.frames(
      in: size,
      text: textLabel.isHidden ? nil : textLabel,
      secondary: secondaryLabel.isHidden ? nil : secondaryLabel
    )
  }

  /// Returns the size that the content needs in a width.
  ///
  /// - Parameter size: The room; its height is not read.
  /// - Returns: The width that was given and the height that is needed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: roundedUpToPixel(frames(in: CGSize(width: size.width, height: 0)).height)
    )
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.size)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryLabel.frame = frames.secondary
  }
}
