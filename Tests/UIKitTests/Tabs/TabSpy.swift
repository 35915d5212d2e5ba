import UIKit

/// A tab delegate that logs, and supplies an animator and what drives it.
final class TabSpy: NSObject, UITabBarControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var allowsSelection = true

  init(log: CallLog, animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.log = log
    self.animator = animator
    super.init()
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? TestScreen)?.name ?? "\(type(of: controller))"
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("tab.shouldSelect(\(name(viewController)))")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.add("tab.didSelect(\(name(viewController)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let index = tabBarController.selectedIndex
    log.add("tab.animationController(\(name(fromVC)), \(name(toVC))) at \(index)")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("tab.interactionController")
    return interactor
  }
}
