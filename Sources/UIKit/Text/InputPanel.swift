import QuartzCore

/// What stands at the bottom of a window while a responder has the keys: the view above the keyboard and the one
/// in its place.
///
/// > Compatibility: there is no keyboard on screen, as on a device with keys of its own; these views stay.
final class InputPanel: UIView {
  private static let duration = 0.25

  private let accessory: UIView?
  private let input: UIView?

  init(accessory: UIView?, input: UIView?) {
    self.accessory = accessory
    self.input = input
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for view in [accessory, input].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Where the panel stands once it has come.
  var standingFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// Whether the panel holds exactly these views.
  func holds(accessory: UIView?, input: UIView?) -> Bool {
    self.accessory === accessory && self.input === input
  }

  private func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let size = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    return max(view.intrinsicContentSize.height, view.systemLayoutSizeFitting(size).height, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = height(of: accessory)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height(of: input))
  }

  // MARK: - Coming and going

  func come(into window: UIWindow) {
    UIView.performWithoutAnimation {
      bounds.size.width = window.bounds.width
      let height = height(of: accessory) + height(of: input)
      let bottom = window.bounds.height - window.safeAreaInsets.bottom
      window.addSubview(self)
      frame = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
      layoutIfNeeded()
      frame.origin.y = bottom - height
    }
    slide(from: window.bounds.height - frame.minY)
  }

  private func slide(from distance: CGFloat) {
    UIView.performWithoutAnimation {
      transform = CGAffineTransform(translationX: 0, y: distance)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.transform = .identity
      self.window?.keyboardGuidesMayHaveChanged()
    }
  }

  /// Slides out; what the panel holds may have gone to another one meanwhile.
  func go() {
    guard let superview else { return }
    let window = window
    let distance = superview.bounds.height - frame.minY
    UIView.animate(withDuration: Self.duration) {
      self.transform = CGAffineTransform(translationX: 0, y: distance)
      window?.keyboardGuidesMayHaveChanged()
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
