import QuartzCore

/// The background of a configured button: a fill and an edge, both drawn by layers.
final class ButtonBackgroundView: UIView {
  private let edge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    edge.isUserInteractionEnabled = false
    addSubview(edge)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a background.
  func apply(
    _ background: UIBackgroundConfiguration,
    color: UIColor?,
    cornerRadius: CGFloat,
    in traits: UITraitCollection
  ) {
    backgroundColor = color
    layer.cornerRadius = cornerRadius
    let outset = background.strokeOutset
    edge.frame = bounds.insetBy(dx: -outset, dy: -outset)
    edge.layer.cornerRadius = cornerRadius + outset
    edge.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
    edge.layer.borderColor = background.strokeColor?.resolvedColor(with: traits).cgColor
    showCustomView(background.customView)
  }

  private func showCustomView(_ view: UIView?) {
    guard let view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
