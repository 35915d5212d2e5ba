import UIKit

/// The views of a transition as an animator of a script sees them.
struct ScriptFlight {
  let context: any UIViewControllerContextTransitioning
  let from: UIView?
  let to: UIView?
  /// Whether the view that moves comes rather than goes.
  let isComing: Bool

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    isComing = Self.isComing(context)
  }

  private static func isComing(_ context: any UIViewControllerContextTransitioning) -> Bool {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    if context.presentationStyle != .none { return to?.isBeingPresented ?? false }
    return !(from?.isMovingFromParent ?? false)
  }

  /// The view that comes or goes over the other one.
  var moving: UIView? { isComing ? to : from }

  /// Puts the incoming view where it belongs, above or below the outgoing one.
  func install() {
    guard let to, let controller = context.viewController(forKey: .to) else { return }
    to.frame = context.finalFrame(for: controller)
    if !isComing, let from, from.superview === context.containerView {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.addSubview(to)
    }
  }
}
