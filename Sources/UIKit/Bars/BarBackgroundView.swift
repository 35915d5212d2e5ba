import QuartzCore

/// The background of a bar with its hairline.
final class BarBackgroundView: UIView {
  private var effectView: UIVisualEffectView?
  private let imageView = UIImageView()
  private let hairline = UIView()
  /// The edge outside which the hairline lies.
  var hairlineEdge = CGRectEdge.maxYEdge

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is shown.
  private(set) var look = Look.bare

  /// Shows a look.
  func apply(_ look: Look) {
    self.look = look
    show(look.effect)
    backgroundColor = look.color
    imageView.image = look.image
    hairline.backgroundColor = look.hairline
    hairline.isHidden = look.hairline == nil
  }

  private func show(_ effect: UIBlurEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    guard effectView?.effect != effect else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    view.effect = effect
    effectView = view
    // A new background is there at once, also where the bar changes in an animation.
    UIView.performWithoutAnimation {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    imageView.frame = bounds
    let thickness = 1 / max(contentScaleFactor, 1)
    let y = hairlineEdge == .minYEdge ? -thickness : bounds.height
    hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}
