import UIKit

/// A presentation controller with a dimming view that logs what it is told.
final class TestPresentationController: UIPresentationController {
  let log: CallLog
  let dimming = UIView()
  var frame: CGRect?

  init(_ presented: UIViewController, presenting: UIViewController?, log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    log.add("PC.presentationTransitionWillBegin")
    dimming.backgroundColor = .black
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        self.log.add("alongside")
        self.dimming.alpha = 0.5
      },
      completion: { self.log.add("coordinator.completion(\($0.isCancelled))") }
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("PC.presentationTransitionDidEnd(\(completed))")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    log.add("PC.dismissalTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.add("PC.dismissalTransitionDidEnd(\(completed))")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    log.add("PC.containerViewDidLayoutSubviews")
  }
}
