package import QuartzCore

/// The display lists of one layer tree over time; a tree that did not change gives the same list again.
package final class DisplayListSource {
  private var last: DisplayList?
  private var lastSize = CGSize.zero
  private var lastScale: CGFloat = 0
  private var versions: [TreeVersion] = []
  /// Where the root is, as if it were a sublayer.
  private let top = LayerRun()
  /// The items made before those made last, whose memory can be used again.
  private var spare: [DisplayList.Item] = []
  /// Where those made last differ from them; nil when they differ in more than that.
  private var differences: [Range<Int>]?
  /// How many lists are made anew before a patch is tried again.
  private var pause = 0

  private static let patience = 8

  /// Makes a source that has made no list yet.
  package init() {}

  /// Makes a list of what is on screen at a time.
  ///
  /// - Parameters:
  ///   - root: The layer that holds the tree.
  ///   - time: The time of the root's world, in seconds.
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The list: the very one made last when nothing can have changed. What did not
  ///   change is taken over from it.
  package func list(
    of root: CALayer,
    at time: CFTimeInterval,
    size: CGSize,
    scale: CGFloat
  ) -> DisplayList {
    if let last, size == lastSize, scale == lastScale, isUnchanged(root, time) { return last }
    DisplayListBuilder.prepare()
    let (walk, items) = makeItems(root, time, Double(scale))
    let list = walk.list(size, items)
    // Only a tree in a world tells of its changes.
    versions = root.attachedWorld == nil ? [] : [TreeVersion(root, time)] + walk.portals
    (last, lastSize, lastScale) = (list, size, scale)
    return list
  }

  private func makeItems(
    _ root: CALayer,
    _ time: CFTimeInterval,
    _ scale: Double
  ) -> (LayerWalk, [DisplayList.Item]) {
    let before = last?.items ?? []
    var walk = LayerWalk(values: .onScreen, scale: scale)
    walk.before = before
    walk.top = root
    if pause > 0 {
      pause -= 1
    } else if last != nil, Double(lastScale) == scale {
      var patch = ListPatch(before, spare: &spare, differences: differences, walk)
      if patch.update([root], top, 0, time) {
        (spare, differences) = (before, patch.ranges)
        return (patch.walk, patch.items)
      }
      // What was written so far is where the entries say.
      walk.before = patch.items
      pause = Self.patience
    }
    (spare, differences) = ([], nil)
    walk.items.reserveCapacity(walk.before.count)
    top.prepare(before: last == nil ? nil : 0, now: 0)
    walk.drawTree(root, time, top)
    return (walk, walk.items)
  }

  private func isUnchanged(_ root: CALayer, _ time: CFTimeInterval) -> Bool {
    guard let own = versions.first, own.root === root, own.isUnchanged(at: time) else {
      return false
    }
    return versions.dropFirst().allSatisfy { version in
      guard let world = version.root?.attachedWorld else { return false }
      return version.isUnchanged(at: world.frameTime)
    }
  }
}
