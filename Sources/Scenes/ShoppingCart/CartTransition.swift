import UIKit

/// Hands out one animator for both directions, told by a property which one it is.
final class CartTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let animator = CartAnimator()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = false
    return animator
  }
}
