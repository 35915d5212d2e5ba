import QuartzCore

extension UIView {
  /// What Auto Layout keeps about the view, made where it is missing.
  var ensuredLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    markConstraintFlags(.participates)
    return state
  }

  /// Whether constraints determine the view's frame.
  ///
  /// Containers place the views of controllers, even those that do not translate their masks, as long as no
  /// constraint is about them.
  var isPlacedByConstraints: Bool {
    !storedTranslates && (owner == nil || (layoutState?.placements ?? 0) > 0)
  }

  /// Whether the view's frame comes from outside for what is in it.
  var isIslandRoot: Bool {
    !isPlacedByConstraints && (layoutState?.crossings ?? 0) == 0 || storedSuperview == nil
  }

  /// The view that the constraints in this view are solved for.
  var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let next = view.storedSuperview { view = next }
    return view
  }

  /// The engine for what is in the view, or nil while there are no constraints.
  var innerEngine: LayoutEngine? {
    LayoutEngine.exists ? islandRoot.layoutState?.engine : nil
  }

  /// The engine that places the view, or nil while there are no constraints.
  var outerEngine: LayoutEngine? {
    LayoutEngine.exists ? (storedSuperview ?? self).islandRoot.layoutState?.engine : nil
  }

  /// Notes that constraints about what is in the view came or went.
  func constraintsDidChange() {
    let root = islandRoot
    let state = root.ensuredLayoutState
    if let engine = state.engine {
      engine.setNeedsCollection()
    } else {
      state.engine = LayoutEngine(root: root)
      root.setNeedsLayout()
    }
  }

  /// Whether constraints are about what is in the view, or its size.
  var hasInnerConstraints: Bool {
    if layoutState?.constraints.isEmpty == false { return true }
    return storedSubviews.contains {
      $0.constraintFlags.contains(.participates) && !$0.isIslandRoot
    }
  }

  // MARK: - Keeping constraints

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    ensuredLayoutState.constraints.append(constraint)
    constraint.holder = self
    // Views that are constrained tell when they move.
    for item in constraint.links {
      _ = item?.layoutView?.ensuredLayoutState
    }
    for view in constraint.viewsToPlace() {
      constraint.placedViews.append(UnownedView(view: view))
      view.ensuredLayoutState.placements += 1
    }
    for view in constraint.viewsToCross() {
      constraint.crossedViews.append(UnownedView(view: view))
      let state = view.ensuredLayoutState
      state.crossings += 1
      if !view.isIslandRoot { state.engine = nil }
    }
    constraint.space?.constraintsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.space?.constraintsDidChange()
    layoutState?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    for placed in constraint.placedViews { placed.view?.layoutState?.placements -= 1 }
    for crossed in constraint.crossedViews { crossed.view?.layoutState?.crossings -= 1 }
    for freed in constraint.placedViews + constraint.crossedViews {
      guard let view = freed.view, view.isIslandRoot else { continue }
      if view.layoutState?.engine == nil, view.hasInnerConstraints { view.constraintsDidChange() }
    }
    (constraint.placedViews, constraint.crossedViews) = ([], [])
    constraintsDidChange()
  }

  /// Gives up the constraints that tie what is in a view, which leaves, to what stays.
  func releaseConstraints(tying view: UIView) {
    guard view.constraintFlags.contains(.participates) else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.layoutState?.constraints ?? []
      where constraint.isTied(to: view) {
        current.release(constraint)
      }
      ancestor = current.storedSuperview
    }
  }

  /// Notes that the view has come into a tree or left one.
  func islandMayHaveChanged() {
    guard constraintFlags.contains(.participates) else { return }
    if !isIslandRoot { layoutState?.engine = nil }
    let isSolved = isPlacedByConstraints
    let hasOwn = layoutState?.constraints.contains { $0.isAboutOneView } ?? false
    if isSolved || hasOwn {
      (storedSuperview ?? self).constraintsDidChange()
    }
  }

  /// Notes that a view has left this one.
  func subviewDidLeave(_ view: UIView) {
    guard view.constraintFlags.contains(.participates) else { return }
    innerEngine?.setNeedsCollection()
  }

  func translationDidChange() {
    LayoutEngine.exists = true
    _ = ensuredLayoutState
    if !isIslandRoot { layoutState?.engine = nil }
    storedSuperview?.constraintsDidChange()
    if isIslandRoot, layoutState?.constraints.isEmpty == false { constraintsDidChange() }
  }

  // MARK: - Layout

  /// Updates constraints and solves them, before the view is laid out.
  func prepareConstraints() {
    if awaitsConstraintUpdate { runConstraintUpdates() }
    guard let engine = innerEngine else { return }
    if let state = layoutState {
      for guide in state.ruledGuides { engine.placeDidChange(of: guide) }
    }
    engine.update()
  }

  /// Solves what is out of date about the view, before it is laid out.
  func updateLayoutEngines() {
    outerEngine?.update()
    innerEngine?.update()
  }

  /// Places subviews and guides as constraints have it.
  func applyConstraints() {
    guard let engine = innerEngine else { return }
    engine.update()
    engine.apply(in: self)
  }

  /// Notes a change of place or size that constraints may depend on.
  func geometryDidChange() {
    guard LayoutEngine.exists else { return }
    if !isPlacedByConstraints { storedSuperview?.innerEngine?.placeDidChange(of: self) }
    if isIslandRoot || self is UIScrollView { innerEngine?.placeDidChange(of: self) }
  }

  /// The view's rectangle in its superview as it is without the transform.
  var solvedPlace: CGRect {
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: layer.position.x - size.width * anchor.x,
      y: layer.position.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }

  /// Takes on a solved frame by bounds and center, which keeps the transform.
  func takeSolvedPlace(_ frame: CGRect) {
    if layer.bounds.size != frame.size {
      bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    }
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    if layer.position != middle { center = middle }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is a view, or in it, while the constraint is about more than what is in it.
  func isTied(to view: UIView) -> Bool {
    links.contains { $0?.layoutView?.isDescendant(of: view) == true }
  }
}
