import UIKit

extension ScriptAnimator {
  func steal(_ flight: ScriptFlight) {
    let context = flight.context
    for key in [UITransitionContextViewControllerKey.from, .to] {
      if let view = context.viewController(forKey: key)?.view {
        context.containerView.addSubview(view)
      }
    }
    UIView.animate(withDuration: Self.duration) {
      flight.moving?.alpha = 0.5
    } completion: { _ in
      flight.moving?.alpha = 1
      flight.to?.removeFromSuperview()
      self.complete(flight)
    }
  }

  /// Never completes, and colours the view, which stays so.
  func tint(_ flight: ScriptFlight) {
    UIView.animate(withDuration: Self.duration) { flight.moving?.backgroundColor = .gray }
  }

  func strayOut(_ flight: ScriptFlight) {
    if let to = flight.to { flight.context.containerView.window?.addSubview(to) }
    slide(flight, duration: Self.duration)
  }

  func removeContainer(_ flight: ScriptFlight) {
    slide(flight, duration: Self.duration)
    World.current.enqueue(after: Self.duration / 2) {
      [weak container = flight.context.containerView] in
      container?.removeFromSuperview()
    }
  }
}
