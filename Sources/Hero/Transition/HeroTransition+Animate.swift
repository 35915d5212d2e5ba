import UIKit

extension HeroTransition {
  /// Starts the animations of a prepared transition.
  public func animate() {
    guard state == .starting, let context else { return }
    state = .animating
    for view in animatingFromViews + animatingToViews { context.hide(view: view) }
    let inOrder =
      context.insertToViewFirst
      ? animatingToViews + animatingFromViews : animatingFromViews + animatingToViews
    context.makeSnapshots(of: inOrder)
    fromView?.layoutIfNeeded()
    let isHeld = startAnimators()
    decide(isHeld: isHeld)
  }

  /// Starts every animator; returns whether one of them wants to be driven.
  private func startAnimators() -> Bool {
    totalDuration = 0
    var isHeld = false
    for assignment in assignments {
      let needed = assignment.animator.animate(
        fromViews: assignment.fromViews,
        toViews: assignment.toViews
      )
      if needed == .infinity { isHeld = true } else { totalDuration = max(totalDuration, needed) }
    }
    totalDuration = max(totalDuration, layerAnimator.startMatching(longest: totalDuration))
    return isHeld
  }

  private func decide(isHeld: Bool) {
    let pending = self.pending
    self.pending = HeroPendingRequest()
    if let end = pending.end, !end.animated { return complete(finished: end.finished) }
    if let progress = pending.progress {
      update(CGFloat(progress))
      if let end = pending.end { resume(finishing: end.finished) }
    } else if let end = pending.end {
      end.finished ? complete(after: totalDuration, finishing: true) : complete(finished: false)
    } else if isHeld {
      update(0)
    } else {
      complete(after: totalDuration, finishing: true)
    }
  }
}
