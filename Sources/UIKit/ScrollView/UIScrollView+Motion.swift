import QuartzCore

extension UIScrollView {
  /// Lets a movement run on the display link of the World.
  func start(_ motion: Motion) {
    stopMotion()
    self.motion = motion
    showIndicators()
    let link = CADisplayLink(target: self, selector: Selector("step:", UIScrollView.step))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  /// Stops a movement where it is.
  func stopMotion() {
    displayLink?.invalidate()
    displayLink = nil
    guard motion != nil else { return }
    motion = nil
    isScrollingToTop = false
    hideIndicatorsSoon()
  }

  func step(_ link: CADisplayLink) {
    guard let motion else { return }
    switch motion {
    case .decelerating(let course), .animating(let course):
      let time = CACurrentMediaTime()
      contentOffset = course.position(at: time)
      if time - course.begin >= course.duration { finish(motion) }
    }
  }

  private func finish(_ motion: Motion) {
    let hasReachedTop = isScrollingToTop
    stopMotion()
    switch motion {
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating:
      if hasReachedTop {
        delegate?.scrollViewDidScrollToTop(self)
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Whether the content is moved in a way that is seen, by a finger, a wheel or a course.
  var movesVisibly: Bool { drag != nil || motion != nil || isTurned }

  func tellMoveObservers() {
    guard !moveObservers.isEmpty else { return }
    for observer in Array(moveObservers.values) { observer() }
  }

  /// Moves content that has grown or shrunk above what is in sight, so that this stays where it is; a finger
  /// or a movement goes on from there.
  func shiftContent(by distance: CGFloat) {
    drag?.origin.y += distance
    switch motion {
    case .decelerating(var course):
      course.shift += distance
      motion = .decelerating(course)
    case .animating(var course):
      course.shift += distance
      motion = .animating(course)
    case nil: break
    }
    contentOffset.y += distance
  }

  func contentDidMove() {
    placeIndicators()
    tellMoveObservers()
    refreshControl?.contentDidMove(in: self)
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Insets and limits

  var computedAdjustedInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshControl?.insetInUse ?? 0
    let safe = safeAreaInsets
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return inset }
    let isVertical =
      behavior == .always || alwaysBounceVertical || contentSize.height > bounds.height
      || (behavior == .automatic && isContentOfController)
    let isHorizontal =
      behavior == .always || alwaysBounceHorizontal || contentSize.width > bounds.width
    if isVertical {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if isHorizontal {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Whether the scroll view is what a controller in a navigation or tab bar controller shows.
  private var isContentOfController: Bool {
    let outer = owner ?? (superview?.subviews.first === self ? superview?.owner : nil)
    guard let outer, outer.automaticallyAdjustsScrollViewInsets else { return false }
    return outer.navigationController != nil
  }

  /// The offsets between which the content stands at rest.
  var offsetLimits: ScrollLimits {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top
    let right = max(contentSize.width + inset.right - bounds.width, left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, top)
    return ScrollLimits(x: left...right, y: top...bottom)
  }

  /// Keeps content at its edge where the insets change.
  func adjustedInsetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    let old = lastAdjustedInset
    lastAdjustedInset = inset
    var offset = contentOffset
    lingerIfAnimated()
    if offset.y == -old.top, drag == nil { offset.y = -inset.top }
    if offset.x == -old.left, drag == nil { offset.x = -inset.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    placeIndicators()
  }

  /// Keeps what is in sight until an animation ends that moves the content.
  private func lingerIfAnimated() {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, UIView.areAnimationsEnabled, window != nil else { return }
    let old = bounds
    lingeringBounds = old
    World.current.enqueue(after: duration) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.lingeringBounds == old else { return }
        self.lingeringBounds = nil
        self.setNeedsLayout()
      }
    }
  }

  /// Lets the parts of a view that comes in an animation be in their places from the start.
  func layOutIfAnimating(_ view: UIView) {
    if !UIKitState.current.animationBlocks.isEmpty { view.layoutTreeIfNeeded() }
  }

  /// What is in sight, or still is while an animation moves the content.
  var boundsInSight: CGRect { lingeringBounds.map(bounds.union) ?? bounds }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return high > to ? high - to : 0
    }
    let content = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !content.isNull else { return contentOffset }
    let isInside = visible.contains(content)
    guard !isInside else { return contentOffset }
    return CGPoint(
      x: contentOffset.x + moved(content.minX, content.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(content.minY, content.maxY, visible.minY, visible.maxY)
    ).clamped(to: offsetLimits)
  }

  // MARK: Wheel

  /// Moves the content by a wheel, and returns whether it could move.
  ///
  /// A wheel never goes beyond an edge; what a scroll view cannot use, an outer one gets.
  func scroll(by event: UIScrollEvent) -> Bool {
    guard isScrollEnabled else { return false }
    let old = contentOffset
    let target = CGPoint(x: old.x - event.delta.dx, y: old.y - event.delta.dy)
      .clamped(to: offsetLimits)
    guard target != old else { return false }
    stopMotion()
    isTurned = true
    contentOffset = target
    isTurned = false
    showIndicators()
    hideIndicatorsSoon()
    return true
  }
}
