public import UIKit

/// Is told about the transitions of a view controller; every method may be left out.
///
/// The methods that announce a start run before any modifier is read, so they may set ids and
/// modifiers.
@preconcurrency @MainActor public protocol HeroViewControllerDelegate: AnyObject {
  /// Announces that the view controller is entered.
  ///
  /// - Parameter viewController: The one that is left.
  func heroWillStartAnimatingFrom(viewController: UIViewController)
  /// Tells that the view controller has been entered.
  ///
  /// - Parameter viewController: The one that was left.
  func heroDidEndAnimatingFrom(viewController: UIViewController)
  /// Tells that the view controller was not entered after all.
  ///
  /// - Parameter viewController: The one that stays.
  func heroDidCancelAnimatingFrom(viewController: UIViewController)

  /// Announces a transition.
  func heroWillStartTransition()
  /// Tells that a transition has ended.
  func heroDidEndTransition()
  /// Tells that a transition was cancelled.
  func heroDidCancelTransition()

  /// Announces that the view controller is left.
  ///
  /// - Parameter viewController: The one that is entered.
  func heroWillStartAnimatingTo(viewController: UIViewController)
  /// Tells that the view controller has been left.
  ///
  /// - Parameter viewController: The one that was entered.
  func heroDidEndAnimatingTo(viewController: UIViewController)
  /// Tells that the view controller was not left after all.
  ///
  /// - Parameter viewController: The one that was not entered.
  func heroDidCancelAnimatingTo(viewController: UIViewController)
}

extension HeroViewControllerDelegate {
  /// Does nothing.
  public func heroWillStartAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidEndAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidCancelAnimatingFrom(viewController: UIViewController) {}
  /// Does nothing.
  public func heroWillStartTransition() {}
  /// Does nothing.
  public func heroDidEndTransition() {}
  /// Does nothing.
  public func heroDidCancelTransition() {}
  /// Does nothing.
  public func heroWillStartAnimatingTo(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidEndAnimatingTo(viewController: UIViewController) {}
  /// Does nothing.
  public func heroDidCancelAnimatingTo(viewController: UIViewController) {}
}
