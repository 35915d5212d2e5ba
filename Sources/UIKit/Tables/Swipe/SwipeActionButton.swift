import QuartzCore

/// A button of a row that is swiped: an image above a text, on a colour.
final class SwipeActionButton: UIControl {
  private static let leastWidth: CGFloat = 74
  /// The height of a row in which image and text have room, in points.
  private static let leastHeightOfBoth: CGFloat = 91
  private static let padding: CGFloat = 15
  private static let spacing: CGFloat = 4

  let action: UIContextualAction
  private let label = UILabel()
  private let icon = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    icon.image = action.image?.withRenderingMode(.alwaysTemplate)
    icon.setFixedTint(.white)
    for part in [icon, label] as [UIView] { addSubview(part) }
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the action takes when its row is open, in points.
  var naturalWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, icon.image?.size.width ?? 0)
    return max(Self.leastWidth, (content + 2 * Self.padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = icon.image?.size ?? .zero
    label.isHidden = image.height > 0 && bounds.height < Self.leastHeightOfBoth
    let text = action.title == nil || label.isHidden ? .zero : label.intrinsicContentSize
    let gap = image.height > 0 && text.height > 0 ? Self.spacing : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    icon.frame = CGRect(
      x: (bounds.width - image.width) / 2,
      y: top,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: 0,
      y: top + image.height + gap,
      width: bounds.width,
      height: text.height
    )
  }
}
