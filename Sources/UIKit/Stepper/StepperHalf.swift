import QuartzCore

/// One half of a stepper: a sign that is paler where there is no step left.
final class StepperHalf: UIView {
  /// 1 for the half that makes the value larger, -1 for the other one.
  let direction: Double
  let sign = UIImageView()
  private let background = UIImageView()
  var isUsable = true
  var isPressed = false

  init(direction: Double) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    addSubview(sign)
  }

  required init?(coder: NSCoder) {
    direction = 1
    super.init(coder: coder)
  }

  var state: UIControl.State {
    isUsable ? isPressed ? .highlighted : .normal : .disabled
  }

  /// Shows an image, or the usual sign in place of nil.
  func show(_ image: UIImage?, background: UIImage?) {
    sign.image = image.map(Self.template) ?? usualSign
    sign.tintColor = isUsable ? .label : .tertiaryLabel
    self.background.image = background
    backgroundColor = background == nil && isPressed ? .systemFill : nil
    setNeedsLayout()
  }

  private static func template(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private var usualSign: UIImage? {
    let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    return UIImage(systemName: direction > 0 ? "plus" : "minus", withConfiguration: size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let size = sign.image?.size ?? .zero
    sign.frame = CGRect(
      x: roundedToPixel(bounds.midX - size.width / 2),
      y: roundedToPixel(bounds.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }
}
