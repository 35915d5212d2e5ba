import QuartzCore

/// The soft shadow around a menu, without what would lie behind the menu itself and darken its blur.
final class MenuShadow: UIView {
  private static let reach: CGFloat = 90
  private let hole = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 30
    layer.shadowOffset = CGSize(width: 0, height: 10)
    hole.fillRule = .evenOdd
    layer.mask = hole
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outline = CGPath(
      roundedRect: bounds,
      cornerWidth: MenuList.cornerRadius,
      cornerHeight: MenuList.cornerRadius,
      transform: nil
    )
    layer.shadowPath = outline
    hole.frame = bounds
    let path = CGMutablePath()
    path.addRect(bounds.insetBy(dx: -Self.reach, dy: -Self.reach))
    path.addPath(outline)
    hole.path = path
  }
}
