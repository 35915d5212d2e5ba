import QuartzCore

/// Where an animation starts and ends, relative to the model when it is additive.
struct AnimationEndpoints {
  var from: AnimatableValue
  /// The end; nil means the model value, whatever it becomes.
  var to: AnimatableValue?
  var isAdditive: Bool

  func apply(to animation: CABasicAnimation) {
    animation.fromValue = from.boxed
    animation.toValue = to?.boxed
    animation.isAdditive = isAdditive
  }
}
