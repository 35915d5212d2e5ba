/// The built-in animation of a presentation.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Turns around a vertical axis.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls up; slides here.
  case partialCurl = 3
}
