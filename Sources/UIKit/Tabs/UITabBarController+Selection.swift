import QuartzCore

extension UITabBarController {
  /// More tabs than this do not fit in a bar.
  private static let mostTabs = 5

  /// The controller of the tab "More" where there are too many tabs.
  var moreIfNeeded: UIViewController? {
    controllers.count > Self.mostTabs ? moreNavigationController : nil
  }

  /// The controllers that have a tab in the bar.
  private var controllersInBar: [UIViewController] {
    guard let more = moreIfNeeded else { return controllers }
    return controllers.prefix(Self.mostTabs - 1) + [more]
  }

  /// The controllers that stand in the list behind the tab "More".
  var controllersInList: [UIViewController] {
    moreIfNeeded == nil ? [] : Array(controllers.dropFirst(Self.mostTabs - 1))
  }

  // MARK: - Controllers

  func replaceControllers(with new: [UIViewController]) {
    let old = controllers
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    if tabTransition != nil, !gone.isEmpty { tabTransition?.context?.completeTransition(true) }
    controllers = new
    for controller in new where controller.storedParent !== self { adopt(controller) }
    adoptMore()
    let selection = selected.flatMap { current in
      new.contains { $0 === current } || current === moreIfNeeded ? current : nil
    }
    refreshItems()
    if let next = selection ?? new.first {
      select(next)
    } else {
      deselect()
    }
    for controller in gone where controller.storedParent === self {
      controller.noteWillMove(to: nil)
      controller.leaveParent()
    }
  }

  private func adopt(_ controller: UIViewController) {
    controller.noteWillMove(to: self)
    if let parent = controller.storedParent {
      parent.storedChildren.removeAll { $0 === controller }
    }
    controller.storedParent = self
    storedChildren.append(controller)
    controller.noteDidMove(to: self)
  }

  private func adoptMore() {
    guard let more = moreIfNeeded, more.storedParent !== self else { return }
    adopt(more)
  }

  private func refreshItems() {
    tabBar.items = controllersInBar.map(\.tabBarItem)
    refreshSelectedItem()
  }

  func refreshSelectedItem() {
    let shown = controllersInBar.first { $0 === selected } ?? moreIfNeeded
    tabBar.selectedItem = shown?.tabBarItem
  }

  private func deselect() {
    guard let old = selected else { return }
    selected = nil
    queuedSelection = nil
    leave(old)
    refreshSelectedItem()
  }

  // MARK: - Choosing

  /// Answers a tap on a tab.
  func tapped(_ item: UITabBarItem) {
    guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }) else { return }
    let wasSelected = controller === selected
    note("shouldSelect")
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller !== selected {
      select(controller)
    } else if wasSelected, queuedSelection == nil {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    tabBar(tabBar, didSelect: item)
    note("didSelect")
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Chooses a tab at once, or after the change that runs.
  func select(_ controller: UIViewController) {
    guard !isBusy else {
      queuedSelection = controller
      return
    }
    queuedSelection = nil
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    refreshSelectedItem()
    show(controller, insteadOf: old)
    UIApplication.shared.setNeedsStatusBarUpdate()
  }

  private var isBusy: Bool {
    guard tabTransition == nil else { return true }
    let isInPush = (selected as? UINavigationController)?.navigationTransition != nil
    return storedView?.window != nil && (isInPush || isInModalTransition)
  }

  /// Goes on with a choice that waited.
  func runQueuedSelection() {
    guard !isBusy, let next = queuedSelection else { return }
    queuedSelection = nil
    let isKnown = controllers.contains { $0 === next } || next === moreIfNeeded
    if isKnown { select(next) }
  }

  /// Takes a choice back, because the transition to it was cancelled.
  func restoreSelection(of controller: UIViewController) {
    selected = controller
    refreshSelectedItem()
    UIApplication.shared.setNeedsStatusBarUpdate()
  }

  // MARK: - Changing views

  private func show(_ controller: UIViewController, insteadOf old: UIViewController?) {
    let isSeen = storedView?.window != nil && appearanceState == .appeared
    guard isSeen, let old, displayed === old else { return settleUnseen(controller) }
    let (animator, interactor) = askDelegate(from: old, to: controller)
    let transition = TabTransition(
      tabBarController: self,
      from: old,
      to: controller,
      animator: animator,
      interactor: interactor
    )
    tabTransition = transition
    transition.begin()
    storedView?.setNeedsLayout()
  }

  private func askDelegate(
    from: UIViewController,
    to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    let fallback = animatorFallback.flatMap { $0 === delegate ? nil : $0 }
    for delegate in [delegate, fallback].compactMap({ $0 }) {
      note("animationControllerForTransition")
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: from,
        to: to
      )
      guard let animator else { continue }
      note("interactionControllerFor")
      return (animator, delegate.tabBarController(self, interactionControllerFor: animator))
    }
    return (nil, nil)
  }

  /// A change that nobody sees, or that comes together with the tab bar controller itself.
  private func settleUnseen(_ controller: UIViewController) {
    if let old = displayed, old !== controller { leave(old) }
    // A callback of the one that left may have chosen again.
    guard isViewLoaded, selected === controller else { return }
    let isComing = appearanceState == .appearing || appearanceState == .appeared
    guard isComing || storedView?.window != nil else { return }
    installSelected()
    let isShown =
      controller.appearanceState == .appearing || controller.appearanceState == .appeared
    guard isComing, !isShown else { return }
    controller.beginAppearance(true, animated: isAppearanceAnimated)
    if appearanceState == .appeared { controller.endAppearance() }
  }

  private func leave(_ controller: UIViewController) {
    guard displayed === controller else { return }
    displayed = nil
    if controller.appearanceState != .disappeared { controller.changeAppearance(false) }
    // Its callbacks may have chosen it again.
    if displayed !== controller { controller.storedView?.removeFromSuperview() }
  }
}
