/// Where the stand-in of an animating view lives.
nonisolated public enum HeroCoordinateSpace: Hashable, Sendable {
  /// In the container of the transition, unaffected by what its ancestors do.
  case global
  /// In the stand-in of the nearest animating ancestor. The default.
  case local
}
