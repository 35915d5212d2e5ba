import QuartzCore

/// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, critically damped.
enum SystemSpring {
  /// Runs changes with the spring, or linearly when a finger drives them.
  static func animate(
    duration: TimeInterval,
    isLinear: Bool,
    _ changes: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let spring = SpringTiming(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: CGVector(dx: 0, dy: 0)
    )
    let timing: AnimationTiming =
      isLinear ? .curve(CAMediaTimingFunction(name: .linear)) : .spring(spring)
    UIView.runBlock(
      BlockRequest(
        duration: duration,
        delay: 0,
        timing: timing,
        options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ),
      animations: changes,
      completion: completion
    )
  }
}
