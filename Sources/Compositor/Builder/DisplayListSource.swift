package import QuartzCore

/// The display lists of one layer tree over time; a tree that did not change gives the same list again.
package final class DisplayListSource {
  private var last: DisplayList?
  private var lastSize = CGSize.zero
  private var lastScale: CGFloat = 0
  private var versions: [TreeVersion] = []
  private var run = LayerRun()

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
    var walk = LayerWalk(values: .onScreen, scale: Double(scale))
    walk.before = last?.items ?? []
    walk.items.reserveCapacity(walk.before.count)
    run.prepare(before: last == nil ? nil : 0, now: 0)
    walk.drawRoot(root, time, run)
    let list = walk.list(size)
    // Only a tree in a world tells of its changes.
    versions = root.attachedWorld == nil ? [] : [TreeVersion(root, time)] + walk.portals
    (last, lastSize, lastScale) = (list, size, scale)
    return list
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
