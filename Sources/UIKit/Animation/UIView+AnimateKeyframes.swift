import QuartzCore

extension UIView {
  /// Animates changes in parts of a duration that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` states.
  ///
  /// - Parameters:
  ///   - duration: The whole duration, in seconds.
  ///   - delay: How long the old values are shown first, in seconds.
  ///   - options: The calculation mode and other options.
  ///   - animations: Adds keyframes; run at once.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var animator: UIViewPropertyAnimator?
    if case .animator(let outer) = UIKitState.current.animationBlocks.last?.sink {
      animator = outer
    }
    let recorder = KeyframeRecorder(
      calculationMode: options.calculationMode,
      animator: animator
    )
    runBlock(
      BlockRequest(
        duration: duration,
        delay: delay,
        timing: options.shared.timing,
        options: options.shared,
        sink: .keyframes(recorder)
      ),
      animations: animations,
      completion: animator == nil ? completion : nil
    )
    if let animator, let completion { animator.innerCompletions.append(completion) }
  }

  /// Makes changes in a part of the duration of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the part starts, from 0 to 1.
  ///   - frameDuration: How long it is, from 0 to 1.
  ///   - animations: The changes, run at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = UIKitState.current.animationBlocks.last,
      case .keyframes(let recorder) = block.sink
    else { return animations() }
    recorder.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
