/// The look of the status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As fits the interface.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}
