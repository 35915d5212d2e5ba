import QuartzCore

/// The change from one top controller of a navigation stack to another.
final class NavigationTransition: ControllerTransition {
  private weak var navigationController: UINavigationController?
  private let change: StackChange
  private let from: UIViewController?
  private let to: UIViewController?

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
    let (animator, interactor) = askDelegate(navigation, from: from, to: to)
    to.loadViewIfNeeded()
    let container = navigation.transitionView
    if let view = self.from?.view, !view.isDescendant(of: container) {
      navigation.place(view, in: navigation.contentFrame(for: from))
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
    if let delegate = navigation.delegate {
      navigation.note("animationControllerFor")
      let animator = delegate.navigationController(
        navigation,
        animationControllerFor: change.operation,
        from: from,
        to: to
      )
      if let animator {
        navigation.note("interactionControllerFor")
        let interactor = delegate.navigationController(
          navigation,
          interactionControllerFor: animator
        )
        return (animator, interactor ?? navigation.swipeDriver)
      }
    }
    let slide = NavigationSlideAnimator(
      operation: change.operation,
      layoutDirection: navigation.view.effectiveUserInterfaceLayoutDirection
    )
    return (slide, navigation.swipeDriver)
  }

  override func announce() {
    guard let navigation = navigationController else { return }
    from?.beginAppearance(false, animated: isAnimated)
    to?.beginAppearance(true, animated: isAnimated)
    if let to {
      navigation.note("willShow")
      navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    }
    let items = change.new.map(\.navigationItem)
    guard isAnimated else {
      navigation.navigationBar.setItems(items, animated: false)
      return
    }
    let bar = navigation.navigationBar
    bar.beginTransition(to: items, isPop: change.operation == .pop)
    coordinator?.animate(alongsideTransition: { _ in bar.advanceTransition() })
  }

  // MARK: - The end

  override func settle(finished: Bool) {
    guard let navigation = navigationController else { return settleOrphans(finished: finished) }
    if isAnimated { navigation.navigationBar.endTransition(isCompleted: finished) }
    if finished { settleFinished(navigation) } else { settleCancelled(navigation) }
  }

  private func settleFinished(_ navigation: UINavigationController) {
    navigation.displayed = to
    if from !== to, let view = from?.viewIfLoaded { view.removeFromSuperview() }
    putInPlace(to, in: navigation)
    from?.endAppearance()
    endComing(of: to, in: navigation)
    navigation.confirm(change.added)
    navigation.release(change.removed)
    guard let to else { return }
    navigation.announced = to
    navigation.note("didShow")
    navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
  }

  private func settleCancelled(_ navigation: UINavigationController) {
    navigation.stack = change.old
    navigation.displayed = from
    to?.viewIfLoaded?.removeFromSuperview()
    putInPlace(from, in: navigation)
    to?.beginAppearance(false, animated: isAnimated)
    to?.endAppearance()
    from?.beginAppearance(true, animated: isAnimated)
    endComing(of: from, in: navigation)
    for controller in change.added { controller.noteWillMove(to: nil) }
    navigation.release(change.added)
    navigation.confirm(change.removed)
  }

  /// A controller comes no sooner than the navigation controller around it.
  private func endComing(of controller: UIViewController?, in navigation: UINavigationController) {
    switch navigation.appearanceState {
    case .appearing: break
    case .disappearing: controller?.beginAppearance(false, animated: false)
    case .disappeared where navigation.storedView?.window == nil:
      controller?.beginAppearance(false, animated: false)
      controller?.endAppearance()
    default: controller?.endAppearance()
    }
  }

  /// Leaves a controller's view in the container with its final frame, whatever the animator did with it.
  private func putInPlace(_ controller: UIViewController?, in navigation: UINavigationController) {
    guard let controller, let view = controller.view else { return }
    let container = navigation.transitionView
    if view.superview !== container { container.addSubview(view) }
    navigation.place(view, in: navigation.contentFrame(for: controller))
  }

  /// The navigation controller is gone; the controllers are told what became of them.
  private func settleOrphans(finished: Bool) {
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
    navigation.storedView?.setNeedsLayout()
    navigation.runQueuedChanges()
  }
}
