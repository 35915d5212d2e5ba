import QuartzCore

/// Moves a sheet between its heights by a finger, and dismisses it below the lowest one.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// Below this part of the way the sheet comes back.
  private static let finishingProgress: CGFloat = 0.5
  /// A flick that is faster than this decides, in points a second.
  private static let flickSpeed: CGFloat = 300
  /// How far ahead a flick is thought on, in seconds.
  private static let foresight: CGFloat = 0.2
  /// A drag that may not dismiss and goes further than this counts as an attempt, in points.
  private static let attemptDistance: CGFloat = 20

  private weak var stage: SheetStage?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var startTop: CGFloat = 0
  private var mayDismiss: Bool?
  private var isOwnDismissal = false
  /// Whether a finger has the sheet.
  private(set) var isMoving = false
  /// What drives the dismissal while a finger is down.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(stage: SheetStage) {
    self.stage = stage
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: Selector("panned:", SheetDrag.panned))
    tap.addTarget(self, action: Selector("tapped", SheetDrag.tapped))
  }

  func attach(to container: UIView, dimming: UIView) {
    container.addGestureRecognizer(pan)
    dimming.addGestureRecognizer(tap)
  }

  private var presentation: UIPresentationController? { stage?.presentation }
  private var controller: UIViewController? { presentation?.presentedViewController }

  // MARK: - Whether to begin

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = stage?.view else { return false }
    return view.point(inside: touch.location(in: view), with: nil)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stage, let view = stage.view, let controller, controller.presentedLink == nil,
      controller.transitionCoordinator == nil
    else { return false }
    let movement = pan.translation(in: stage.container)
    guard abs(movement.y) > abs(movement.x) else { return false }
    let goesUp = movement.y < 0
    let canRise = stage.restingTop > stage.highestTop
    if goesUp, !canRise { return false }
    guard let scroll = scrollView(at: pan.location(in: view), in: view) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    if goesUp { return isAtTop && stage.sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true }
    return isAtTop
  }

  /// The scroll view under a point that moves up and down.
  private func scrollView(at point: CGPoint, in view: UIView) -> UIScrollView? {
    var candidate = view.hitTest(point, with: nil)
    while let current = candidate {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        scroll.contentSize.height > scroll.bounds.height || scroll.alwaysBounceVertical
      {
        return scroll
      }
      if current === view { return nil }
      candidate = current.superview
    }
    return nil
  }

  /// A scroll view inside waits until it is known that the sheet does not move.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scroll = otherGestureRecognizer.view as? UIScrollView, let view = stage?.view else {
      return false
    }
    return otherGestureRecognizer === scroll.panGestureRecognizer && scroll.isDescendant(of: view)
  }

  // MARK: - Moving

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let stage, let container = stage.container else { return }
    let distance = pan.translation(in: container).y
    switch pan.state {
    case .began:
      startTop = stage.restingTop
      mayDismiss = nil
      isMoving = true
      move(by: distance)
    case .changed: move(by: distance)
    case .ended: end(distance: distance, speed: pan.velocity(in: container).y)
    case .cancelled, .failed: end(distance: 0, speed: 0)
    case .possible: break
    }
  }

  private func move(by distance: CGFloat) {
    guard let stage, let container = stage.container else { return }
    let top = startTop + distance
    if let driver {
      return driver.update(progress(at: top, stage, container))
    }
    if top > stage.lowestTop {
      if mayDismiss == nil { mayDismiss = askWhetherToDismiss() }
      if mayDismiss == true { return beginDismissal(at: top, stage, container) }
      let room = container.bounds.height
      return stage.move(to: stage.lowestTop + Self.resisted(top - stage.lowestTop, room))
    }
    let above = stage.highestTop - top
    stage.move(
      to: above > 0
        ? stage.highestTop - Self.resisted(above, container.bounds.height) : top
    )
  }

  /// The way that something goes that resists, for a way of the finger.
  private static func resisted(_ distance: CGFloat, _ room: CGFloat) -> CGFloat {
    CGFloat(RubberBand.offset(distance: Double(distance) * 0.35, dimension: Double(room)))
  }

  private func progress(at top: CGFloat, _ stage: SheetStage, _ container: UIView) -> CGFloat {
    let way = container.bounds.height - stage.lowestTop
    return way > 0 ? min(max((top - stage.lowestTop) / way, 0), 1) : 0
  }

  private func end(distance: CGFloat, speed: CGFloat) {
    guard let stage, let container = stage.container else { return }
    isMoving = false
    let top = startTop + distance
    if let driver {
      self.driver = nil
      let progress = progress(at: top, stage, container)
      let isFlick = abs(speed) > Self.flickSpeed
      let finishes = isFlick ? speed > 0 : progress > Self.finishingProgress
      let way = container.bounds.height - stage.lowestTop
      driver.completionSpeed = min(max(abs(speed) * driver.duration / max(way, 1), 1), 4)
      if finishes { driver.finish() } else { driver.cancel() }
      return
    }
    let wasAttempt = mayDismiss == false && top - stage.lowestTop > Self.attemptDistance
    let goal = top + speed * Self.foresight
    let nearest = stage.stops.min { abs($0.top - goal) < abs($1.top - goal) }
    if let nearest { stage.settle(at: nearest.identifier) }
    if wasAttempt, let presentation {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  // MARK: - Dismissing

  private func askWhetherToDismiss() -> Bool {
    guard let presentation, let controller else { return false }
    if controller.isModal { return false }
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  private func beginDismissal(at top: CGFloat, _ stage: SheetStage, _ container: UIView) {
    isMoving = false
    stage.selected = stage.stops.first?.identifier
    stage.move(to: stage.lowestTop)
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    startDismissing()
    driver.update(progress(at: top, stage, container))
  }

  private func startDismissing() {
    guard let presentation else { return }
    isOwnDismissal = true
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    presentation.presenter?.dismiss(animated: true)
  }

  private func tapped() {
    guard let presentation, let controller, controller.transitionCoordinator == nil,
      controller.presentedLink == nil
    else { return }
    if askWhetherToDismiss() { return startDismissing() }
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
  }

  /// Tells the delegate when a dismissal by a finger is complete.
  func dismissalDidEnd(_ completed: Bool) {
    driver = nil
    guard isOwnDismissal else { return }
    isOwnDismissal = false
    guard completed, let presentation else { return }
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }
}

extension UIViewController {
  /// Whether the controller, or what it shows of its children, keeps gestures from dismissing it.
  fileprivate var isModal: Bool {
    if isModalInPresentation { return true }
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.isModal ?? false
    }
    if let tabs = self as? UITabBarController {
      return tabs.selectedViewController?.isModal ?? false
    }
    return children.contains(where: \.isModal)
  }
}
