import UIKit

/// A presentation that leaves a margin around the presented view and dims what is behind.
final class ScriptPresentation: UIPresentationController {
  private let dimming = UIView()
  private var isMoving = false

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 60)
  }

  override func presentationTransitionWillBegin() {
    isMoving = true
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 0.4
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0.4 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    isMoving = false
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    isMoving = true
    presentedViewController.transitionCoordinator?
      .animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    isMoving = false
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 0.4 }
  }

  override func containerViewWillLayoutSubviews() {
    guard !isMoving, let view = presentedView else { return }
    // The view may stand back behind a sheet, so that its frame is not its own.
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
