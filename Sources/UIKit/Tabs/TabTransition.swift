import QuartzCore

/// The change from one tab to another.
final class TabTransition: ControllerTransition {
  private weak var tabBarController: UITabBarController?
  private let from: UIViewController
  private let to: UIViewController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  init(
    tabBarController: UITabBarController,
    from: UIViewController,
    to: UIViewController,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.tabBarController = tabBarController
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    super.init(isAnimated: animator != nil)
  }

  override func makeCoordinator() -> TransitionCoordinator? {
    TransitionCoordinator(
      from: from,
      to: to,
      presentationStyle: .none,
      expectedDuration: animator?.transitionDuration(using: nil) ?? 0,
      container: { [weak tabBarController] in tabBarController?.contentView }
    )
  }

  // MARK: - The beginning

  override func prepare() -> TransitionContext? {
    guard let tabs = tabBarController else { return nil }
    to.loadViewIfNeeded()
    let container = tabs.contentView
    let frame = tabs.contentFrame(for: to)
    if let view = from.view, !view.isDescendant(of: container) { container.addSubview(view) }
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return TransitionContext(
      containerView: container,
      isAnimated: isAnimated,
      presentationStyle: .none,
      from: TransitionContext.Participant(
        controller: from,
        view: from.view,
        initialFrame: tabs.contentFrame(for: from),
        finalFrame: .zero
      ),
      to: TransitionContext.Participant(
        controller: to,
        view: to.view,
        initialFrame: .zero,
        finalFrame: frame
      ),
      animator: animator,
      interactor: interactor,
      kind: .tab
    )
  }

  override func announce() {
    to.beginAppearance(true, animated: isAnimated)
    from.beginAppearance(false, animated: isAnimated)
    let next = to
    coordinator?.animate(alongsideTransition: { [weak tabBarController] _ in
      tabBarController?.fadeBarEdge(to: next, slides: false)
    })
  }

  // MARK: - The end

  override func settle(finished: Bool) {
    guard let tabs = tabBarController else {
      for controller in [to, from] {
        controller.beginAppearance(false, animated: false)
        // The animator may have left the view outside the container.
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearance()
      }
      return
    }
    tabs.putBack(tabs.contentView)
    tabs.tabBar.endFade(isCompleted: finished)
    if finished { settleFinished(tabs) } else { settleCancelled(tabs) }
  }

  private func settleFinished(_ tabs: UITabBarController) {
    tabs.displayed = to
    tabs.putInPlace(to)
    from.viewIfLoaded?.removeFromSuperview()
    from.endAppearance()
    to.endComing(inside: tabs)
  }

  private func settleCancelled(_ tabs: UITabBarController) {
    tabs.displayed = from
    tabs.restoreSelection(of: from)
    to.viewIfLoaded?.removeFromSuperview()
    tabs.putInPlace(from)
    to.beginAppearance(false, animated: isAnimated)
    to.endAppearance()
    from.beginAppearance(true, animated: isAnimated)
    from.endComing(inside: tabs)
  }

  override func conclude(finished: Bool) {
    guard let tabs = tabBarController, tabs.tabTransition === self else { return }
    tabs.tabTransition = nil
    tabs.matchAppearance(of: tabs.displayed)
    tabs.storedView?.setNeedsLayout()
    tabs.resumeQueuedWork()
  }
}
