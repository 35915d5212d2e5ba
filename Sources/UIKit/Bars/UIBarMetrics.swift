/// The size of a bar for which an image is meant.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual size.
  case `default` = 0
  /// The size on a phone held sideways.
  case compact = 1
  /// The usual size with a prompt above the title.
  case defaultPrompt = 101
  /// The size on a phone held sideways with a prompt.
  case compactPrompt = 102
}
