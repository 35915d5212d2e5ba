import QuartzCore

/// The change from one top controller of a navigation stack to another.
final class NavigationTransition: ControllerTransition {
  private weak var navigationController: UINavigationController?
  private let change: StackChange
  private let from: UIViewController?
  private let to: UIViewController?
  private var movesBottomBar = false
  private var oldSafeArea: UIEdgeInsets?
  /// Whether the bar has the height of the new top already.
  private(set) var showsNewBar = false

  var oldStack: [UIViewController] { change.old }

  init(
    navigationController: UINavigationController,
    change: StackChange,
    from: UIViewController?,
    isAnimated: Bool
  ) {
    self.navigationController = navigationController
    self.change = change
    self.from = from
    to = change.new.last
    super.init(isAnimated: isAnimated)
  }

  override func makeCoordinator() -> TransitionCoordinator? {
    TransitionCoordinator(
      from: from,
      to: to,
      presentationStyle: .none,
      expectedDuration: NavigationSlideAnimator.reportedDuration,
      container: { [weak navigationController] in navigationController?.transitionView }
    )
  }

  // MARK: - The beginning

  override func prepare() -> TransitionContext? {
    guard let navigation = navigationController, let from = from ?? to, let to = to ?? self.from
    else { return nil }
    if self.from?.viewIfLoaded?.window != nil { oldSafeArea = self.from?.view.reportedSafeArea }
    let (animator, interactor) = askDelegate(navigation, from: from, to: to)
    to.loadViewIfNeeded()
    let container = navigation.transitionView
    if let view = self.from?.view, !view.isDescendant(of: container) {
      view.place(in: navigation.contentFrame(for: from))
      container.addSubview(view)
    }
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return TransitionContext(
      containerView: container,
      isAnimated: isAnimated,
      presentationStyle: .none,
      from: TransitionContext.Participant(
        controller: from,
        view: from.view,
        initialFrame: navigation.contentFrame(for: from),
        finalFrame: .zero
      ),
      to: TransitionContext.Participant(
        controller: to,
        view: to.view,
        initialFrame: .zero,
        finalFrame: navigation.contentFrame(for: to)
      ),
      animator: animator,
      interactor: interactor,
      kind: change.operation == .push ? .push : .pop
    )
  }

  private func askDelegate(
    _ navigation: UINavigationController,
    from: UIViewController,
    to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated else { return (nil, nil) }
    for delegate in askedDelegates(of: navigation) {
      navigation.note("animationControllerFor")
      let animator = delegate.navigationController(
        navigation,
        animationControllerFor: change.operation,
        from: from,
        to: to
      )
      guard let animator else { continue }
      navigation.note("interactionControllerFor")
      let interactor = delegate.navigationController(
        navigation,
        interactionControllerFor: animator
      )
      return (animator, interactor ?? navigation.swipeDriver)
    }
    let slide = NavigationSlideAnimator(
      operation: change.operation,
      layoutDirection: navigation.view.effectiveUserInterfaceLayoutDirection
    )
    return (slide, navigation.swipeDriver)
  }

  private func askedDelegates(
    of navigation: UINavigationController
  ) -> [any UINavigationControllerDelegate] {
    let fallback = navigation.animatorFallback.flatMap { $0 === navigation.delegate ? nil : $0 }
    return [navigation.delegate, fallback].compactMap { $0 }
  }

