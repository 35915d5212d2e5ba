import UIKit

/// Makes the Core Animation objects that move stand-ins.
enum LayerAnimationFactory {
  static func basic(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  /// Returns an animation that shows one value and does not move.
  static func constant(_ keyPath: String, _ value: Any?) -> CABasicAnimation {
    let animation = basic(keyPath, from: value, to: value)
    animation.duration = 1
    animation.speed = 0
    return animation
  }

  static func along(_ path: CGPath, key: AnimatedKey) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key.keyPath)
    animation.path = path
    return animation
  }

  /// Returns the animation as a spring of mass 1 that runs until it settles.
  static func sprung(
    _ animation: CABasicAnimation,
    spring: (CGFloat, CGFloat)
  ) -> CABasicAnimation {
    let sprung = CASpringAnimation(keyPath: animation.keyPath)
    sprung.fromValue = animation.fromValue
    sprung.toValue = animation.toValue
    sprung.stiffness = spring.0
    sprung.damping = spring.1
    sprung.duration = settlingTime(of: spring)
    return sprung
  }

  /// Seconds after which an undamped spring is cut off, since it never settles.
  private static let longestSpring: TimeInterval = 10

  /// Seconds until a spring of mass 1 stays within 0.1 % of its goal.
  static func settlingTime(of spring: (CGFloat, CGFloat)) -> TimeInterval {
    let sample = CASpringAnimation(keyPath: "position")
    sample.stiffness = spring.0
    sample.damping = spring.1
    let time = sample.settlingDuration
    return time.isFinite && time < 1000 ? time : longestSpring
  }
}

extension CALayer {
  /// Adds an animation of Hero's own, which fills both ends and stays.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: The value that it moves.
  ///   - delay: Seconds from now to its begin.
  ///   - isShared: Whether it is added to other layers as well; default false.
  func addHero(
    _ animation: CAAnimation,
    for key: AnimatedKey,
    after delay: TimeInterval,
    isShared: Bool = false
  ) {
    animation.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    // A layer of the app's own class may want to hear of it.
    if isShared || type(of: self) != CALayer.self {
      add(animation, forKey: key.animationKey)
    } else {
      add(adopting: animation, forKey: key.animationKey)
    }
  }

  /// What shows now: the values of this moment while something runs, else the layer itself.
  ///
  /// A presentation would still show the last commit, although a gesture's last update and the end
  /// of it may come in the same turn.
  var heroCurrent: CALayer {
    animationKeys()?.isEmpty == false ? preview() : self
  }
}
