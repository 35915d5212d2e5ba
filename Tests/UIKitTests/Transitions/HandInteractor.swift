import UIKit

/// An interaction controller of one's own: it starts the animator and tells the context by hand.
final class HandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Brings the incoming view into the container, as any interaction controller must.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, at: 0)
  }
}
