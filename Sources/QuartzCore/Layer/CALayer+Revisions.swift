extension CALayer {
  /// Names the last commit that changed anything in the layer's subtree; no other layer or commit
  /// has the same name.
  package final var subtreeRevision: UInt64 { treeRevision }

  /// Names the last commit that changed what the layer itself shows in its own coordinates.
  package final var paintRevision: UInt64 { ownPaintRevision }

  /// Names the last commit that changed the layer's own values or its list of sublayers.
  package final var ownRevision: UInt64 { lastOwnRevision }

  /// How many animations the layer and everything below it have.
  package final var subtreeAnimationCount: Int { treeAnimationCount }

  /// Returns where the layer is on screen at a time of the superlayer, when that is found without
  /// its other values.
  package final func quickPlace(parentTime: CFTimeInterval) -> LayerPlace? {
    guard hasCommit, !hasNamingParent else { return nil }
    var place = committed.place
    guard !running.isEmpty else { return place }
    guard !place.flags.contains(.hasOwnTime) else { return nil }
    return running.apply(at: parentTime, to: &place) ? place : nil
  }

  /// Whether what the layer itself shows in its own coordinates is the same at any time until
  /// ``paintRevision`` changes.
  package final var hasStillPaint: Bool {
    hasCommit && paintEffectCount == 0 && !hasNamingParent && !ownWork.contains(.needsCommit)
  }

  /// Whether the whole subtree looks at any time as it did at a revision.
  package final func isUnchanged(since revision: UInt64) -> Bool {
    treeRevision == revision && treeAnimationCount == 0 && !hasUncommittedChanges
  }

  /// Whether the layer itself, sublayers left aside, is as it was at a revision and stays so.
  package final func isUnchangedItself(since revision: UInt64) -> Bool {
    lastOwnRevision == revision && attached.isEmpty && !hasOwnMotion
      && !ownWork.contains(.needsCommit)
      && !hasNamingParent
  }

  /// Whether something in the subtree differs from what was committed.
  package final var hasUncommittedChanges: Bool { subtreeFlags.contains(.needsCommit) }

  /// Whether the layer leaves its sublayers where they are in space.
  package final var keepsSpace: Bool {
    hasCommit ? committed.keepsSpace : modelState.keepsSpace
  }

  /// Whether animations of the layer change sublayers found by their names.
  package final var changesNamedSublayers: Bool { namedEffectCount > 0 }
}
