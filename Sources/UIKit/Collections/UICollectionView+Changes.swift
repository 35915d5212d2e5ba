import QuartzCore

extension UICollectionView {
  /// How long a batch or another layout takes to be shown, in seconds.
  private static let duration = 0.3

  func beginBatch() {
    if state.updateDepth == 0 {
      // What is there before the batch is known before it begins.
      updateVisibleItems()
    }
    state.updateDepth += 1
  }

  func endBatch() {
    guard state.updateDepth > 0 else { return }
    state.updateDepth -= 1
    guard state.updateDepth == 0 else { return }
    let changes = state.changes
    let completions = state.completions
    state.changes = ListChanges()
    state.completions = []
    apply(changes, completions)
  }

  /// Notes a change for the batch, or makes a batch of it.
  func change(_ note: (inout ListChanges) -> Void) {
    beginBatch()
    note(&state.changes)
    endBatch()
  }

  private func apply(_ changes: ListChanges, _ completions: [(Bool) -> Void]) {
    guard let dataSource, state.isLoaded, bounds.width > 0, bounds.height > 0 else {
      reloadEverything()
      complete(completions)
      return
    }
    let new = counts(from: dataSource)
    do {
      let mapping = try ListMapping(changes, from: state.counts, to: new)
      show(new, changes, mapping, completions)
    } catch {
      World.current.report(
        CompatibilityIssue(error.message(.collection), context: "UICollectionView")
      )
      reloadEverything()
      complete(completions)
    }
  }

  private func complete(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    World.current.enqueue {
      // Deferred work of a World runs on the main actor.
      MainActor.assumeIsolated { for completion in completions { completion(true) } }
    }
  }

  // MARK: - Batches

  private func show(
    _ counts: [Int],
    _ changes: ListChanges,
    _ mapping: ListMapping,
    _ completions: [(Bool) -> Void]
  ) {
    let layout = collectionViewLayout
    var old: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    let oldAttributes = { (path: IndexPath) in
      old[path] ?? layout.layoutAttributesForItem(at: path)
    }
    // Where things were that will come into sight is asked before the layout forgets it.
    for path in pathsBefore(mapping, counts) { old[path] = oldAttributes(path) }
    state.isUpdating = true
    state.counts = counts
    prepareAnew(changes)
    let leaving = takeViews(mapping)
    state.selected = state.selected.compactMap(mapping.newPath)
    touchTracker.follow(to: touchTracker.path.flatMap(mapping.newPath))
    let target = restingPlace
    let wanted = wantedAttributes(at: target)
    let passing = takePassing(wanted)
    makeComing(wanted, mapping, old)
    let arrange = { [self] in
      state.isUpdating = true
      contentOffset = target
      for (element, view) in state.shown {
        if let attributes = wanted[element] { place(view, attributes) }
      }
      leave(passing)
      leave(leaving, mapping)
      layout.finalizeCollectionViewUpdates()
      state.isUpdating = false
    }
    state.isUpdating = false
    run(arrange, leaving: [leaving, passing], completions)
  }

  /// The items before a batch that survive it: those that may come into sight are among them.
  private func pathsBefore(_ mapping: ListMapping, _ counts: [Int]) -> [IndexPath] {
    // One screen before and after what is in sight is enough: what comes from farther away fades in.
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return (collectionViewLayout.layoutAttributesForElements(in: around) ?? [])
      .filter { $0.representedElementCategory == .cell }
      .map(\.indexPath)
  }

