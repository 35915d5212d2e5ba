/// Whether an animator has run its animations.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting to be finished.
  case stopped = 2
}
