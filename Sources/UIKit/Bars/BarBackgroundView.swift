import QuartzCore

/// The background of a bar with its hairline.
final class BarBackgroundView: UIView {
  private let imageView = UIImageView()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a look.
  func apply(color: UIColor?, image: UIImage?, hairline shadow: UIColor?) {
    backgroundColor = color
    imageView.image = image
    hairline.backgroundColor = shadow
    hairline.isHidden = shadow == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let thickness = 1 / max(contentScaleFactor, 1)
    hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
  }
}