  private func prepareAnew(_ changes: ListChanges) {
    let layout = collectionViewLayout
    let type =
      Swift.type(of: layout).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: changes))
  }

  /// Where content stands after a change.
  private var restingPlace: CGPoint {
    let proposal = drag == nil ? contentOffset.clamped(to: offsetLimits) : contentOffset
    let byLayout = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposal)
    return collectionDelegate?.collectionView(
      self,
      targetContentOffsetForProposedContentOffset: byLayout
    ) ?? byLayout
  }

  private func wantedAttributes(
    at offset: CGPoint
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let old = bounds.origin
    guard offset != old else { return wantedAttributes() }
    UIView.performWithoutAnimation { layer.bounds.origin = offset }
    let wanted = wantedAttributes()
    UIView.performWithoutAnimation { layer.bounds.origin = old }
    return wanted
  }

  func attributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    return switch element.category {
    case .cell: layout.layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  /// Gives the views that stay their new paths, and returns those that leave.
  private func takeViews(_ mapping: ListMapping) -> [CollectionElement: UICollectionReusableView] {
    var leaving: [CollectionElement: UICollectionReusableView] = [:]
    let shown = state.shown
    state.shown = [:]
    state.attributes = [:]
    for (element, view) in shown {
      guard let target = newElement(for: element, mapping),
        element.category != .cell || !mapping.reloadedItems.contains(element.path)
      else {
        leaving[element] = view
        continue
      }
      state.shown[target] = view
    }
    return leaving
  }

  private func newElement(
    for element: CollectionElement,
    _ mapping: ListMapping
  ) -> CollectionElement? {
    var target = element
    switch element.category {
    case .cell:
      guard let path = mapping.newPath(for: element.path) else { return nil }
      target.path = path
    case .supplementaryView:
      guard element.path.count > 0, mapping.newSection.indices.contains(element.path[0]),
        let section = mapping.newSection[element.path[0]]
      else { return nil }
      target.path[0] = section
      if attributes(for: target) == nil { return nil }
    case .decorationView:
      if attributes(for: target) == nil { return nil }
    }
    return target
  }

  /// Takes out the views that stay but will be out of sight.
  private func takePassing(
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> [CollectionElement: UICollectionReusableView] {
    let passing = state.shown.filter { wanted[$0.key] == nil }
    for element in passing.keys { state.shown[element] = nil }
    return passing
  }

  /// Lets views go to their places out of sight, within the animation.
  private func leave(_ passing: [CollectionElement: UICollectionReusableView]) {
    for (element, view) in passing {
      if let attributes = attributes(for: element) {
        put(view, at: attributes)
      } else {
        view.alpha = 0
      }
    }
  }

  /// Makes what comes into sight, where it comes from.
  private func makeComing(
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes],
    _ mapping: ListMapping,
    _ old: [IndexPath: UICollectionViewLayoutAttributes]
  ) {
    for attributes in wanted.values.sorted(by: Self.isBehind)
    where state.shown[attributes.element] == nil {
      guard let view = makeView(attributes) else { continue }
      show(view, as: attributes.element, attributes)
      guard attributes.representedElementCategory == .cell else { continue }
      let before = mapping.oldPath(for: attributes.indexPath)
      let start: UICollectionViewLayoutAttributes?
      if let before, !mapping.reloadedItems.contains(before), let place = old[before] {
        start = place
      } else {
        start = appearing(attributes)
      }
      if let start { UIView.performWithoutAnimation { put(view, at: start) } }
    }
  }

  private func appearing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if let own = collectionViewLayout.initialLayoutAttributesForAppearingItem(
      at: attributes.indexPath
    ) {
      return own
    }
    let faded = attributes.copy() as? UICollectionViewLayoutAttributes
    faded?.alpha = 0
    return faded
  }

  /// Lets go what leaves, within the animation.
  private func leave(
    _ leaving: [CollectionElement: UICollectionReusableView],
    _ mapping: ListMapping
  ) {
    for (element, view) in leaving {
      guard element.category == .cell else {
        view.alpha = 0
        continue
      }
      if let own = collectionViewLayout.finalLayoutAttributesForDisappearingItem(
        at: element.path
      ) {
        put(view, at: own)
        continue
      }
      if let target = mapping.newPath(for: element.path),
        let place = collectionViewLayout.layoutAttributesForItem(at: target)
      {
        put(view, at: place)
      }
      view.alpha = 0
    }
  }

  private func run(
    _ arrange: @escaping () -> Void,
    leaving: [[CollectionElement: UICollectionReusableView]],
    _ completions: [(Bool) -> Void]
  ) {
    let finish = { [weak self] in
      for (element, view) in leaving.joined() { self?.retire(view, as: element) }
    }
    defer { setNeedsLayout() }
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(arrange)
      finish()
      complete(completions)
      return
    }
    let options: UIView.AnimationOptions = .allowUserInteraction
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      arrange()
    } completion: { _ in
      finish()
      for completion in completions { completion(true) }
    }
  }

  // MARK: - Another layout

  func change(
    to layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion.map { complete([$0]) }
      return
    }
    guard animated, window != nil, state.isLoaded else {
      exchangeLayout(for: layout)
      contentOffset = contentOffset.clamped(to: offsetLimits)
      updateVisibleItems()
      setNeedsLayout()
      completion.map { complete([$0]) }
      return
    }
    updateVisibleItems()
    morph(from: old, to: layout, completion)
  }

  private func morph(
    from old: UICollectionViewLayout,
    to layout: UICollectionViewLayout,
    _ completion: ((Bool) -> Void)?
  ) {
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in state.shown.values { view.willTransition(from: old, to: layout) }
    state.isUpdating = true
    exchangeLayout(for: layout)
    prepareLayoutIfNeeded()
    let target = restingPlace
    let wanted = wantedAttributes(at: target)
    for attributes in wanted.values.sorted(by: Self.isBehind)
    where state.shown[attributes.element] == nil {
      guard let view = makeView(attributes) else { continue }
      show(view, as: attributes.element, attributes)
      let before = old.layoutAttributesForItem(at: attributes.indexPath)
      let start =
        attributes.representedElementCategory == .cell ? before ?? appearing(attributes) : nil
      if let start { UIView.performWithoutAnimation { put(view, at: start) } }
    }
    let passing = takePassing(wanted)
    let staying = Array(state.shown.values)
    state.isUpdating = false
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      [self] in
      state.isUpdating = true
      contentOffset = target
      for (element, view) in state.shown {
        if let attributes = wanted[element] { place(view, attributes) }
      }
      leave(passing)
      state.isUpdating = false
    } completion: { [weak self] finished in
      for view in staying { view.didTransition(from: old, to: layout) }
      for (element, view) in passing { self?.retire(view, as: element) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      self?.setNeedsLayout()
      completion?(finished)
    }
  }
}
