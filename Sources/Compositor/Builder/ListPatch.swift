import QuartzCore

/// Brings a list up to date in place, as long as every layer keeps its number of items.
struct ListPatch {
  /// How many items may be written before a whole new list is cheaper.
  private var most: Int { max(items.count / 4, 16) }

  /// The items; those of layers that were not reached yet are as they were.
  private(set) var items: [DisplayList.Item]
  /// Where items were written.
  private(set) var ranges: [Range<Int>] = []
  /// Draws single layers.
  private(set) var walk: LayerWalk
  private var written = 0

  /// Makes a patch of a list.
  ///
  /// - Parameters:
  ///   - last: The items made last.
  ///   - spare: The items made before those, whose memory is used; taken away.
  ///   - differences: Where those made last differ from them; nil when there are none to use.
  ///   - walk: Draws layers; takes over from the items made last.
  init(
    _ last: [DisplayList.Item],
    spare: inout [DisplayList.Item],
    differences: [Range<Int>]?,
    _ walk: LayerWalk
  ) {
    self.walk = walk
    guard let differences else {
      items = last
      return
    }
    // Swapped, so that nothing else holds the memory that is written.
    items = []
    swap(&items, &spare)
    for range in differences {
      for index in range { items[index] = last[index] }
    }
  }

  /// Writes the items of sublayers that may have changed.
  ///
  /// - Parameters:
  ///   - children: The sublayers.
  ///   - run: Where they are.
  ///   - base: Where the items of the layer that has them begin.
  ///   - time: That layer's time.
  /// - Returns: False when a new list has to be made, taking over from ``items``.
  mutating func update(
    _ children: [CALayer],
    _ run: LayerRun,
    _ base: Int,
    _ time: CFTimeInterval
  ) -> Bool {
    guard let inputs = run.keptInputs, run.isInOrder, run.count == children.count else {
      return false
    }
    let plane = LayerPlane(
      map: inputs.map,
      opacity: inputs.opacity,
      isClipped: false,
      enclosing: inputs.enclosing,
      time: time
    )
    let kept = LayerWalk.KeptSublayers(run: run, isSame: true, around: inputs.around)
    var nearest = -Double.infinity
    for (index, child) in children.enumerated() {
      let entry = run.entries + index
      if child.isUnchanged(since: entry.pointee.revision) {
        guard advance(&nearest, to: entry.pointee.depth) else { return false }
      } else if let inner = entry.pointee.runBelow(child) {
        guard advance(&nearest, to: entry.pointee.depth) else { return false }
        let (start, portals) = (base + Int(entry.pointee.start), walk.portalCount)
        guard update(child.childLayers, inner, start, time) else { return false }
        let hasPortals = walk.portalCount > portals
        entry.pointee.revision = hasPortals ? LayerRun.Entry.none : child.subtreeRevision
      } else {
        guard rewrite(child, entry, plane, kept, base, &nearest) else { return false }
      }
    }
    return true
  }

  private func advance(_ nearest: inout Double, to depth: Double) -> Bool {
    if depth < nearest { return false }
    if !depth.isNaN { nearest = depth }
    return true
  }

  /// Draws a sublayer in its old place.
  private mutating func rewrite(
    _ child: CALayer,
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ plane: LayerPlane,
    _ kept: LayerWalk.KeptSublayers,
    _ base: Int,
    _ nearest: inout Double
  ) -> Bool {
    let (start, count) = (Int(entry.pointee.start), Int(entry.pointee.count))
    // The items are drawn elsewhere first, but noted as if they were drawn in their place.
    kept.run.place(before: base, now: -start)
    guard walk.drawNext(child, entry, plane, kept, &nearest),
      Int(entry.pointee.count) == count, walk.items.count == count
    else {
      entry.pointee.hide(LayerRun.Entry.none)
      return false
    }
    written += count
    guard written <= most else {
      entry.pointee.hide(LayerRun.Entry.none)
      return false
    }
    let range = base + start..<base + start + count
    for index in 0..<count { items[range.lowerBound + index] = walk.items[index] }
    walk.items.removeAll(keepingCapacity: true)
    if count > 0 { ranges.append(range) }
    return true
  }
}
