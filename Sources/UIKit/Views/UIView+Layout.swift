import QuartzCore

extension UIView {
  /// Runs a change of frame or bounds, and what follows from another size or origin.
  func changeSize(_ change: () -> Void) {
    let old = layer.bounds
    change()
    let new = layer.bounds
    if layoutState != nil { geometryDidChange() }
    if old.size != new.size {
      resizeSubviews(from: old.size, to: new.size)
      setNeedsLayout()
      // Who places the view by constraints is laying out at this moment.
      if !LayoutEngine.isApplying || !isPlacedByConstraints { storedSuperview?.setNeedsLayout() }
      if needsDisplayWhenSized || storedContentMode == .redraw { setNeedsDisplay() }
    } else if old.origin != new.origin {
      setNeedsLayout()
    }
    safeAreaMayHaveChanged()
  }

  /// Lays out the view and what is in it at once where that was asked for, and leaves the views around it
  /// alone.
  package func layoutTreeIfNeeded() {
    if LayoutEngine.exists { updateLayoutEngines() }
    layer.layoutTreeNow()
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in storedSubviews
    where !subview.autoresizingMask.isEmpty
      && !subview.isPlacedByConstraints
    {
      subview.autoresize(from: old, to: new)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let horizontal = Autoresizing(
      start: frame.minX,
      length: frame.width,
      startIsFlexible: mask.contains(.flexibleLeftMargin),
      lengthIsFlexible: mask.contains(.flexibleWidth),
      endIsFlexible: mask.contains(.flexibleRightMargin)
    ).resized(from: old.width, to: new.width)
    let vertical = Autoresizing(
      start: frame.minY,
      length: frame.height,
      startIsFlexible: mask.contains(.flexibleTopMargin),
      lengthIsFlexible: mask.contains(.flexibleHeight),
      endIsFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(from: old.height, to: new.height)
    let target = CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
    if target != frame { frame = target }
  }

  /// The layout of one view in the layout phase, between the hooks of its controller.
  func performLayout() {
    reportSafeAreaChange()
    if LayoutEngine.exists || constraintFlags.contains(.isRequested) { prepareConstraints() }
    if let owner, owner.viewIfLoaded === self {
      owner.layOutView { layOutSubviews() }
    } else {
      layOutSubviews()
    }
  }

  private func layOutSubviews() {
    if LayoutEngine.exists { applyConstraints() }
    layoutSubviews()
  }

  // MARK: - Safe area

  var computedSafeArea: UIEdgeInsets {
    if let pinned = owner?.pinnedSafeArea { return pinned }
    guard let superview = storedSuperview else { return owner?.additionalSafeAreaInsets ?? .zero }
    let outer = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let area = superview.bounds
      let frame = placeInSafeArea
      insets = UIEdgeInsets(
        top: max(0, min(outer.top - (frame.minY - area.minY), outer.top)),
        left: max(0, min(outer.left - (frame.minX - area.minX), outer.left)),
        bottom: max(0, min(outer.bottom - (area.maxY - frame.maxY), outer.bottom)),
        right: max(0, min(outer.right - (area.maxX - frame.maxX), outer.right))
      )
    }
    return insets + (owner?.additionalSafeAreaInsets ?? .zero)
  }

  /// The rectangle that counts for the safe area, in the superview.
  ///
  /// Uncertain: taken without the view's transform, so that content keeps its layout while its view is turned,
  /// scaled or moved by a transition.
  private var placeInSafeArea: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    let position = layer.position
    return CGRect(
      x: position.x - size.width * anchor.x,
      y: position.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }

  /// Notes that the safe area may be another one; it is reported in the next layout.
  func safeAreaMayHaveChanged() {
    guard storedWindow != nil, safeAreaInsets != reportedSafeArea else { return }
    setNeedsLayout()
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  private func reportSafeAreaChange() {
    let insets = safeAreaInsets
    guard insets != reportedSafeArea else { return }
    reportedSafeArea = insets
    safeAreaInsetsDidChange()
    if let owner, owner.viewIfLoaded === self { owner.viewSafeAreaInsetsDidChange() }
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  var computedLayoutMargins: UIEdgeInsets {
    var margins = storedLayoutMargins ?? standardLayoutMargins
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
      let least = owner.systemMinimumLayoutMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let outer = storedSuperview?.layoutMargins {
      margins = UIEdgeInsets(
        top: max(margins.top, outer.top),
        left: max(margins.left, outer.left),
        bottom: max(margins.bottom, outer.bottom),
        right: max(margins.right, outer.right)
      )
    }
    return margins
  }

  /// The margins of views that nobody has given others: views of controllers have none above and below.
  private var standardLayoutMargins: UIEdgeInsets {
    owner == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// The distances that content should keep from the edges, with leading and trailing sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }
}
