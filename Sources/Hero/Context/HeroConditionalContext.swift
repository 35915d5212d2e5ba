public import UIKit

/// What a conditional modifier can ask about its view and the transition.
nonisolated public struct HeroConditionalContext {
  /// The view that carries the modifier.
  public private(set) weak var view: UIView?
  /// Whether the view is on the entering side.
  public let isAppearing: Bool
  /// Whether a screen is entered rather than left again.
  public let isPresenting: Bool
  /// Whether the transition is a tab switch.
  public let isInTabbarController: Bool
  /// Whether the transition is a push or pop.
  public let isInNavbarController: Bool
  /// The view with the same id on the other side.
  public let matchedView: UIView?
  /// The nearest superview that has a match, and that match.
  public let matchedAncestorView: (UIView, UIView)?
  /// The view controller that is left.
  public let fromViewController: UIViewController?
  /// The view controller that is entered.
  public let toViewController: UIViewController?

  /// Whether the view has a match on the other side.
  public var isMatched: Bool { matchedView != nil }
  /// Whether a superview has a match on the other side.
  public var isAncestorViewMatched: Bool { matchedAncestorView != nil }

  /// The view controller to which the view belongs.
  public var currentViewController: UIViewController? {
    isAppearing ? toViewController : fromViewController
  }

  /// The view controller of the other side.
  public var otherViewController: UIViewController? {
    isAppearing ? fromViewController : toViewController
  }

  @MainActor init(view: UIView, isAppearing: Bool, hero: HeroTransition, context: HeroContext) {
    self.view = view
    self.isAppearing = isAppearing
    isPresenting = hero.isPresenting
    isInTabbarController = hero.inTabBarController
    isInNavbarController = hero.inNavigationController
    matchedView = context.pairedView(for: view)
    matchedAncestorView = Self.matchedAncestor(of: view, in: context)
    fromViewController = hero.fromViewController
    toViewController = hero.toViewController
  }

  @MainActor private static func matchedAncestor(
    of view: UIView,
    in context: HeroContext
  ) -> (UIView, UIView)? {
    var current = view.superview
    while let ancestor = current, ancestor !== context.container {
      if let pair = context.pairedView(for: ancestor) { return (ancestor, pair) }
      current = ancestor.superview
    }
    return nil
  }
}
