public import UIKit

extension HeroTransition {
  /// Whether a request may begin a transition.
  ///
  /// A request that the framework never started is given up for a new one.
  private func accepts() -> Bool {
    if state == .notified, transitionContext == nil, !isCustom { abandon() }
    return !isTransitioning
  }

  /// Gives up a transition that was never started.
  private func abandon() {
    clear()
    state = .possible
  }

  private func begin(
    isPresenting: Bool,
    from: UIViewController?,
    to: UIViewController?
  ) -> HeroTransition {
    state = .notified
    self.isPresenting = isPresenting
    fromViewController = fromViewController ?? from
    toViewController = toViewController ?? to
    return self
  }

  private var interactionController: (any UIViewControllerInteractiveTransitioning)? {
    forceNotInteractive ? nil : self
  }
}

extension HeroTransition: UIViewControllerTransitioningDelegate {
  /// Animates a presentation, unless a transition runs.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard accepts() else { return nil }
    return begin(isPresenting: true, from: presenting, to: presented)
  }

  /// Animates a dismissal, unless a transition runs.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard accepts() else { return nil }
    return begin(isPresenting: false, from: dismissed, to: nil)
  }

  /// Drives a presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController
  }

  /// Drives a dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController
  }
}

extension HeroTransition: UIViewControllerAnimatedTransitioning {
  /// A constant that says nothing about the real duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.375
  }

  /// Begins the transition.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    transitionContext = context
    fromViewController = fromViewController ?? context.viewController(forKey: .from)
    toViewController = toViewController ?? context.viewController(forKey: .to)
    transitionContainer = context.containerView
    start()
  }

  /// Returns to idle when the framework ends a transition by itself.
  public func animationEnded(_ transitionCompleted: Bool) {
    guard !isReporting, state == .notified else { return }
    abandon()
  }
}

extension HeroTransition: UIViewControllerInteractiveTransitioning {
  /// Hero starts every transition as a driven one and then runs it by itself.
  public var wantsInteractiveStart: Bool { true }

  /// Begins the transition.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    animateTransition(using: transitionContext)
  }
}

extension HeroTransition: UINavigationControllerDelegate {
  /// Passes the call on to the delegate that was there before Hero.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.heroAttributes.previousNavigationDelegate?.navigationController(
      navigationController,
      willShow: viewController,
      animated: animated
    )
  }

  /// Passes the call on to the delegate that was there before Hero.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.heroAttributes.previousNavigationDelegate?.navigationController(
      navigationController,
      didShow: viewController,
      animated: animated
    )
  }

  /// Animates a push or pop; while a transition runs the delegate of before is asked.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard accepts() else {
      return navigationController.heroAttributes.previousNavigationDelegate?.navigationController(
        navigationController,
        animationControllerFor: operation,
        from: fromVC,
        to: toVC
      )
    }
    inNavigationController = true
    return begin(isPresenting: operation == .push, from: fromVC, to: toVC)
  }

  /// Drives a push or pop; what drives an animator of the delegate of before, that one says.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController is HeroTransition else {
      return navigationController.heroAttributes.previousNavigationDelegate?.navigationController(
        navigationController,
        interactionControllerFor: animationController
      )
    }
    return interactionController
  }

  /// Passes the question on to the delegate that was there before Hero.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.heroAttributes.previousNavigationDelegate?
      .navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }
}

extension HeroTransition: UITabBarControllerDelegate {
  /// Animates a change of tabs; while a transition runs the delegate of before is asked.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard accepts() else {
      return tabBarController.heroAttributes.previousTabBarDelegate?.tabBarController(
        tabBarController,
        animationControllerForTransitionFrom: fromVC,
        to: toVC
      )
    }
    inTabBarController = true
    let tabs = tabBarController.children
    let old = tabs.firstIndex { $0 === fromVC }
    let new = tabs.firstIndex { $0 === toVC }
    let goesForward = if let old, let new { new > old } else { true }
    return begin(isPresenting: goesForward, from: fromVC, to: toVC)
  }

  /// Drives a change of tabs; what drives an animator of the delegate of before, that one says.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController is HeroTransition else {
      return tabBarController.heroAttributes.previousTabBarDelegate?.tabBarController(
        tabBarController,
        interactionControllerFor: animationController
      )
    }
    return interactionController
  }

  /// Refuses the tab that is chosen already, and takes a change back that still runs.
  ///
  /// The delegate that was there before Hero may refuse as well.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let previous = tabBarController.heroAttributes.previousTabBarDelegate
    guard
      previous?.tabBarController(tabBarController, shouldSelect: viewController) ?? true,
      tabBarController.selectedViewController !== viewController
    else { return false }
    if isTransitioning { cancel(animate: false) }
    return true
  }

  /// Passes the call on to the delegate that was there before Hero.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    tabBarController.heroAttributes.previousTabBarDelegate?.tabBarController(
      tabBarController,
      didSelect: viewController
    )
  }

  /// Passes the question on to the delegate that was there before Hero.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.heroAttributes.previousTabBarDelegate?
      .tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? .allButUpsideDown
  }
}
