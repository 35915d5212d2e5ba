import QuartzCore

/// The round bubble of a popover with the arrow to its source.
final class PopoverBubble: NSObject {
  private static let arrow = CGSize(width: 26, height: 13)
  private static let cornerRadius: CGFloat = 13
  /// The size of content that says none, in points.
  private static let usualSize = CGSize(width: 320, height: 480)

  private weak var presentation: UIPopoverPresentationController?
  private let background = UIView()
  private let arrowLayer = CAShapeLayer()
  private var saved: (radius: CGFloat, clips: Bool)?

  init(presentation: UIPopoverPresentationController) {
    self.presentation = presentation
    super.init()
  }

  // MARK: - Places

  private var area: CGRect {
    guard let presentation, let container = presentation.containerView else { return .zero }
    return container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: presentation.popoverLayoutMargins)
  }

  /// The rectangle at which the arrow points, in the container.
  private var source: CGRect {
    guard let presentation, let container = presentation.containerView else { return .zero }
    guard let view = presentation.sourceView else {
      return CGRect(x: area.maxX - 44, y: area.minY, width: 44, height: 44)
    }
    let rect = presentation.sourceRect
    return view.convert(rect.isNull ? view.bounds : rect, to: container)
  }

  private var wishedSize: CGSize {
    let size = presentation?.preferredContentSize ?? .zero
    return CGSize(
      width: size.width > 0 ? size.width : Self.usualSize.width,
      height: size.height > 0 ? size.height : Self.usualSize.height
    )
  }

  /// The side on which there is most room for the wished size.
  private var direction: UIPopoverArrowDirection {
    let allowed = presentation?.permittedArrowDirections ?? .any
    let (area, source, size) = (area, source, wishedSize)
    let sides: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, area.maxY - source.maxY - size.height),
      (.down, source.minY - area.minY - size.height),
      (.left, area.maxX - source.maxX - size.width),
      (.right, source.minX - area.minX - size.width),
    ]
    let possible = sides.filter { allowed.contains($0.0) }
    let fitting = possible.first { $0.1 >= Self.arrow.height }
    return fitting?.0 ?? possible.max { $0.1 < $1.1 }?.0 ?? .up
  }

  /// Where the content stands, in the container.
  var frame: CGRect {
    let (area, source) = (area, source)
    var size = wishedSize
    size.width = min(size.width, area.width)
    let gap = Self.arrow.height
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .down:
      size.height = min(size.height, source.minY - gap - area.minY)
      origin.y = source.minY - gap - size.height
    case .left: origin.x = source.maxX + gap
    case .right: origin.x = source.minX - gap - size.width
    default:
      size.height = min(size.height, area.maxY - source.maxY - gap)
      origin.y = source.maxY + gap
    }
    size.height = min(size.height, area.height)
    origin.x = min(max(origin.x, area.minX), area.maxX - size.width)
    origin.y = min(max(origin.y, area.minY), area.maxY - size.height)
    return CGRect(origin: origin, size: size)
  }

  // MARK: - Showing

  func show() {
    guard let presentation, let container = presentation.containerView,
      let view = presentation.presentedView
    else { return }
    background.frame = container.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped", PopoverBubble.tapped))
    )
    container.insertSubview(background, at: 0)
    background.layer.addSublayer(arrowLayer)
    background.layer.shadowOpacity = 0.2
    background.layer.shadowRadius = 20
    background.layer.shadowOffset = .zero
    saved = (view.layer.cornerRadius, view.clipsToBounds)
    view.layer.cornerRadius = Self.cornerRadius
    view.clipsToBounds = true
    placeArrow()
  }

  func layOut() {
    guard let presentation, presentation.presentedViewController.transitionCoordinator == nil
    else { return }
    presentation.presentedView?.place(in: frame)
    placeArrow()
  }

  private func placeArrow() {
    guard let presentation else { return }
    let direction = direction
    presentation.arrowDirection = direction
    let (frame, source) = (frame, source)
    let path = CGMutablePath()
    let half = Self.arrow.width / 2
    let height = Self.arrow.height
    let low = Self.cornerRadius + half
    switch direction {
    case .left, .right:
      let x = direction == .left ? frame.minX : frame.maxX
      let tip = direction == .left ? x - height : x + height
      let y = min(max(source.midY, frame.minY + low), frame.maxY - low)
      path.addLines(between: [
        CGPoint(x: x, y: y - half), CGPoint(x: tip, y: y), CGPoint(x: x, y: y + half),
      ])
    default:
      let y = direction == .down ? frame.maxY : frame.minY
      let tip = direction == .down ? y + height : y - height
      let x = min(max(source.midX, frame.minX + low), frame.maxX - low)
      path.addLines(between: [
        CGPoint(x: x - half, y: y), CGPoint(x: x, y: tip), CGPoint(x: x + half, y: y),
      ])
    }
    path.closeSubpath()
    path.addRoundedRect(in: frame, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius)
    arrowLayer.path = path
    let view = presentation.presentedView
    let color = presentation.backgroundColor ?? view?.backgroundColor ?? .systemBackground
    arrowLayer.fillColor = color.resolvedColor(with: background.traitCollection).cgColor
  }

  func remove() {
    background.removeFromSuperview()
    guard let view = presentation?.presentedView, let saved else { return }
    view.layer.cornerRadius = saved.radius
    view.clipsToBounds = saved.clips
    self.saved = nil
  }

  private func tapped() {
    presentation?.tappedBeside()
  }
}
