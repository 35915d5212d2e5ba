import UIKit

extension HeroContext {
  /// Makes the stand-ins of views, one above the other.
  ///
  /// - Parameter views: The views, in the order in which their stand-ins are made.
  func makeSnapshots(of views: [UIView]) {
    order = PaintingOrder()
    CATransaction.begin()
    // Nothing of them moves by itself, so that nobody has to be asked about each value.
    CATransaction.setDisableActions(true)
    for view in views { _ = snapshotView(for: view) }
    CATransaction.commit()
    order = nil
  }

  /// Adds a stand-in to its parent, right above the one that it is matched with.
  ///
  /// The pair moves up together; what lies above the pair's original stays above both.
  func insert(_ record: HeroSnapshotRecord, into parent: UIView) {
    guard let pair = pairedView(for: record.view), let pairSnapshot = existingSnapshot(of: pair),
      pair.superview != nil, pairSnapshot.superview === parent
    else {
      if parent === container { order?.forgetTop() }
      return parent.addSubview(record.snapshot)
    }
    if insertIntoTop(record, pair: pair, pairSnapshot: pairSnapshot) { return }
    let above = snapshots(above: pair)
    if parent === container, record.snapshot.superview !== container,
      isFollowed(pairSnapshot, by: above)
    {
      let index = parent.subviews.count - above.count
      parent.insertSubview(record.snapshot, at: index)
      order?.noteTop(above, abovePair: pair, record.view, count: container.subviews.count)
      return
    }
    order?.forgetTop()
    parent.addSubview(record.snapshot)
    parent.bringSubviewsToFront([pairSnapshot, record.snapshot])
    container.bringSubviewsToFront(above.map(\.snapshot))
  }

  /// Adds a stand-in above its pair's where the last one has left everything in place.
  ///
  /// - Returns: Whether it did.
  private func insertIntoTop(
    _ record: HeroSnapshotRecord,
    pair: UIView,
    pairSnapshot: UIView
  ) -> Bool {
    guard pairSnapshot.superview === container, record.snapshot.superview !== container,
      let rest = order?.top(above: pair, in: container)
    else { return false }
    // Nobody holds the list of subviews while it changes, or it would be copied.
    let count = container.subviews.count
    let index = count - rest
    guard index > 0, container.subviews[index - 1] === pairSnapshot else { return false }
    container.insertSubview(record.snapshot, at: index)
    order?.noteTopInsertion(of: record.view, count: count + 1)
    return true
  }

  /// The stand-ins in the container of the views above a view, and where the views are in painting order.
  private func snapshots(above view: UIView) -> [PaintingOrder.Standing] {
    var order = self.order ?? PaintingOrder()
    let views = order.views(above: view)
    if self.order != nil { self.order = order }
    return views.indices.compactMap { index in
      guard let record = snapshots[ObjectIdentifier(views[index])], record.isGlobal,
        record.snapshot.superview === container
      else { return nil }
      return PaintingOrder.Standing(index: index, snapshot: record.snapshot)
    }
  }

  /// Whether nothing but these views lies above a view in the container.
  private func isFollowed(_ view: UIView, by above: [PaintingOrder.Standing]) -> Bool {
    let views = container.subviews
    let first = views.count - above.count
    guard first > 0, views[first - 1] === view else { return false }
    return zip(views[first...], above).allSatisfy { $0 === $1.snapshot }
  }
}
