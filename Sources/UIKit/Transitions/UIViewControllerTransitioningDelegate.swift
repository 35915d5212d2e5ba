public import Foundation

/// Supplies the animators and the presentation controller of a modal transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns what animates a presentation; nil means the built-in animation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller that was asked to present.
  /// - Returns: The animator.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what animates a dismissal; nil means the built-in animation.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The animator.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives a presentation; nil means that it runs by itself.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what drives a dismissal; nil means that it runs by itself.
  ///
  /// - Parameter animator: The animator.
  /// - Returns: The interaction controller.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a custom presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it, when it is known.
  ///   - source: The controller that was asked to present.
  /// - Returns: The presentation controller; nil means a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
