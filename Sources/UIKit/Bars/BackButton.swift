import QuartzCore

/// The button that leads back: an arrow and the title of the item below.
final class BackButton: UIControl {
  private static let arrowX: CGFloat = 8
  private static let titleX: CGFloat = 27
  /// A title longer than this share of the bar becomes "Back".
  private static let longestShare: CGFloat = 0.35

  private let arrow = UIImageView()
  private let label = UILabel()
  private let fullTitle: String
  private let ownArrow: UIImage?

  init(to item: UINavigationItem, arrow image: UIImage?) {
    fullTitle = Self.title(of: item)
    ownArrow = image
    super.init(frame: .zero)
    let symbol = image ?? ControlSymbol.back.image(pointSize: 21)
    arrow.image = symbol.withRenderingMode(.alwaysTemplate)
    label.font = .systemFont(ofSize: 17)
    addSubview(arrow)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fullTitle = ""
    ownArrow = nil
    super.init(coder: coder)
  }

  private static func title(of item: UINavigationItem) -> String {
    item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
  }

  /// Whether another button to an item would look the same.
  func shows(_ item: UINavigationItem, arrow: UIImage?) -> Bool {
    fullTitle == Self.title(of: item) && ownArrow === arrow
  }

  func refresh(tint: UIColor) {
    label.textColor = tintColor
    arrow.setFixedTint(tintColor)
  }

  /// The middle of the title, in the bar's coordinates.
  var titleMidX: CGFloat { frame.minX + label.frame.midX }

  /// Returns the width of the button: a title that has no room becomes "Back" or nothing.
  func fitting(width: CGFloat, titleWidth: CGFloat, bar: CGFloat) -> CGFloat {
    let room = min((bar - titleWidth) / 2 - 8, width) - Self.titleX
    for candidate in [fullTitle, "Back", ""] {
      label.text = candidate
      let size = label.intrinsicContentSize.width
      guard size <= room, candidate.isEmpty || size <= bar * Self.longestShare else { continue }
      return Self.titleX + size
    }
    return Self.titleX
  }

  func slide(by distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrow.image?.size ?? .zero
    arrow.frame = CGRect(
      x: Self.arrowX,
      y: roundedToPixel((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
    let text = label.intrinsicContentSize
    label.bounds.size = text
    label.center = CGPoint(x: Self.titleX + text.width / 2, y: bounds.midY)
  }

  override var isHighlighted: Bool {
    didSet {
      let alpha: CGFloat = isHighlighted ? 0.2 : 1
      for part in [arrow, label] as [UIView] { part.alpha = alpha }
    }
  }
}
