import QuartzCore

extension UIScrollView {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 24
  /// How long the bars stay after a movement, and how long they fade, in seconds.
  private static let hideDelay = 0.35
  private static let fadeDuration = 0.25

  /// The bars that fit: an axis without room to move has none.
  private var hasVerticalBar: Bool {
    showsVerticalScrollIndicator && canScroll(.vertical) && bounds.height > 0
  }

  private var hasHorizontalBar: Bool {
    showsHorizontalScrollIndicator && canScroll(.horizontal) && bounds.width > 0
  }

  func showIndicators() {
    indicators.generation += 1
    UIView.performWithoutAnimation { [self] in
      if hasVerticalBar, indicators.vertical == nil { indicators.vertical = makeBar() }
      if hasHorizontalBar, indicators.horizontal == nil { indicators.horizontal = makeBar() }
      for bar in [indicators.vertical, indicators.horizontal] { bar?.alpha = 1 }
      placeIndicators()
    }
  }

  private func makeBar() -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.backgroundColor = barColor
    bar.layer.cornerRadius = Self.thickness / 2
    bar.layer.zPosition = 1
    addSubview(bar)
    return bar
  }

  private var barColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor.label.withAlphaComponent(0.35)
    case .black: UIColor.black.withAlphaComponent(0.35)
    case .white: UIColor.white.withAlphaComponent(0.5)
    }
  }

  func colorIndicators() {
    for bar in [indicators.vertical, indicators.horizontal] { bar?.backgroundColor = barColor }
  }

  /// Fades the bars after a while, unless they are shown anew before.
  func hideIndicatorsSoon() {
    guard indicators.vertical != nil || indicators.horizontal != nil, window != nil else { return }
    let generation = indicators.generation
    World.current.enqueue(after: Self.hideDelay) { [weak self] in
      MainActor.assumeIsolated { self?.hideIndicators(generation: generation) }
    }
  }

  private func hideIndicators(generation: Int) {
    guard indicators.generation == generation, drag == nil, motion == nil else { return }
    UIView.animate(withDuration: Self.fadeDuration) { [self] in
      for bar in [indicators.vertical, indicators.horizontal] { bar?.alpha = 0 }
    }
  }

  /// Places the bars; content beyond its edge makes them shorter.
  func placeIndicators() {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return }
    UIView.performWithoutAnimation { [self] in
      indicators.vertical?.isHidden = !hasVerticalBar
      indicators.horizontal?.isHidden = !hasHorizontalBar
      placeVerticalBar()
      placeHorizontalBar()
    }
  }

  private var barInsets: UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : .zero
  }

  private func placeVerticalBar() {
    guard let bar = indicators.vertical else { return }
    let limits = offsetLimits.y
    let safe = barInsets
    let insets = verticalScrollIndicatorInsets
    let start = bounds.minY + safe.top + insets.top + Self.margin
    let end = bounds.maxY - safe.bottom - insets.bottom - Self.margin
    let span = barSpan(
      offset: contentOffset.y,
      limits: limits,
      visible: bounds.height,
      track: end - start
    )
    bar.frame = CGRect(
      x: bounds.maxX - Self.thickness - Self.margin - insets.right,
      y: start + span.start,
      width: Self.thickness,
      height: span.length
    )
  }

  private func placeHorizontalBar() {
    guard let bar = indicators.horizontal else { return }
    let limits = offsetLimits.x
    let safe = barInsets
    let insets = horizontalScrollIndicatorInsets
    let start = bounds.minX + safe.left + insets.left + Self.margin
    let end = bounds.maxX - safe.right - insets.right - Self.margin
    let span = barSpan(
      offset: contentOffset.x,
      limits: limits,
      visible: bounds.width,
      track: end - start
    )
    bar.frame = CGRect(
      x: start + span.start,
      y: bounds.maxY - Self.thickness - Self.margin - insets.bottom,
      width: span.length,
      height: Self.thickness
    )
  }

  private func barSpan(
    offset: CGFloat,
    limits: ClosedRange<Double>,
    visible: CGFloat,
    track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let range = limits.upperBound - limits.lowerBound
    guard track > 0 else { return (0, 0) }
    let natural = max(track * visible / (visible + range), Self.leastLength)
    let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
    let length = min(max(natural - beyond, 7), track)
    guard range > 0 else { return (offset > limits.upperBound ? track - length : 0, length) }
    let fraction = min(max((offset - limits.lowerBound) / range, 0), 1)
    return ((track - length) * fraction, length)
  }
}
