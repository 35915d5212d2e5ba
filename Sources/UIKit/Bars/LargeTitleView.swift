import QuartzCore

/// The large title below the row of a bar; content that scrolls pushes it up behind the row.
final class LargeTitleView: UIView {
  /// Where the title counts as gone, in points of what is left of it.
  static let vanishingHeight: CGFloat = 12
  private static let margin: CGFloat = 16
  private static let top: CGFloat = 3
  /// How much the title grows at most when content is pulled down.
  private static let greatestScale: CGFloat = 1.1
  /// How far content is pulled for that, in points.
  private static let stretch: CGFloat = 200

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ title: String, attributes: [NSAttributedString.Key: Any]) {
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Self.margin + safeAreaInsets.left
    let room = bounds.width - left - Self.margin - safeAreaInsets.right
    let size = label.intrinsicContentSize
    label.bounds.size = CGSize(width: min(size.width, room), height: size.height)
    let surplus = bounds.height - NavigationBarExtent.largeTitleHeight
    label.center = CGPoint(
      x: left,
      y: roundedToPixel(surplus + Self.top + size.height / 2)
    )
    let growth = min(max(surplus / Self.stretch, 0), 1) * (Self.greatestScale - 1)
    label.transform = CGAffineTransform(scaleX: 1 + growth, y: 1 + growth)
  }
}
