import QuartzCore

extension UIButton {
  /// The usual space above and below a title, in points.
  private static let verticalSpace: CGFloat = 6
  /// The least width of a button with a title, in points.
  private static let leastWidth: CGFloat = 30

  private var titleSize: CGSize {
    guard let label = storedTitleLabel, label.text?.isEmpty == false else { return .zero }
    return label.intrinsicContentSize
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// The size of title and image side by side with the space around them.
  var plainSize: CGSize {
    let title = titleSize
    let image = imageSize
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if contentEdgeInsets == .zero {
      if title != .zero {
        size.height = max(title.height + 2 * Self.verticalSpace, image.height)
        size.width = max(size.width, Self.leastWidth)
      }
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return size
  }

  /// Returns where title and image stand side by side, aligned as the control asks.
  func arrangement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let image = CGSize(
      width: min(imageSize.width, rect.width),
      height: min(imageSize.height, rect.height)
    )
    let titleWidth = min(titleSize.width, max(rect.width - image.width, 0))
    let title = CGSize(width: titleWidth, height: min(titleSize.height, rect.height))
    let total = image.width + title.width
    let start: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX - total
      default: rect.minX + (rect.width - total) / 2
      }
    let x = roundedToPixel(start)
    return (
      CGRect(origin: CGPoint(x: x, y: top(of: image.height, in: rect)), size: image),
      CGRect(origin: CGPoint(x: x + image.width, y: top(of: title.height, in: rect)), size: title)
    )
  }

  private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: rect.minY
    case .bottom: rect.maxY - height
    default: roundedToPixel(rect.minY + (rect.height - height) / 2)
    }
  }

  /// Returns a part moved by its insets: along the alignment wholly, around the middle by half.
  func moved(_ part: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let dy: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return part.offsetBy(dx: dx, dy: dy)
  }

  func layoutPlainContent() {
    let content = contentRect(forBounds: bounds)
    backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    if let storedTitleLabel { storedTitleLabel.frame = titleRect(forContentRect: content) }
    if let storedImageView { storedImageView.frame = imageRect(forContentRect: content) }
  }
}
