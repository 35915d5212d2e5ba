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

  /// Animates a push or pop, unless a transition runs.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard accepts() else { return nil }
    inNavigationController = true
    return begin(isPresenting: operation == .push, from: fromVC, to: toVC)
  }

  /// Drives a push or pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController
  }
}
