import QuartzCore

extension LayerWalk {
  /// The sublayers of one layer while they are drawn.
  struct KeptSublayers {
    var run: LayerRun
    /// Whether an unchanged sublayer's items can be taken over.
    var isSame: Bool
    /// What the layer does to each of them.
    var around: CATransform3D?
  }

  /// Whether nothing but a sublayer's own values and its place say what it draws.
  func canKeepSublayers(_ layer: CALayer, _ state: LayerState) -> Bool {
    guard values == .onScreen, !layer.changesNamedSublayers else { return false }
    switch state.content {
    case .replicator, .emitter: return false
    default: return true
    }
  }

  /// Draws sublayers and takes over from the list before what did not change.
  ///
  /// - Parameters:
  ///   - layer: The layer that has them.
  ///   - around: What it does to each of them.
  ///   - plane: The plane that they are flattened into.
  ///   - run: Where they were.
  ///   - state: Gives the layer's values.
  mutating func drawKept(
    _ layer: CALayer,
    _ around: CATransform3D?,
    _ plane: LayerPlane,
    _ run: LayerRun,
    _ state: (Self) -> LayerState
  ) {
    let children = layer.childLayers
    let inputs = LayerRun.Inputs(
      map: plane.map,
      opacity: plane.opacity,
      around: around,
      enclosing: plane.enclosing
    )
    var kept = KeptSublayers(
      run: run,
      isSame: run.begin(inputs, count: children.count),
      around: around
    )
    if run.isInOrder, drawInOrder(children, plane, kept) {
      run.end()
      return
    }
    // What was drawn so far has overwritten where things were.
    if run.isInOrder {
      kept.isSame = false
      run.forgetBefore()
    }
    let siblings = siblings(of: layer, state(self), plane.time, plane.opacity)
    for index in children.indices { run.entries[index].isWhole = false }
    let isInOrder = drawSiblings(siblings, plane, kept)
    // What lies in a layer that does not flatten has no place of its own.
    run.isInOrder = isInOrder && siblings.allSatisfy { $0.index != nil }
    // What is hidden, or cut by the plane of another one, is in no one place.
    for index in children.indices where !run.entries[index].isWhole {
      run.entries[index].hide(LayerRun.Entry.none)
    }
    run.end()
  }

  /// Draws a tree in the space outside its root, and notes where its items are.
  mutating func drawTree(_ root: CALayer, _ time: CFTimeInterval, _ outer: LayerRun) {
    self.top = root
    let inputs = LayerRun.Inputs(map: Homography(scale: scale), opacity: 1, around: nil)
    let plane = LayerPlane(map: inputs.map, opacity: 1, isClipped: false, time: time)
    let kept = KeptSublayers(run: outer, isSame: outer.begin(inputs, count: 1), around: nil)
    if drawInOrder([root], plane, kept) { outer.end() } else { drawRoot(root, time) }
  }

  // MARK: In order

  /// Draws sublayers one after another.
  ///
  /// - Returns: False, with nothing drawn, when they have to be sorted or share a space.
  private mutating func drawInOrder(
    _ children: [CALayer],
    _ plane: LayerPlane,
    _ kept: KeptSublayers
  ) -> Bool {
    let (first, run) = (items.count, kept.run)
    var nearest = -Double.infinity
    var taken = 0..<0
    for (index, child) in children.enumerated() {
      let entry = run.entries + index
      if kept.isSame, child.isUnchanged(since: entry.pointee.revision) {
        if entry.pointee.depth < nearest { return giveUp(first) }
        guard !entry.pointee.depth.isNaN else { continue }
        nearest = entry.pointee.depth
        take(entry, run, &taken)
        continue
      }
      flush(&taken)
      guard drawNext(child, entry, plane, kept, &nearest) else { return giveUp(first) }
    }
    flush(&taken)
    return true
  }

  private mutating func giveUp(_ first: Int) -> Bool {
    items.removeLast(items.count - first)
    return false
  }

