import QuartzCore

extension UICollectionView {
  // MARK: - Loading

  func reloadEverything() {
    touchTracker.cancel()
    for (element, view) in state.shown { retire(view, as: element) }
    state.shown = [:]
    state.attributes = [:]
    state.selected = []
    state.isLoaded = false
    let type =
      type(of: collectionViewLayout).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard !state.isLoaded, let dataSource else { return }
    state.isLoaded = true
    state.counts = counts(from: dataSource)
  }

  func counts(from dataSource: any UICollectionViewDataSource) -> [Int] {
    (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    let layout = collectionViewLayout
    guard layout.needsPreparation else { return }
    layout.needsPreparation = false
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  /// Asks the layout, while the old bounds are there, whether others make it untrue, and changes them.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    guard state.isLoaded, new != bounds else { return change() }
    let layout = collectionViewLayout
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    change()
    if let context { layout.invalidateLayout(with: context) }
  }

  // MARK: - Views

  /// Makes what is in sight, retires what is not, and puts all in their places.
  func updateVisibleItems() {
    guard !state.isUpdating, state.updateDepth == 0 else { return }
    state.isUpdating = true
    if let backgroundView, backgroundView.frame != bounds {
      UIView.performWithoutAnimation { backgroundView.frame = bounds }
    }
    prepareLayoutIfNeeded()
    let wanted = wantedAttributes()
    for (element, view) in state.shown where wanted[element] == nil {
      state.shown[element] = nil
      state.attributes[element] = nil
      retire(view, as: element)
    }
    for attributes in wanted.values.sorted(by: Self.isBehind) {
      let element = attributes.element
      if let view = state.shown[element] {
        place(view, attributes)
      } else if let view = makeView(attributes) {
        show(view, as: element, attributes)
      }
    }
    state.isUpdating = false
  }

  /// What the layout places in sight, by element.
  func wantedAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [:] }
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in collectionViewLayout.layoutAttributesForElements(in: boundsInSight) ?? []
    where !attributes.isHidden && isThere(attributes) {
      wanted[attributes.element] = attributes
    }
    return wanted
  }

  private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    return path.count == 2 && state.counts.indices.contains(path.section) && path.item >= 0
      && path.item < state.counts[path.section]
  }

  /// Returns whether a view is made before, and stands behind, another one.
  static func isBehind(
    _ one: UICollectionViewLayoutAttributes,
    _ other: UICollectionViewLayoutAttributes
  ) -> Bool {
    if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
    if one.representedElementCategory != other.representedElementCategory {
      return one.representedElementCategory.rawValue < other.representedElementCategory.rawValue
    }
    if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
    return (one.representedElementKind ?? "") < (other.representedElementKind ?? "")
  }

  /// Makes the view of what the layout places.
  func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      let path = attributes.indexPath
      let kind = attributes.representedElementKind ?? ""
      switch attributes.representedElementCategory {
      case .cell:
        let cell = dataSource?.collectionView(self, cellForItemAt: path)
        cell?.isSelected = state.selected.contains(path)
        view = cell
      case .supplementaryView:
        view = dataSource?.collectionView(
          self,
          viewForSupplementaryElementOfKind: kind,
          at: path
        )
      case .decorationView:
        view = collectionViewLayout.decorationClasses[kind]?.make(frame: attributes.frame)
      }
    }
    return view
  }

  /// Puts a new view on screen and tells so.
  func show(
    _ view: UICollectionReusableView,
    as element: CollectionElement,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let other = state.shown.first(where: { $0.value === view })?.key {
      state.shown[other] = nil
      state.attributes[other] = nil
    }
    state.shown[element] = view
    UIView.performWithoutAnimation {
      place(view, attributes)
      insert(view, zIndex: attributes.zIndex)
      layOutIfAnimating(view)
    }
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: element.kind,
        at: element.path
      )
    case .decorationView: break
    }
  }

  private func insert(_ view: UIView, zIndex: Int) {
    // What stands in front by its index comes first among those behind the bars of the scroll view.
    let bars = [indicators.vertical, indicators.horizontal].compactMap(\.self)
    let front = bars.first { $0.superview === self }
    let above = subviews.first { other in
      guard let key = state.shown.first(where: { $0.value === other })?.key else { return false }
      return (state.attributes[key]?.zIndex ?? 0) > zIndex
    }
    if zIndex == 0, let above {
      insertSubview(view, belowSubview: above)
    } else if let front {
      insertSubview(view, belowSubview: front)
    } else {
      addSubview(view)
    }
  }

  /// Takes a view off the screen, tells so, and lets it wait.
  func retire(_ view: UICollectionReusableView, as element: CollectionElement) {
    view.removeFromSuperview()
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
      recycle(view)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.kind,
        at: element.path
      )
      recycle(view, kind: element.kind)
    case .decorationView: break
    }
  }

  /// Gives a view the place and look that the layout says.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    state.attributes[attributes.element] = attributes
    put(view, at: attributes)
  }

  func put(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
    let bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != attributes.center { view.center = attributes.center }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(attributes)
  }

  // MARK: - Asking

  func path(at point: CGPoint) -> IndexPath? {
    let under = state.attributes.values.filter {
      $0.representedElementCategory == .cell && !$0.isHidden
    }
    let hit = under.filter { attributes in
      guard let view = state.shown[attributes.element] else { return false }
      return view.point(inside: view.convert(point, from: self), with: nil)
    }
    if let front = hit.max(by: Self.isBehind) { return front.indexPath }
    prepareLayoutIfNeeded()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max(by: Self.isBehind)?.indexPath
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    guard let attributes = layoutAttributesForItem(at: path), isThere(attributes) else {
      World.current.report(
        CompatibilityIssue(
          "attempt to scroll to an item that does not exist: \(path)",
          context: "UICollectionView"
        )
      )
      return
    }
    let rect = attributes.frame
    let inset = adjustedContentInset
    var target = contentOffset
    let room = bounds.inset(by: inset)
    if position.contains(.top) {
      target.y = rect.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = rect.midY - inset.top - room.height / 2
    } else if position.contains(.bottom) {
      target.y = rect.maxY + inset.bottom - bounds.height
    }
    if position.contains(.left) {
      target.x = rect.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = rect.midX - inset.left - room.width / 2
    } else if position.contains(.right) {
      target.x = rect.maxX + inset.right - bounds.width
    }
    if position.isEmpty { target = offsetShowing(rect) }
    setContentOffset(target.clamped(to: offsetLimits), animated: animated)
  }
}
