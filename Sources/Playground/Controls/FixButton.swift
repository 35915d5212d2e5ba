import UIKit

/// The fix of a message, in the field's type; a click takes it, as Tab does.
final class FixButton: ChromeControl {
  private let label = UILabel()

  /// What is written.
  var text = "" {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "fix"
    isBare = true
    label.font = ChromeFont.codeStrong
    label.textColor = ChromeColor.accentText
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(24, label.sizeThatFits(.zero).width.rounded(.up) + 12), height: 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(label.sizeThatFits(.zero).width.rounded(.up), bounds.width)
    label.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: ((bounds.height - 16) / 2).rounded(),
      width: width,
      height: 16
    )
  }
}
