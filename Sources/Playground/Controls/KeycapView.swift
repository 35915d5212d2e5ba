import UIKit

/// The name of a key, drawn as the key's cap.
final class KeycapView: UIView {
  private let label = UILabel()

  init(_ key: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = ChromeColor.raised
    layer.cornerRadius = 5
    layer.borderWidth = 1
    layer.borderColor = ChromeColor.hairline.cgColor
    label.text = key
    label.font = ChromeFont.caption
    label.textColor = ChromeColor.text3
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(.zero).width.rounded(.up) + 12, height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 6, y: 1, width: bounds.width - 12, height: 16)
  }
}
