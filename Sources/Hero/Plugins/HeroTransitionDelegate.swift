/// Is told the states and the progress of a transition.
@preconcurrency @MainActor public protocol HeroTransitionDelegate: AnyObject {
  /// Tells a new state.
  ///
  /// - Parameters:
  ///   - hero: The transition.
  ///   - state: Its state.
  func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState)

  /// Tells a new progress.
  ///
  /// - Parameters:
  ///   - hero: The transition.
  ///   - progress: 0…1; 0 again when the transition is over.
  func heroTransition(_ hero: HeroTransition, didUpdate progress: Double)
}
