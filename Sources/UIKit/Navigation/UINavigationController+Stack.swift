import QuartzCore

extension UINavigationController {
  // MARK: - Waiting

  /// Runs a change at once, or when the transition that runs has ended.
  func performWhenIdle(_ work: @escaping () -> Void) {
    guard isBusy || !queuedChanges.isEmpty else { return work() }
    queuedChanges.append(work)
  }

  private var isBusy: Bool {
    if navigationTransition != nil || isLeaving { return true }
    return isOnScreen && (isInModalTransition || isInTabTransition)
  }

  /// Whether the view has left the window and the controllers were not told yet.
  private var isLeaving: Bool {
    !isOnScreen && appearanceState == .disappearing && isInModalTransition
  }

  /// Whether the navigation controller itself comes or goes by a change of tabs.
  private var isInTabTransition: Bool { tabBarController?.tabTransition != nil }

  private var isOnScreen: Bool { storedView?.window != nil }

  /// Goes on with changes that waited, one after the other.
  func runQueuedChanges() {
    while !isBusy, !queuedChanges.isEmpty {
      let work = queuedChanges.removeFirst()
      work()
    }
  }

  // MARK: - Changing

  /// Changes the stack at once and announces or makes the transition that follows from it.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    guard !new.elementsEqual(old, by: { $0 === $1 }) else { return }
    let change = StackChange(old: old, new: new)
    for controller in change.removed { controller.noteWillMove(to: nil) }
    for controller in change.added { adopt(controller) }
    stack = new
    guard isOnScreen, appearanceState != .disappearing else { return settleUnseen(change) }
    let isImmediate = appearanceState == .appearing && !animated
    guard !isImmediate, change.new.last !== displayed else { return settleUnseen(change) }
    startTransition(for: change, animated: animated)
  }

  private func startTransition(for change: StackChange, animated: Bool) {
    change.mark()
    let transition = NavigationTransition(
      navigationController: self,
      change: change,
      from: displayed,
      isAnimated: animated && displayed != nil && change.new.last != nil
    )
    navigationTransition = transition
    if transition.isAnimated {
      storedView?.setNeedsLayout()
    } else {
      transition.begin()
    }
  }

  /// Begins the transition that waits for the layout pass.
  func beginScheduledTransition() {
    guard let transition = navigationTransition, transition.phase == .scheduled,
      appearanceState != .appearing
    else { return }
    transition.begin()
  }

  private func adopt(_ controller: UIViewController) {
    if let parent = controller.storedParent, parent !== self {
      parent.storedChildren.removeAll { $0 === controller }
    }
    controller.noteWillMove(to: self)
    controller.storedParent = self
    storedChildren.append(controller)
  }

  /// Finishes the parts of a change that concern parents.
  func release(_ controllers: [UIViewController]) {
    for controller in controllers where controller.storedParent === self {
      storedChildren.removeAll { $0 === controller }
      controller.storedParent = nil
      controller.movement = .none
      controller.noteDidMove(to: nil)
    }
  }

  func confirm(_ controllers: [UIViewController]) {
    for controller in controllers where controller.storedParent === self {
      controller.movement = .none
      controller.noteDidMove(to: self)
    }
  }

  /// Whether the controller is there or comes; what its children are told can change that.
  private var isComing: Bool { appearanceState == .appearing || appearanceState == .appeared }

  /// A change that nobody sees: no transition, and callbacks only as far as the controller is coming itself.
  private func settleUnseen(_ change: StackChange) {
    let isInstalled = displayed?.storedView?.superview === transitionView
    if change.new.last !== displayed, let old = displayed {
      if isComing { old.changeAppearance(false) }
      if old.appearanceState == .disappearing { old.endAppearance() }
      old.storedView?.removeFromSuperview()
      displayed = nil
    }
    if isViewLoaded {
      navigationBar.setItems(stack.map(\.navigationItem), animated: false)
      if isComing || isInstalled || isOnScreen { installTop() }
    }
    if isComing, let top = displayed, top.appearanceState == .disappeared {
      top.beginAppearance(true, animated: isAppearanceAnimated)
      if appearanceState == .appeared { top.endAppearance() }
    }
    confirm(change.added)
    release(change.removed)
    tabBarController?.storedView?.setNeedsLayout()
  }

  /// Lets the top be where the navigation controller is, when one of them came or went within the other's turn.
  func matchAppearanceOfTop() {
    guard navigationTransition == nil || navigationTransition?.phase == .scheduled else { return }
    matchAppearance(of: displayed)
  }

  // MARK: - The delegate

  /// Tells the delegate of the top controller when the navigation controller itself comes.
  func announceShowing() {
    guard let top = displayed, top !== announced else { return }
    note("willShow")
    delegate?.navigationController(self, willShow: top, animated: isAppearanceAnimated)
  }

  func announceShown() {
    let isIdle = navigationTransition == nil || navigationTransition?.phase == .scheduled
    guard appearanceState == .appeared, isIdle, let top = displayed, top !== announced else {
      return
    }
    announced = top
    note("didShow")
    delegate?.navigationController(self, didShow: top, animated: isAppearanceAnimated)
  }
}
