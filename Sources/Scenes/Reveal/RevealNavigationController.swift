import UIKit

/// A navigation stack that reveals its pages through the logo, and lets a finger drive the way back.
final class RevealNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let animator = RevealAnimator()
  private var interactor: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setNavigationBarHidden(true, animated: false)
    interactivePopGestureRecognizer?.isEnabled = false
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.operation = operation
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interactor
  }

  func beginInteractivePop() {
    interactor = UIPercentDrivenInteractiveTransition()
    popViewController(animated: true)
  }

  func updateInteractivePop(_ progress: CGFloat) {
    interactor?.update(progress)
  }

  func endInteractivePop(finishes: Bool) {
    if finishes {
      interactor?.finish()
    } else {
      interactor?.cancel()
    }
    interactor = nil
  }
}
