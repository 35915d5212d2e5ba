import QuartzCore

/// Runs the closures of a coordinator with the parameters of the animator's own animations.
///
/// While a gesture drives the transition they belong to an animator of their own, which follows the progress
/// wherever its views are, inside the container or not, and can go back.
final class AlongsideRunner {
  private var animator: UIViewPropertyAnimator?
  private var transitionDuration: TimeInterval = 0
  private var duration: TimeInterval = 0

  func run(
    _ closures: [() -> Void],
    parameters: AnimationRecorder.Parameters?,
    interruptible: UIViewPropertyAnimator?,
    isInteractive: Bool,
    transitionDuration: TimeInterval
  ) {
    guard !closures.isEmpty else { return }
    if let interruptible, interruptible.state == .active {
      for closure in closures { interruptible.addAnimations(closure) }
    } else if isInteractive {
      scrub(closures, parameters: parameters, transitionDuration: transitionDuration)
    } else if let parameters {
      let block = AnimationBlock(
        duration: parameters.duration,
        delay: parameters.delay,
        timing: parameters.timing,
        options: parameters.options,
        completion: nil
      )
      block.run { for closure in closures { closure() } }
    } else {
      UIView.performWithoutAnimation { for closure in closures { closure() } }
    }
  }

  private func scrub(
    _ closures: [() -> Void],
    parameters: AnimationRecorder.Parameters?,
    transitionDuration: TimeInterval
  ) {
    guard transitionDuration > 0 else {
      return UIView.performWithoutAnimation { for closure in closures { closure() } }
    }
    self.transitionDuration = transitionDuration
    duration = max(parameters?.duration ?? transitionDuration, 0.001)
    let curve = parameters?.timing.function ?? CAMediaTimingFunction(name: .linear)
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: Self.parameters(of: curve)
    )
    animator.scrubsLinearly = false
    for closure in closures { animator.addAnimations(closure) }
    animator.pauseAnimation()
    self.animator = animator
  }

  private static func parameters(of curve: CAMediaTimingFunction) -> UICubicTimingParameters {
    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    curve.getControlPoint(at: 1, values: &first)
    curve.getControlPoint(at: 2, values: &second)
    return UICubicTimingParameters(
      controlPoint1: CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1])),
      controlPoint2: CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1]))
    )
  }

  /// Shows the state at a progress of the transition.
  func seek(to progress: CGFloat) {
    guard let animator, animator.state == .active else { return }
    animator.fractionComplete = min(1, max(0, progress * transitionDuration / duration))
  }

  /// Runs the rest by itself.
  func run(reversed: Bool) {
    guard let animator, animator.state == .active, !animator.isRunning else { return }
    animator.isReversed = reversed
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Puts the values where the transition ended.
  func end(finished: Bool) {
    guard let animator else { return }
    self.animator = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: finished ? .end : .start)
  }
}
