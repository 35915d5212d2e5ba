public import UIKit

extension HeroContext {
  /// Returns the stand-in of a view, which is made at the first call.
  ///
  /// The view is hidden then, unless it stands in for itself.
  ///
  /// - Parameter view: The view.
  /// - Returns: The stand-in.
  public func snapshotView(for view: UIView) -> UIView {
    record(for: view).snapshot
  }

  func record(for view: UIView) -> HeroSnapshotRecord {
    if let record = snapshots[ObjectIdentifier(view)] { return record }
    let (parent, base) = parentForSnapshot(of: view)
    unhide(view: view)
    let record = makeRecord(of: view, base: base)
    place(record, relativeTo: base)
    if !record.isLive {
      dress(record)
      hide(view: view)
    }
    insert(record, into: parent)
    snapshots[ObjectIdentifier(view)] = record
    snapshotOrder.append(record)
    return record
  }

  /// The stand-in of a view when it has been made.
  func existingSnapshot(of view: UIView) -> UIView? {
    snapshots[ObjectIdentifier(view)]?.snapshot
  }

  /// Returns where a stand-in goes, and the original view that has the same coordinates.
  private func parentForSnapshot(of view: UIView) -> (parent: UIView, base: UIView) {
    guard box(of: view)?.state.coordinateSpace != .global else { return (container, container) }
    var current = view.superview
    while let ancestor = current, ancestor !== container {
      if let snapshot = existingSnapshot(of: ancestor) { return (snapshot, ancestor) }
      guard ancestor.superview != nil else { return (ancestor, ancestor) }
      current = ancestor.superview
    }
    return (container, container)
  }

  private func makeRecord(of view: UIView, base: UIView) -> HeroSnapshotRecord {
    let state = box(of: view)
    let isGlobal = state?.state.coordinateSpace == .global
    let type = state?.state.snapshotType ?? .optimized
    guard type != .noSnapshot else { return liveRecord(of: view, base: base, isGlobal: isGlobal) }
    let picture = HeroPicture.make(
      of: view,
      type: type,
      hasOwnBackground: state?.state.backgroundColor != nil
    )
    let record = HeroSnapshotRecord(
      view: view,
      snapshot: picture.wrapper,
      base: base,
      isGlobal: isGlobal
    )
    record.content = picture.content
    record.isLiveCopy = picture.isLiveCopy
    return record
  }

  private func liveRecord(
    of view: UIView,
    base: UIView,
    isGlobal: Bool
  ) -> HeroSnapshotRecord {
    let record = HeroSnapshotRecord(view: view, snapshot: view, base: base, isGlobal: isGlobal)
    record.original = HeroSnapshotRecord.Original(
      superview: view.superview,
      index: view.superview?.subviews.firstIndex { $0 === view } ?? 0,
      geometry: view.layersOfTree.map { ($0, HeroLayerGeometry(of: $0)) },
      looks: HeroLayerLooks(of: view.layer)
    )
    return record
  }

  /// Puts a stand-in where the view is drawn.
  private func place(_ record: HeroSnapshotRecord, relativeTo base: UIView) {
    let source = record.view.layer
    let target = record.snapshot.layer
    let position = self.position(of: record.view, in: base)
    let transform = flattenedTransform(of: record.view, upTo: base)
    target.anchorPoint = source.anchorPoint
    target.bounds = source.bounds
    target.position = position
    target.transform = transform
    if !record.isLive { record.snapshot.copyHeroID(of: record.view) }
  }

  /// Returns a view's position in the coordinates of another view.
  func position(of view: UIView, in base: UIView) -> CGPoint {
    guard let superview = view.superview, superview !== base else { return view.layer.position }
    return superview.layer.convert(view.layer.position, to: base.layer)
  }

  /// Returns a view's transform with those of the views around it, up to `base`.
  ///
  /// Translations of the views around it are already in the converted position.
  func flattenedTransform(of view: UIView, upTo base: UIView) -> CATransform3D {
    var transform = view.layer.transform
    var current = view.superview
    while let ancestor = current, ancestor !== base, !(ancestor is UIWindow) {
      if !CATransform3DIsIdentity(ancestor.layer.transform) {
        var linear = ancestor.layer.transform
        linear.m41 = 0
        linear.m42 = 0
        linear.m43 = 0
        transform = CATransform3DConcat(transform, linear)
      }
      current = ancestor.superview
    }
    return transform
  }

  /// Gives a stand-in the looks of the view that are no part of the picture.
  private func dress(_ record: HeroSnapshotRecord) {
    let source = record.view.layer
    let target = record.snapshot.layer
    if let content = record.content?.layer {
      content.cornerRadius = source.cornerRadius
      content.maskedCorners = source.maskedCorners
      content.masksToBounds = true
    }
    target.maskedCorners = source.maskedCorners
    target.cornerRadius = source.cornerRadius
    target.zPosition = source.zPosition
    target.opacity = source.opacity
    target.isOpaque = source.isOpaque
    target.masksToBounds = source.masksToBounds
    target.borderColor = source.borderColor
    target.borderWidth = source.borderWidth
    target.allowsGroupOpacity = false
    target.contentsRect = source.contentsRect
    target.contentsScale = source.contentsScale
    record.snapshot.isUserInteractionEnabled = false
    let state = box(of: record.view)
    if state?.state.backgroundColor != nil { target.backgroundColor = source.backgroundColor }
    if state?.state.displayShadow ?? true { HeroLayerShadow(of: source).apply(to: target) }
  }

  // MARK: Ending

  /// Puts views that stood in for themselves back where they were, as they were.
  public func clean() {
    for record in snapshotOrder.reversed() where record.isLive {
      record.view.layer.removeHeroAnimationsFromTree()
      guard let original = record.original else { continue }
      original.looks.apply(to: record.view.layer)
      for (layer, geometry) in original.geometry { geometry.apply(to: layer) }
      guard let superview = original.superview, record.view.superview !== superview else {
        continue
      }
      superview.insertSubview(record.view, at: original.index)
    }
  }

  func removeAllSnapshots() {
    for record in snapshotOrder where !record.isLive { record.snapshot.removeFromSuperview() }
    snapshots = [:]
    snapshotOrder = []
  }

  /// Removes the stand-ins of the views in a tree.
  func removeSnapshots(ofTreeOf root: UIView) {
    for record in snapshotOrder where !record.isLive && record.view.isDescendant(of: root) {
      record.snapshot.removeFromSuperview()
      snapshots[ObjectIdentifier(record.view)] = nil
    }
    snapshotOrder.removeAll { snapshots[ObjectIdentifier($0.view)] == nil }
  }
}

extension UIView {
  /// The layers of the view and of everything in it.
  var layersOfTree: [CALayer] {
    [layer] + subviews.flatMap(\.layersOfTree)
  }
}
