/// How the stand-in of an animating view is made.
nonisolated public enum HeroSnapshotType: Hashable, Sendable, CaseIterable {
  /// A live copy for image views, bars and effects, a picture for everything else.
  case optimized
  /// A picture of the view after pending updates.
  case normal
  /// The view's layer drawn into an image.
  case layerRender
  /// The view itself.
  case noSnapshot
}
