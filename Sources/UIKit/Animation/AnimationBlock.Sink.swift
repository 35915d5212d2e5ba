extension AnimationBlock {
  /// Where the changes of a block go.
  enum Sink {
    /// Straight into animations of the layers.
    case layers
    /// Into keyframes, which become animations when the block closes.
    case keyframes(KeyframeRecorder)
    /// To an animator that runs, pauses and reverses them.
    case animator(UIViewPropertyAnimator)
  }

  /// How often the animations of a block run.
  struct Repetition {
    let count: CGFloat
    let autoreverses: Bool
  }
}
