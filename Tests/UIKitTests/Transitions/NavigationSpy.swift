import UIKit

/// A navigation delegate that logs, and supplies an animator and what drives it.
final class NavigationSpy: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(log: CallLog, animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.log = log
    self.animator = animator
    super.init()
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? TestScreen)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("nav.willShow(\(name(viewController)))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("nav.didShow(\(name(viewController)))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("nav.animationControllerFor(\(operation == .push ? "push" : "pop"))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
