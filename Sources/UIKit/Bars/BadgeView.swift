import QuartzCore

/// A small coloured capsule with a number or a word.
final class BadgeView: UIView {
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a text, or nothing.
  func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    isHidden = text == nil
    guard let text else { return }
    backgroundColor = color
    var merged: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    merged.merge(attributes) { _, new in new }
    label.attributedText = NSAttributedString(string: text, attributes: merged)
    label.textAlignment = .center
  }

  /// Takes the room that the text needs, from a corner on.
  func place(at corner: CGPoint) {
    let size = label.intrinsicContentSize
    let width = max((size.width + 2 * Self.padding).rounded(.up), Self.height)
    frame = CGRect(
      x: roundedToPixel(corner.x),
      y: roundedToPixel(corner.y),
      width: width,
      height: Self.height
    )
    label.frame = CGRect(
      x: (width - size.width) / 2,
      y: roundedToPixel((Self.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }
}
