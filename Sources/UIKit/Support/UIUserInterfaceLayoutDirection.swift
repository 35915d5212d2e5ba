/// The direction in which an interface runs.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left to the right.
  case leftToRight = 0
  /// From the right to the left.
  case rightToLeft = 1
}
