import QuartzCore

extension UIView {
  /// Changes what is in a view, with a transition from its old to its new look.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, the curve and other options; without a transition the change is immediate.
  ///   - animations: The changes, run at once.
  ///   - completion: Called when the transition ended, with whether it reached its end.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(container: view, duration: duration, options: options)
      .run(animations ?? {}, completion: completion)
  }

  /// Replaces a view by another one, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes, in the superview of the other one.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, the curve and other options; without a transition the change is immediate.
  ///   - completion: Called when the transition ended, with whether it reached its end.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    ViewTransition(container: container, duration: duration, options: options)
      .run(change, completion: completion)
  }
}
