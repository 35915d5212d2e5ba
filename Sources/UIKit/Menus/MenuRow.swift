import QuartzCore

/// A row of an open menu: a mark, a title, perhaps a subtitle, and a picture.
final class MenuRow: UIView {
  private static let leastHeight: CGFloat = 44
  private static let inset: CGFloat = 16
  private static let markColumn: CGFloat = 20
  private static let imageColumn: CGFloat = 24

  let entry: MenuContent.Entry
  let titleLabel = UILabel()
  let mark = UIImageView()
  let picture = UIImageView()
  private let subtitleLabel = UILabel()
  private let fill = UIView()
  private var indicator: UIActivityIndicatorView?
  private let hasMarks: Bool

  init(_ entry: MenuContent.Entry, hasMarks: Bool) {
    self.entry = entry
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    for part in [fill, titleLabel, subtitleLabel, mark, picture] { addSubview(part) }
    fill.backgroundColor = Self.pressedColor
    fill.alpha = 0
    fill.isUserInteractionEnabled = false
    showTexts()
    showSigns()
  }

  required init?(coder: NSCoder) {
    entry = .loading
    hasMarks = false
    super.init(coder: coder)
  }

  private static let pressedColor = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.08)
  }

  /// Whether the row can be chosen.
  var isUsable: Bool { !entry.attributes.contains(.disabled) }

  /// Whether the row is under a finger or the pointer.
  var isPressed = false {
    didSet { fill.alpha = isPressed ? 1 : 0 }
  }

  private var color: UIColor {
    if !isUsable { return .tertiaryLabel }
    return entry.attributes.contains(.destructive) ? .systemRed : .label
  }

  private func showTexts() {
    var isHeader = false
    if case .header = entry { isHeader = true }
    titleLabel.text = entry.element?.title
    titleLabel.font = .systemFont(ofSize: 17, weight: isHeader ? .semibold : .regular)
    titleLabel.textColor = color
    titleLabel.numberOfLines = 2
    subtitleLabel.text = isHeader ? nil : entry.element?.subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = isUsable ? .secondaryLabel : .tertiaryLabel
    subtitleLabel.numberOfLines = 2
    guard case .loading = entry else { return }
    titleLabel.text = "Loading…"
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    addSubview(indicator)
    self.indicator = indicator
  }

  private func showSigns() {
    let bold = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    let arrow = { UIImage(systemName: $0, withConfiguration: bold) }
    switch entry.state {
    case .off: mark.image = entry.hasLeadingArrow ? arrow("chevron.right") : nil
    case .on: mark.image = arrow("checkmark")
    case .mixed: mark.image = arrow("minus")
    }
    mark.tintColor = color
    picture.image = entry.element?.image
    switch entry {
    case .menu(let menu) where menu.image == nil: picture.image = arrow("chevron.right")
    case .header: picture.image = arrow("chevron.down")
    default: break
    }
    if picture.image?.renderingMode == .automatic {
      picture.image = picture.image?.withRenderingMode(.alwaysTemplate)
    }
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
  }

  // MARK: - Layout

  private func textRoom(width: CGFloat) -> CGRect {
    let left = hasMarks ? Self.inset + Self.markColumn : Self.inset
    let hasPicture = picture.image != nil || indicator != nil
    let right = hasPicture ? Self.inset + Self.imageColumn + 8 : Self.inset
    return CGRect(x: left, y: 0, width: max(width - left - right, 0), height: 0)
  }

  private func heights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textRoom(width: width).width, height: .greatestFiniteMagnitude)
    let height = { (label: UILabel) in
      label.text?.isEmpty == false ? label.sizeThatFits(room).height.rounded(.up) : 0
    }
    return (height(titleLabel), height(subtitleLabel))
  }

  /// The height that the texts need.
  func height(width: CGFloat) -> CGFloat {
    let heights = heights(width: width)
    let space: CGFloat = heights.subtitle > 0 ? 1 : 0
    return max(heights.title + space + heights.subtitle + 23, Self.leastHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
    let heights = heights(width: bounds.width)
    let space: CGFloat = heights.subtitle > 0 ? 1 : 0
    let total = heights.title + space + heights.subtitle
    var frame = textRoom(width: bounds.width)
    frame.origin.y = roundedToPixel((bounds.height - total) / 2)
    frame.size.height = heights.title
    titleLabel.frame = frame
    frame.origin.y += heights.title + space
    frame.size.height = heights.subtitle
    subtitleLabel.frame = frame
    place(mark, midX: Self.inset + 6, size: mark.image?.size ?? .zero)
    let side = Self.imageColumn
    let size = picture.image?.size ?? .zero
    let share = min(side / max(size.width, 1), side / max(size.height, 1), 1)
    let midX = bounds.width - Self.inset - side / 2
    place(
      picture,
      midX: midX,
      size: CGSize(width: size.width * share, height: size.height * share)
    )
    if let indicator { place(indicator, midX: midX, size: indicator.intrinsicContentSize) }
  }

  private func place(_ part: UIView, midX: CGFloat, size: CGSize) {
    part.frame = CGRect(
      x: roundedToPixel(midX - size.width / 2),
      y: roundedToPixel(bounds.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }
}
