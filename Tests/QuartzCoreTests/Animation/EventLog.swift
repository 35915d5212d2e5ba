import QuartzCore

/// Writes down what an animation tells its delegate.
@MainActor
final class EventLog: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    events.append("start\(tag(anim))")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop(\(flag))\(tag(anim))")
  }

  private func tag(_ animation: CAAnimation) -> String {
    (animation.value(forKey: "tag") as? String).map { " \($0)" } ?? ""
  }
}
