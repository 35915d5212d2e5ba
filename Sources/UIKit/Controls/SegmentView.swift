import QuartzCore

/// One segment of a segmented control.
final class SegmentView: UIView {
  /// The space beside a title, in points.
  private static let space: CGFloat = 12

  let label = UILabel()
  let imageView = UIImageView()
  let action: UIAction?
  var fixedWidth: CGFloat = 0
  var isEnabled = true

  var title: String? {
    didSet { label.text = title }
  }

  var image: UIImage? {
    didSet { imageView.image = image }
  }

  private init(title: String?, image: UIImage?, action: UIAction?) {
    self.action = action
    self.title = title
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.text = title
    imageView.image = image
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
  }

  convenience init(title: String) {
    self.init(title: title, image: nil, action: nil)
  }

  convenience init(image: UIImage?) {
    self.init(title: nil, image: image, action: nil)
  }

  convenience init(action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }

  required init?(coder: NSCoder) {
    action = nil
    super.init(coder: coder)
  }

  var naturalWidth: CGFloat {
    guard fixedWidth == 0 else { return fixedWidth }
    let content = image?.size.width ?? label.intrinsicContentSize.width
    return content + 2 * Self.space
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds
  }
}
