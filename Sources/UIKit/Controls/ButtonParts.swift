import QuartzCore

/// The sizes of what a configured button shows, and where they stand together.
struct ButtonParts {
  /// Where the parts stand.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let texts: CGSize
  private let padding: CGFloat
  private let titlePadding: CGFloat
  private let placement: NSDirectionalRectEdge
  private let textAlignment: NSTextAlignment

  init(_ button: UIButton, _ configuration: UIButton.Configuration) {
    let label = button.storedTitleLabel
    title = label.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    subtitle = button.subtitleLabel?.intrinsicContentSize ?? .zero
    if let indicator = button.activityIndicator {
      image = indicator.intrinsicContentSize
    } else {
      image = button.storedImageView?.image?.size ?? .zero
    }
    titlePadding = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    texts = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height
    )
    padding = image == .zero || texts.height == 0 ? 0 : configuration.imagePadding
    placement = configuration.imagePlacement
    textAlignment = configuration.textAlignment
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  var size: CGSize {
    guard isStacked else {
      return CGSize(
        width: image.width + padding + texts.width,
        height: max(image.height, texts.height)
      )
    }
    return CGSize(
      width: max(image.width, texts.width),
      height: image.height + padding + texts.height
    )
  }

  /// Returns where the parts stand in a rectangle.
  func frames(
    in rect: CGRect,
    alignment: UIControl.ContentHorizontalAlignment,
    round: (CGFloat) -> CGFloat
  ) -> Frames {
    let width = min(size.width, rect.width)
    let x: CGFloat =
      switch alignment {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX - width
      default: rect.minX + (rect.width - width) / 2
      }
    let y = rect.minY + (rect.height - size.height) / 2
    let group = CGRect(x: round(x), y: round(y), width: width, height: size.height)
    return isStacked ? stacked(in: group, round) : sideBySide(in: group, round)
  }

  private func sideBySide(in group: CGRect, _ round: (CGFloat) -> CGFloat) -> Frames {
    let isTrailing = placement == .trailing
    let textWidth = max(group.width - image.width - padding, 0)
    let imageX = isTrailing ? group.minX + textWidth + padding : group.minX
    let textX = isTrailing ? group.minX : group.minX + image.width + padding
    var frames = Frames()
    frames.image = CGRect(
      origin: CGPoint(x: imageX, y: round(group.midY - image.height / 2)),
      size: image
    )
    let top = round(group.midY - texts.height / 2)
    placeTexts(in: CGRect(x: textX, y: top, width: textWidth, height: texts.height), &frames)
    return frames
  }

  private func stacked(in group: CGRect, _ round: (CGFloat) -> CGFloat) -> Frames {
    let isBelow = placement == .bottom
    var frames = Frames()
    frames.image = CGRect(
      origin: CGPoint(
        x: round(group.midX - image.width / 2),
        y: isBelow ? group.minY + texts.height + padding : group.minY
      ),
      size: image
    )
    let top = isBelow ? group.minY : group.minY + image.height + padding
    let area = CGRect(x: group.minX, y: top, width: group.width, height: texts.height)
    placeTexts(in: area, &frames)
    return frames
  }

  private func placeTexts(in area: CGRect, _ frames: inout Frames) {
    frames.title = CGRect(x: area.minX, y: area.minY, width: area.width, height: title.height)
    let top = area.minY + title.height + titlePadding
    frames.subtitle = CGRect(x: area.minX, y: top, width: area.width, height: subtitle.height)
  }
}
