public import UIKit

extension HeroTransition {
  /// Runs a transition inside any view, without the framework; ignored while a transition runs.
  ///
  /// > Compatibility: both view controllers get their appearance callbacks; in upstream they do
  /// not.
  ///
  /// - Parameters:
  ///   - from: The view controller that is left.
  ///   - to: The view controller that is entered.
  ///   - view: The view that holds both; the one that stays is in it afterwards.
  ///   - completion: Called once with whether the transition finished.
  public func transition(
    from: UIViewController,
    to: UIViewController,
    in view: UIView,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard !isTransitioning else { return }
    state = .notified
    isPresenting = true
    isCustom = true
    transitionContainer = view
    fromViewController = from
    toViewController = to
    completionCallback = completion
    start()
  }
}
