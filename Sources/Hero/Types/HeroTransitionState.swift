/// Where a transition stands.
nonisolated public enum HeroTransitionState: Int, Hashable, Sendable {
  /// Nothing runs.
  case possible = 0
  /// The framework asked for an animator.
  case notified = 1
  /// Views are being prepared.
  case starting = 2
  /// Animations run, or follow a gesture.
  case animating = 3
  /// The end is being tidied up.
  case completing = 4
}
