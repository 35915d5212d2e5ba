import UIKit

extension HeroContext {
  /// The views in each superview from back to front, which stay the same while all stand-ins are made.
  struct PaintingOrder {
    /// The views in one superview, and where each of its subviews is among them.
    struct Siblings {
      var views: [UIView] = []
      var starts: [ObjectIdentifier: Int] = [:]
    }

    private var known: [ObjectIdentifier: Siblings] = [:]

    /// The views in a view and in its later siblings, from the outside in.
    mutating func views(above view: UIView) -> ArraySlice<UIView> {
      guard let superview = view.superview else {
        return view.subviews.flatMap(\.heroFlattened)[...]
      }
      let siblings = known[ObjectIdentifier(superview)] ?? Self.siblings(in: superview)
      known[ObjectIdentifier(superview)] = siblings
      guard let start = siblings.starts[ObjectIdentifier(view)] else { return [] }
      return siblings.views[start...]
    }

    private static func siblings(in superview: UIView) -> Siblings {
      var siblings = Siblings()
      for view in superview.subviews {
        let flattened = view.heroFlattened
        siblings.starts[ObjectIdentifier(view)] =
          siblings.views.count + (flattened.first === view ? 1 : 0)
        siblings.views += flattened
      }
      return siblings
    }
  }

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
    else { return parent.addSubview(record.snapshot) }
    let above = snapshots(above: pair)
    if parent === container, record.snapshot.superview !== container,
      isFollowed(pairSnapshot, by: above)
    {
      parent.insertSubview(record.snapshot, at: parent.subviews.count - above.count)
      return
    }
    parent.addSubview(record.snapshot)
    parent.bringSubviewsToFront([pairSnapshot, record.snapshot])
    container.bringSubviewsToFront(above)
  }

  /// The stand-ins in the container of the views above a view.
  private func snapshots(above view: UIView) -> [UIView] {
    var order = self.order ?? PaintingOrder()
    let views = order.views(above: view)
    if self.order != nil { self.order = order }
    return views.compactMap { view in
      guard let record = snapshots[ObjectIdentifier(view)], record.isGlobal else { return nil }
      return record.snapshot.superview === container ? record.snapshot : nil
    }
  }

  /// Whether nothing but these views lies above a view in the container.
  private func isFollowed(_ view: UIView, by above: [UIView]) -> Bool {
    let views = container.subviews
    let first = views.count - above.count
    guard first > 0, views[first - 1] === view else { return false }
    return zip(views[first...], above).allSatisfy { $0 === $1 }
  }
}
