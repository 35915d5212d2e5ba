import UIKit

/// A transitioning delegate that logs, and supplies an animator, what drives it and a presentation controller.
final class ModalSpy: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: TestAnimator?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(log: CallLog, animator: TestAnimator? = nil) {
    self.log = log
    self.animator = animator
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("TD.animationController(forPresented)")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("TD.animationController(forDismissed)")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("TD.interactionControllerForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("TD.interactionControllerForDismissal")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("TD.presentationController")
    return makePresentation?(presented, presenting)
  }
}
