/// How much room an interface has along one axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No particular size.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