  override func announce() {
    guard let navigation = navigationController else { return }
    from?.beginAppearance(false, animated: isAnimated)
    to?.beginAppearance(true, animated: isAnimated)
    if let to {
      navigation.note("willShow")
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    slideBottomBar(of: navigation)
    pinSafeArea()
    let items = change.new.map(\.navigationItem)
    let bar = navigation.navigationBar
    guard isAnimated else {
      showsNewBar = true
      bar.setItems(items, animated: false)
      return navigation.layOutBar()
    }
    bar.beginTransition(
      to: items,
      isPop: change.operation == .pop,
      height: navigation.barHeight(over: change.new),
      slides: context?.animator is NavigationSlideAnimator
    )
    coordinator?.animate(alongsideTransition: { [weak self, weak navigation] _ in
      if let navigation { self?.advanceBars(of: navigation) }
    })
  }

  /// Lets the bars become those of the new page, inside the animation.
  private func advanceBars(of navigation: UINavigationController) {
    showsNewBar = true
    UIView.performWithoutAnimation {
      navigation.transitionView.safeAreaMayHaveChanged()
      to?.viewIfLoaded?.safeAreaMayHaveChanged()
      to?.viewIfLoaded?.layoutTreeIfNeeded()
    }
    navigation.navigationBar.advanceTransition(
      toEdge: navigation.isAtScrollEdge(over: change.new),
      height: navigation.barHeight(over: change.new)
    )
    navigation.layOutBar(keepsVisible: true)
    navigation.refreshToolbarItems(animated: true)
    tabs(of: navigation)?.fadeBarEdge(to: to, slides: movesBottomBar)
  }

  /// The tab bar controller whose chosen tab this is.
  private func tabs(of navigation: UINavigationController) -> UITabBarController? {
    navigation.tabBarController.flatMap { $0.displayed === navigation ? $0 : nil }
  }

  /// The old view keeps its safe area while bars around it change.
  private func pinSafeArea() {
    guard let view = from?.viewIfLoaded, let oldSafeArea, view.safeAreaInsets != oldSafeArea else {
      return
    }
    from?.pinnedSafeArea = oldSafeArea
  }

  /// A bar at the bottom comes or goes with the views.
  private func slideBottomBar(of navigation: UINavigationController) {
    guard let tabs = navigation.tabBarController, tabs.movesBar(with: navigation) else { return }
    movesBottomBar = true
    tabs.prepareToSlideBar()
    coordinator?.animate(alongsideTransition: { [weak tabs] _ in tabs?.slideBar() })
  }

  // MARK: - The end

  override func settle(finished: Bool) {
    guard let navigation = navigationController else { return settleOrphans() }
    navigation.putBack(navigation.transitionView)
    if isAnimated { navigation.navigationBar.endTransition(isCompleted: finished) }
    if !finished { navigation.stack = change.old }
    from?.pinnedSafeArea = nil
    if isAnimated { tabs(of: navigation)?.tabBar.endFade(isCompleted: finished) }
    if movesBottomBar {
      navigation.tabBarController?.endSlidingBar()
    }
    showsNewBar = true
    navigation.layOutBar()
    if finished { settleFinished(navigation) } else { settleCancelled(navigation) }
    navigation.refreshToolbarItems(animated: false)
  }

  private func settleFinished(_ navigation: UINavigationController) {
    navigation.displayed = to
    if from !== to, let view = from?.viewIfLoaded { view.removeFromSuperview() }
    putInPlace(to, in: navigation)
    from?.endAppearance()
    to?.endComing(inside: navigation)
    navigation.confirm(change.added)
    navigation.release(change.removed)
    guard let to else { return }
    navigation.announced = to
    navigation.note("didShow")
    navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
  }

  private func settleCancelled(_ navigation: UINavigationController) {
    navigation.displayed = from
    to?.viewIfLoaded?.removeFromSuperview()
    putInPlace(from, in: navigation)
    to?.beginAppearance(false, animated: isAnimated)
    to?.endAppearance()
    from?.beginAppearance(true, animated: isAnimated)
    from?.endComing(inside: navigation)
    for controller in change.added { controller.noteWillMove(to: nil) }
    navigation.release(change.added)
    navigation.confirm(change.removed)
  }

  /// Leaves a controller's view in the container with its final frame, whatever the animator did with it.
  private func putInPlace(_ controller: UIViewController?, in navigation: UINavigationController) {
    guard let controller, let view = controller.view else { return }
    let container = navigation.transitionView
    if view.superview !== container { container.addSubview(view) }
    view.place(in: navigation.contentFrame(for: controller))
  }

  /// The navigation controller is gone; the controllers are told what became of them.
  private func settleOrphans() {
    from?.viewIfLoaded?.removeFromSuperview()
    to?.viewIfLoaded?.removeFromSuperview()
    from?.beginAppearance(false, animated: false)
    from?.endAppearance()
    to?.beginAppearance(false, animated: false)
    to?.endAppearance()
  }

  override func conclude(finished: Bool) {
    guard let navigation = navigationController, navigation.navigationTransition === self else {
      return
    }
    navigation.navigationTransition = nil
    navigation.matchAppearanceOfTop()
    navigation.storedView?.setNeedsLayout()
    navigation.tabBarController?.storedView?.setNeedsLayout()
    navigation.runQueuedChanges()
    navigation.tabBarController?.runQueuedSelection()
  }
}
