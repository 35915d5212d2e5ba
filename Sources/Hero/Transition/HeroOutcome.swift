import UIKit

/// How a transition ended, and whom to tell.
struct HeroOutcome {
  private let finished: Bool
  private let from: UIViewController?
  private let to: UIViewController?
  private let context: (any UIViewControllerContextTransitioning)?
  private let callback: ((Bool) -> Void)?
  private let isCustom: Bool

  init(of hero: HeroTransition, finished: Bool) {
    self.finished = finished
    from = hero.fromViewController
    to = hero.toViewController
    context = hero.transitionContext
    callback = hero.completionCallback
    isCustom = hero.isCustom
  }

  func tellFramework() {
    if isCustom { endAppearance() }
    callback?(finished)
    guard let context else { return }
    if finished {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    context.completeTransition(finished)
  }

  private func endAppearance() {
    if !finished {
      from?.beginAppearanceTransition(true, animated: true)
      to?.beginAppearanceTransition(false, animated: true)
    }
    from?.endAppearanceTransition()
    to?.endAppearanceTransition()
  }

  func tellDelegates() {
    if let from, let to {
      tell(from) {
        finished
          ? $0.heroDidEndAnimatingTo(viewController: to)
          : $0.heroDidCancelAnimatingTo(viewController: to)
      }
      tell(from) { finished ? $0.heroDidEndTransition() : $0.heroDidCancelTransition() }
      tell(to) {
        finished
          ? $0.heroDidEndAnimatingFrom(viewController: from)
          : $0.heroDidCancelAnimatingFrom(viewController: from)
      }
      tell(to) { finished ? $0.heroDidEndTransition() : $0.heroDidCancelTransition() }
    }
  }

  private func tell(
    _ viewController: UIViewController,
    _ body: (any HeroViewControllerDelegate) -> Void
  ) {
    viewController.heroDelegates.forEach(body)
  }
}

extension HeroTransition {
  /// Tells both sides that a transition is about to start, before any modifier is read.
  func announceStart() {
    guard let from = fromViewController, let to = toViewController else { return }
    if isCustom {
      from.beginAppearanceTransition(false, animated: true)
      to.beginAppearanceTransition(true, animated: true)
    }
    for delegate in from.heroDelegates { delegate.heroWillStartTransition() }
    for delegate in from.heroDelegates { delegate.heroWillStartAnimatingTo(viewController: to) }
    for delegate in to.heroDelegates { delegate.heroWillStartTransition() }
    for delegate in to.heroDelegates { delegate.heroWillStartAnimatingFrom(viewController: from) }
  }
}

extension UIViewController {
  /// Who is told about a transition of this view controller: itself, then what it shows.
  ///
  /// > Compatibility: of a navigation controller only what is on top is told; upstream tells the
  /// whole stack when the top does not listen.
  var heroDelegates: [any HeroViewControllerDelegate] {
    let own = (self as? any HeroViewControllerDelegate).map { [$0] } ?? []
    return own + heroShownChildren.flatMap(\.heroDelegates)
  }

  private var heroShownChildren: [UIViewController] {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController.map { [$0] } ?? []
    }
    if let tabs = self as? UITabBarController {
      return tabs.selectedViewController.map { [$0] } ?? []
    }
    return children.filter(\.isViewLoaded)
  }
}
