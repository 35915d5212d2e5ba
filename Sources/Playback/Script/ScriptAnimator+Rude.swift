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

  func strayOut(_ flight: ScriptFlight) {
    if let to = flight.to { flight.context.containerView.window?.addSubview(to) }
    slide(flight, duration: Self.duration)
  }

  func removeContainer(_ flight: ScriptFlight) {
    slide(flight, duration: Self.duration)
    let container = flight.context.containerView
    World.current.enqueue(after: Self.duration / 2) { container.removeFromSuperview() }
  }
}
