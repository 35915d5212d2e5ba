/// Is told when an animation starts and stops.
@preconcurrency
@MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called after the commit that starts the animation.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` says whether it reached its natural end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
