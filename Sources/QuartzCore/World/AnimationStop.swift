/// The end of an animation that its completion blocks and its delegate have not been told of yet.
struct AnimationStop {
  let attached: AttachedAnimation
  let isFinished: Bool
  /// Whether the delegate is told before the blocks, as for a layer in no window.
  let isDelegateFirst: Bool
}