  /// Adds a sublayer's old items to the range that is taken over next.
  private mutating func take(
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ run: LayerRun,
    _ taken: inout Range<Int>
  ) {
    guard entry.pointee.count > 0 else { return }
    let start = (run.before ?? 0) + Int(entry.pointee.start)
    if taken.upperBound != start {
      flush(&taken)
      taken = start..<start
    }
    let place = Int32(items.count + taken.count - run.now)
    if entry.pointee.start != place { entry.pointee.start = place }
    taken = taken.lowerBound..<(start + Int(entry.pointee.count))
  }

  private mutating func flush(_ taken: inout Range<Int>) {
    guard !taken.isEmpty else { return }
    items.append(contentsOf: before[taken])
    taken = taken.upperBound..<taken.upperBound
  }

  /// Draws one sublayer.
  ///
  /// - Returns: False when the sublayers have to be sorted or share a space.
  mutating func drawNext(
    _ child: CALayer,
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ plane: LayerPlane,
    _ kept: KeptSublayers,
    _ nearest: inout Double
  ) -> Bool {
    var state: LayerState?
    let place: LayerPlace
    if let quick = child.quickPlace(parentTime: plane.time) {
      place = quick
    } else {
      let values = child.evaluatedState(parentTime: plane.time)
      place = values.place
      state = values
    }
    guard !place.flags.contains(.isHidden), place.opacity > 0 else {
      entry.pointee.hide(child.subtreeRevision)
      return true
    }
    guard !child.keepsSpace else { return false }
    var matrix = place.ownMatrix
    if let around = kept.around { matrix = matrix.concatenating(around) }
    let depth = Double(matrix.m43 / matrix.m44)
    guard matrix.keepsPlanesParallel, depth >= nearest else { return false }
    nearest = depth
    entry.pointee.depth = depth
    let own = Homography(matrix)
    enclosing = plane.enclosing?.seen(through: own)
    draw(child, entry, place, state, own.concatenating(plane.map), plane, kept.run)
    enclosing = nil
    return true
  }

  // MARK: In any order

  /// Draws a sublayer as a whole, or takes over what it drew.
  mutating func draw(
    _ sibling: Sibling,
    at index: Int,
    _ plane: LayerPlane,
    _ kept: KeptSublayers
  ) {
    let entry = kept.run.entries + index
    entry.pointee.isWhole = true
    entry.pointee.depth = Double(sibling.depth)
    if kept.isSame, sibling.layer.isUnchanged(since: entry.pointee.revision) {
      var taken = 0..<0
      take(entry, kept.run, &taken)
      flush(&taken)
      return
    }
    let own = Homography(sibling.matrix)
    let map = own.concatenating(plane.map)
    enclosing = plane.enclosing?.seen(through: own)
    draw(sibling.layer, entry, sibling.state.place, sibling.state, map, plane, kept.run)
    enclosing = nil
  }

  // MARK: One sublayer

  /// Draws a sublayer and notes where its items are.
  private mutating func draw(
    _ child: CALayer,
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ place: LayerPlace,
    _ state: LayerState?,
    _ map: Homography,
    _ plane: LayerPlane,
    _ outer: LayerRun
  ) {
    let (start, portals) = (items.count, portalCount)
    let run = child.childLayers.isEmpty ? nil : entry.pointee.run ?? LayerRun()
    let old = outer.before.map { $0 + Int(entry.pointee.start) }
    run?.prepare(before: old, now: start)
    let isCut = enclosing?.touches(place.bounds) ?? false
    if !isCut, preparePaint(child, entry, state, plane.time) {
      drawPainted(child, entry, place, map, plane, run)
    } else {
      let state = state ?? child.evaluatedState(parentTime: plane.time)
      draw(child, state, map, plane.time, plane.opacity, run)
    }
    entry.pointee.start = Int32(start - outer.now)
    entry.pointee.count = Int32(items.count - start)
    entry.pointee.revision = portals == portalCount ? child.subtreeRevision : LayerRun.Entry.none
    entry.pointee.ownRevision = child.ownRevision
    if run !== entry.pointee.run { entry.pointee.run = run }
  }
}
