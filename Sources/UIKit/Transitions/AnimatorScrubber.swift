import QuartzCore

/// Scrubs a transition by its interruptible animator.
final class AnimatorScrubber: TransitionScrubber {
  private let animator: any UIViewImplicitlyAnimating
  private let duration: TimeInterval

  init(animator: any UIViewImplicitlyAnimating, duration: TimeInterval) {
    self.animator = animator
    self.duration = duration
    if !animator.isRunning { animator.pauseAnimation() }
  }

  var progress: CGFloat {
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  func seek(to progress: CGFloat) {
    animator.fractionComplete = animator.isReversed ? 1 - progress : progress
  }

  func hold() -> CGFloat {
    animator.pauseAnimation()
    return progress
  }

  func run(
    to position: UIViewAnimatingPosition,
    speed: Double,
    timing: (any UITimingCurveProvider)?,
    atStart: @escaping () -> Void
  ) {
    let isBack = position == .start
    animator.isReversed = isBack
    let distance = isBack ? progress : 1 - progress
    // A factor of 0 would mean "what is left" of the animator's own time.
    let factor = max(distance / CGFloat(speed), Self.smallestFactor)
    animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
  }

  private static let smallestFactor: CGFloat = 1e-6

  func end(at position: UIViewAnimatingPosition) {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  func release() {}
}
