import QuartzCore

/// How progress follows time in a view animation.
enum AnimationTiming {
  case curve(CAMediaTimingFunction)
  case spring(SpringTiming)

  /// A fresh animation of a key path with this timing.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.allowsOverdamping = spring.allowsOverdamping
      animation.initialVelocity =
        keyPath.hasSuffix(".y") ? spring.initialVelocity.dy : spring.initialVelocity.dx
      return animation
    }
  }

  /// The curve of keyframe animations, which have no spring.
  var function: CAMediaTimingFunction {
    if case .curve(let function) = self { return function }
    return CAMediaTimingFunction(name: .easeInEaseOut)
  }

  /// The progress at a fraction of the duration.
  func progress(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
    switch self {
    case .curve(let function): CGFloat(function.evaluate(Double(fraction)))
    case .spring(let spring): spring.progress(at: Double(fraction) * duration)
    }
  }

  /// The changes that animations of this timing show: the axes of a position when they start with different speeds.
  func parts(of change: PropertyChange) -> [PropertyChange] {
    guard case .spring(let spring) = self, change.keyPath == "position",
      spring.initialVelocity.dx != spring.initialVelocity.dy,
      case .point(let old) = change.old, case .point(let new) = change.new
    else { return [change] }
    return [("position.x", old.x, new.x), ("position.y", old.y, new.y)].map {
      PropertyChange(
        layer: change.layer,
        keyPath: $0.0,
        isAdditive: true,
        old: .number($0.1),
        new: .number($0.2)
      )
    }
  }
}
