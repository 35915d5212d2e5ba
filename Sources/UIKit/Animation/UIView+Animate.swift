import QuartzCore

extension UIView {
  // MARK: - Curves

  /// Animates changes with the default curve, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: The changes, run at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes with the default curve, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: The changes, run at once.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. Inside another block, that block's counts.
  ///   - delay: How long the old values are shown first, in seconds.
  ///   - options: The curve and other options.
  ///   - animations: The changes, run at once.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      BlockRequest(duration: duration, delay: delay, timing: options.timing, options: options),
      animations: animations,
      completion: completion
    )
  }

  // MARK: - Springs

  /// Animates changes with a spring that settles in a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: How long the old values are shown first, in seconds.
  ///   - dampingRatio: 1 settles without overshooting; values near 0 swing.
  ///   - velocity: The speed at the start, in distances per second.
  ///   - options: Options; the curve is ignored.
  ///   - animations: The changes, run at once.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let vector = CGVector(dx: velocity, dy: velocity)
    let timing: AnimationTiming =
      duration > 0
      ? .spring(SpringTiming(dampingRatio: dampingRatio, duration: duration, velocity: vector))
      : options.timing
    runBlock(
      BlockRequest(duration: duration, delay: delay, timing: timing, options: options),
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes with a spring given by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; the animation lasts until the spring settles. Default 0.5.
  ///   - bounce: From 0 for none to 1 for endless. Default 0.
  ///   - velocity: The speed at the start, in distances per second. Default 0.
  ///   - delay: How long the old values are shown first, in seconds. Default 0.
  ///   - options: Options; the curve is ignored. Default none.
  ///   - animations: The changes, run at once.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      perceptualDuration: duration,
      bounce: bounce,
      initialVelocity: CGVector(dx: velocity, dy: velocity)
    )
    runBlock(
      BlockRequest(
        duration: spring.settlingDuration,
        delay: delay,
        timing: .spring(spring),
        options: options
      ),
      animations: animations,
      completion: completion
    )
  }

  // MARK: - Switches

  /// Makes changes without animating them.
  ///
  /// - Parameter actionsWithoutAnimation: The changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = UIKitState.current
    let wereEnabled = state.areAnimationsEnabled
    state.areAnimationsEnabled = false
    actionsWithoutAnimation()
    state.areAnimationsEnabled = wereEnabled
  }

  /// Sets whether blocks animate.
  ///
  /// - Parameter enabled: Whether they do.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitState.current.areAnimationsEnabled = enabled
  }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { UIKitState.current.areAnimationsEnabled }

  /// The duration of the block that is running, in seconds; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIKitState.current.animationBlocks.last?.duration ?? 0
  }

  /// Makes changes of the running block repeat.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - autoreverses: Whether each time plays back as well.
  ///   - animations: The changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = UIKitState.current.animationBlocks.last else { return animations() }
    let outer = block.repetition
    block.repetition = AnimationBlock.Repetition(count: count, autoreverses: autoreverses)
    animations()
    block.repetition = outer
  }

  /// Plays an animation of the system's own on views, beside further changes.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views.
  ///   - options: Options.
  ///   - parallelAnimations: Further changes.
  ///   - completion: Called when the animations ended, with whether all of them reached their end.
  public class func perform(
    _ animation: UIView.SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
