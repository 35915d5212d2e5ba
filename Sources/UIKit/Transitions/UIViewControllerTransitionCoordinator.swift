/// Runs further animations beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes beside the animator's, with its duration and curve.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - completion: Called at the end, also of a cancelled transition.
  /// - Returns: Whether the changes will be animated.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs changes to a view outside the container beside the animator's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: The changes.
  ///   - completion: Called at the end, also of a cancelled transition.
  /// - Returns: Whether the changes will be animated.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls back when the transition becomes or stops being interactive.
  ///
  /// - Parameter handler: What is called.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
  /// Calls back when the interaction ends.
  ///
  /// - Parameter handler: What is called.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes beside the animator's, with its duration and curve.
  ///
  /// - Parameter animation: The changes.
  /// - Returns: Whether the changes will be animated.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs changes to a view outside the container beside the animator's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: The changes.
  /// - Returns: Whether the changes will be animated.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
