import QuartzCore

extension UIScrollView {
  /// A finger faster than this turns a page, in points per second.
  private static let pageSpeed = 300.0
  /// Below this speed, in points per second, content stays where a finger leaves it.
  private static let restSpeed = 50.0

  func canScroll(_ axis: ScrollAxis) -> Bool {
    let limits = offsetLimits
    return switch axis {
    case .horizontal:
      limits.x.upperBound > limits.x.lowerBound || (bounces && alwaysBounceHorizontal)
    case .vertical:
      limits.y.upperBound > limits.y.lowerBound || (bounces && alwaysBounceVertical)
    }
  }

  func mayBeginDrag(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled, !keepsTouch(pan) else { return false }
    let translation = pan.translation(in: self)
    let isHorizontal = abs(translation.x) > abs(translation.y)
    return canScroll(isHorizontal ? .horizontal : .vertical)
  }

  /// Whether the view that was touched keeps its touch, such as a slider.
  private func keepsTouch(_ pan: UIPanGestureRecognizer) -> Bool {
    var view = pan.trackedTouches.first?.view
    while let current = view, current !== self {
      if current is UIControl {
        return !canCancelContentTouches || !touchesShouldCancel(in: current)
      }
      view = current.superview
    }
    return false
  }

  func fingerDown() {
    isTracking = true
    hasCaughtContent = isDecelerating
    guard isDecelerating else { return }
    stopMotion()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func fingerUp() {
    isTracking = false
    settleAfterTouch()
  }

  /// Brings content back that was stopped beyond its edge and then let go without a drag.
  func settleAfterTouch() {
    guard drag == nil, motion == nil, contentOffset != contentOffset.clamped(to: offsetLimits)
    else {
      return
    }
    decelerate(with: .zero)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: continueDrag(pan)
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled, .failed: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stopMotion()
    let limits = offsetLimits
    let origin = CGPoint(
      x: unbanded(contentOffset.x, limits.x, bounds.width),
      y: unbanded(contentOffset.y, limits.y, bounds.height)
    )
    let translation = pan.translation(in: self)
    let isHorizontal = abs(translation.x) > abs(translation.y)
    let axis: ScrollAxis = isHorizontal ? .horizontal : .vertical
    drag = ScrollDrag(origin: origin, lockedAxis: isDirectionalLockEnabled ? axis : nil)
    pan.setTranslation(.zero, in: self)
    showIndicators()
    if keyboardDismissMode == .onDrag { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns where the finger would have to be for content to stand beyond its edge as it does.
  private func unbanded(
    _ offset: CGFloat,
    _ limits: ClosedRange<Double>,
    _ dimension: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    return inside + RubberBand.distance(offset: offset - inside, dimension: dimension)
  }

  private func continueDrag(_ pan: UIPanGestureRecognizer) {
    guard let drag else { return }
    let translation = pan.translation(in: self)
    let limits = offsetLimits
    var target = contentOffset
    if canScroll(.horizontal), drag.lockedAxis != .vertical {
      target.x = RubberBand.clamped(
        drag.origin.x - translation.x,
        to: limits.x,
        dimension: bounds.width,
        isBouncing: bounces && (alwaysBounceHorizontal || limits.x.lowerBound < limits.x.upperBound)
      )
    }
    if canScroll(.vertical), drag.lockedAxis != .horizontal {
      target.y = RubberBand.clamped(
        drag.origin.y - translation.y,
        to: limits.y,
        dimension: bounds.height,
        isBouncing: bounces && (alwaysBounceVertical || limits.y.lowerBound < limits.y.upperBound)
      )
    }
    contentOffset = target
  }

  private func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    var speed = CGPoint(x: -velocity.x, y: -velocity.y)
    if drag.lockedAxis == .vertical || !canScroll(.horizontal) { speed.x = 0 }
    if drag.lockedAxis == .horizontal || !canScroll(.vertical) { speed.y = 0 }
    if abs(speed.x) < Self.restSpeed { speed.x = 0 }
    if abs(speed.y) < Self.restSpeed { speed.y = 0 }
    let natural = naturalTarget(for: speed, from: drag)
    let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var target = restingOffset(for: snapped(natural), velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: perMillisecond,
      targetContentOffset: &target
    )
    let isAtRest = target == contentOffset && speed == .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: !isAtRest)
    guard !isAtRest else {
      hideIndicatorsSoon()
      return
    }
    if target == natural, !isPagingEnabled {
      decelerate(with: speed)
    } else {
      decelerate(with: speed, to: target)
    }
  }

  // MARK: Deceleration

  /// The nearest place where content may rest near its top, below a bar that grows and shrinks with it.
  private func snapped(_ target: CGPoint) -> CGPoint {
    guard restingDistances.count > 1, let last = restingDistances.last else { return target }
    let top = -adjustedContentInset.top
    let distance = target.y - top
    guard distance > 0, distance < last, offsetLimits.y.upperBound >= top + last else {
      return target
    }
    let nearest = restingDistances.min { abs($0 - distance) < abs($1 - distance) } ?? 0
    return CGPoint(x: target.x, y: top + nearest)
  }

  /// Where the content will come to rest by itself.
  private func naturalTarget(for speed: CGPoint, from drag: ScrollDrag) -> CGPoint {
    if isPagingEnabled { return pageTarget(for: speed, from: drag.origin) }
    let motion = deceleration(with: speed)
    return CGPoint(x: motion.x.end, y: motion.y.end)
  }

  private func pageTarget(for speed: CGPoint, from origin: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      guard abs(speed) > Self.pageSpeed else { return (offset / length).rounded() * length }
      let base =
        speed > 0 ? (offset / length).rounded(.down) + 1 : (offset / length).rounded(.up) - 1
      let first = (start / length).rounded()
      return min(max(base, first - 1), first + 1) * length
    }
    return CGPoint(
      x: page(contentOffset.x, origin.x, speed.x, bounds.width),
      y: page(contentOffset.y, origin.y, speed.y, bounds.height)
    ).clamped(to: offsetLimits)
  }

  private func deceleration(
    with speed: CGPoint
  ) -> (x: ScrollDeceleration, y: ScrollDeceleration) {
    let limits = offsetLimits
    return (
      axisDeceleration(contentOffset.x, speed.x, limits.x),
      axisDeceleration(contentOffset.y, speed.y, limits.y)
    )
  }

  private func axisDeceleration(
    _ start: CGFloat,
    _ speed: CGFloat,
    _ limits: ClosedRange<Double>
  ) -> ScrollDeceleration {
    ScrollDeceleration(
      start: start,
      velocity: speed,
      rate: decelerationRate.rawValue,
      limits: limits,
      isBouncing: bounces
    )
  }

  private func decelerate(with speed: CGPoint) {
    let motion = deceleration(with: speed)
    start(.decelerating(ScrollMotion(x: motion.x, y: motion.y)))
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Slows down to a place other than the natural one: a spring carries the velocity there.
  private func decelerate(with speed: CGPoint, to target: CGPoint) {
    func axis(_ start: CGFloat, _ speed: CGFloat, _ end: CGFloat) -> ScrollDeceleration {
      ScrollDeceleration(
        start: start,
        velocity: speed,
        rate: decelerationRate.rawValue,
        limits: end...end,
        isBouncing: true
      )
    }
    let x = axis(contentOffset.x, speed.x, target.x)
    let y = axis(contentOffset.y, speed.y, target.y)
    start(.decelerating(ScrollMotion(x: x, y: y)))
    delegate?.scrollViewWillBeginDecelerating(self)
  }
}
