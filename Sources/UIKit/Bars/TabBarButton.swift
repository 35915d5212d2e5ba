import QuartzCore

/// One tab of a bar: an image above a title, or beside it in a low bar.
final class TabBarButton: UIControl {
  /// What a tab looks like in a state.
  struct Look {
    var iconColor: UIColor
    var titleAttributes: [NSAttributedString.Key: Any]
    var titleOffset: UIOffset
    var badgeColor: UIColor
    var badgeAttributes: [NSAttributedString.Key: Any]
  }

  /// Where the middle of the image stands, in points from the top.
  private static let iconMidY: CGFloat = 19
  /// Where the middle of the title stands, in points from the top.
  private static let titleMidY: CGFloat = 41
  private static let sideSpace: CGFloat = 6

  let item: UITabBarItem
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = BadgeView()
  private var titleOffset = UIOffset.zero
  /// Whether the title stands beside the image.
  var isInline = false {
    didSet { if isInline != oldValue { setNeedsLayout() } }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for part in [icon, label, badge] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = item.title
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, item.adoptAppearance(shownBy: self) else { return }
    var view = superview
    while let current = view, !(current is UITabBar) { view = current.superview }
    (view as? UITabBar)?.refreshLook()
  }

  /// Shows the item in a state.
  func show(isSelected: Bool, look: Look) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let isOriginal = image?.renderingMode == .alwaysOriginal
    icon.image = isOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    icon.setFixedTint(look.iconColor)
    label.attributedText = item.title.map {
      NSAttributedString(string: $0, attributes: look.titleAttributes)
    }
    label.textAlignment = .center
    titleOffset = look.titleOffset
    badge.show(item.badgeValue, color: look.badgeColor, attributes: look.badgeAttributes)
    alpha = item.isEnabled ? 1 : 0.3
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = icon.image?.size ?? .zero
    let text = label.intrinsicContentSize
    icon.bounds.size = image
    label.bounds.size = CGSize(width: min(text.width, bounds.width - 2), height: text.height)
    if isInline { placeInline(image, text) } else { placeStacked(image) }
    let insets = item.imageInsets
    icon.center.x += insets.left - insets.right
    icon.center.y += insets.top - insets.bottom
    label.center.x += titleOffset.horizontal
    label.center.y += titleOffset.vertical
    badge.place(at: CGPoint(x: icon.center.x + 5, y: icon.center.y - 17))
  }

  private func placeStacked(_ image: CGSize) {
    let hasTitle = item.title?.isEmpty == false
    let iconY = hasTitle ? Self.iconMidY : Self.iconMidY + 4
    icon.center = snapped(CGPoint(x: bounds.midX, y: iconY), image)
    label.center = snapped(CGPoint(x: bounds.midX, y: Self.titleMidY), label.bounds.size)
  }

  private func placeInline(_ image: CGSize, _ text: CGSize) {
    let middle = min(bounds.height, UITabBar.standardHeight) / 2
    let width = image.width + (text.width > 0 ? Self.sideSpace + text.width : 0)
    let x = bounds.midX - width / 2
    icon.center = snapped(CGPoint(x: x + image.width / 2, y: middle), image)
    let textX = x + image.width + Self.sideSpace + text.width / 2
    label.center = snapped(CGPoint(x: textX, y: middle), text)
  }

  /// The middle for which a part of a size lies on whole pixels.
  private func snapped(_ middle: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(
      x: roundedToPixel(middle.x - size.width / 2) + size.width / 2,
      y: roundedToPixel(middle.y - size.height / 2) + size.height / 2
    )
  }
}
