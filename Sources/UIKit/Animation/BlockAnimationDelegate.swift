import QuartzCore

/// Tells a block or an animator that one of its animations ended.
final class BlockAnimationDelegate: NSObject, CAAnimationDelegate {
  private var stopped: ((Bool) -> Void)?

  init(_ stopped: @escaping (Bool) -> Void) {
    self.stopped = stopped
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let action = stopped
    stopped = nil
    action?(flag)
  }
}
