import QuartzCore

/// One tab in the list behind "More".
final class MoreRow: UIControl {
  private static let titleX: CGFloat = 59
  private let icon = UIImageView()
  private let label = UILabel()
  private let arrow = UIImageView()
  private let line = UIView()

  init(item: UITabBarItem) {
    super.init(frame: .zero)
    icon.image = item.image?.withRenderingMode(.alwaysTemplate)
    icon.contentMode = .center
    label.text = item.title
    arrow.image = ControlSymbol.forward.image(pointSize: 14)
    arrow.setFixedTint(.tertiaryLabel)
    line.backgroundColor = .separator
    for part in [icon, label, arrow, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = arrow.image?.size ?? .zero
    icon.frame = CGRect(x: 16, y: 7, width: 30, height: 30)
    label.frame = CGRect(
      x: Self.titleX,
      y: 0,
      width: bounds.width - Self.titleX - 40,
      height: bounds.height
    )
    arrow.frame = CGRect(
      x: bounds.width - 16 - size.width,
      y: roundedToPixel((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
    let thickness = 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(
      x: Self.titleX,
      y: bounds.height - thickness,
      width: bounds.width - Self.titleX,
      height: thickness
    )
  }
}
