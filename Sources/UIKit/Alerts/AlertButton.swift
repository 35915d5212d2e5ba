import QuartzCore

/// A choice of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let highlight = UIView()

  init(action: UIAlertAction, fontSize: CGFloat, standsOut: Bool) {
    self.action = action
    super.init(frame: .zero)
    highlight.isUserInteractionEnabled = false
    highlight.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }
    highlight.isHidden = true
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: standsOut ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    isEnabled = action.isEnabled
    addSubview(highlight)
    addSubview(label)
    refreshColor()
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    super.init(coder: coder)
  }

  /// The width that the title needs on one line, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override var isHighlighted: Bool {
    didSet { highlight.isHidden = !isHighlighted }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshColor()
  }

  private func refreshColor() {
    let usual: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = isEnabled ? usual : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
