/// The look of the keyboard that a text asks for.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
