extension StageScript {
  /// A moment within a transition at which a step can be made.
  public enum Moment: String, CaseIterable, Sendable {
    /// Within `viewWillAppear(_:)` of any screen.
    case willAppear = "will-appear"
    /// Within `viewDidAppear(_:)`.
    case didAppear = "did-appear"
    /// Within `viewWillDisappear(_:)`.
    case willDisappear = "will-disappear"
    /// Within `viewDidDisappear(_:)`.
    case didDisappear = "did-disappear"
    /// Within `animateTransition(using:)`.
    case animateTransition = "animate-transition"
    /// Within the block of an animation.
    case animation
    /// Before an animator completes its transition.
    case completion
    /// After it did.
    case completed
  }
}
