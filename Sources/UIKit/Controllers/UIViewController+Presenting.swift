import QuartzCore

extension UIViewController {
  // MARK: - Presenting

  func startPresenting(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle
    let presentation = controller.presentationController(presentedFrom: self)
    let presenter = presenter(style: style, presentation: presentation)
    if let reason = refusal(of: controller, by: presenter) {
      return reportMisuse("present(_:animated:completion:) was ignored: \(reason)")
    }
    presenter.storedView?.window?.openMenu?.close(animated: animated)
    presentation.connect(presenter: presenter)
    presenter.presentedLink = controller
    controller.presenterLink = presenter
    controller.movement = .presentation
    let transition = PresentationTransition(
      presentation: presentation,
      isAnimated: animated,
      completion: completion
    )
    presenter.modalTransition = transition
    controller.loadViewIfNeeded()
    transition.askDelegates(source: self)
    presenter.schedule(transition)
  }

  private func refusal(
    of controller: UIViewController,
    by presenter: UIViewController
  ) -> String? {
    if controller === self || controller === presenter {
      return "a controller cannot present itself"
    }
    if let other = controller.presenterLink {
      return "\(controller.eventName) is presented already, by \(other.eventName)"
    }
    if controller.storedParent != nil {
      return "\(controller.eventName) is in a container"
    }
    if let other = presenter.presentedLink {
      return "\(presenter.eventName) presents \(other.eventName) already"
    }
    if presenter.isComingOrGoing { return "\(presenter.eventName) is coming or going itself" }
    if presenter.viewIfLoaded?.window == nil {
      return "the view of \(presenter.eventName) is in no window"
    }
    return nil
  }

  /// Whether a presentation or dismissal runs that takes the controller with it.
  private var isComingOrGoing: Bool {
    var controller = presenterLink
    while let candidate = controller {
      if let running = candidate.modalTransition, !running.isEnding { return true }
      controller = candidate.presenterLink
    }
    return false
  }

  private func presenter(
    style: UIModalPresentationStyle,
    presentation: UIPresentationController
  ) -> UIViewController {
    guard Self.isContextual(style, presentation) else { return outermostController }
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.definesPresentationContext { return candidate }
      controller = candidate.storedParent
    }
    return outermostController
  }

  private static func isContextual(
    _ style: UIModalPresentationStyle,
    _ presentation: UIPresentationController
  ) -> Bool {
    switch style {
    case .currentContext, .overCurrentContext: true
    case .custom: !presentation.shouldPresentInFullscreen
    default: false
    }
  }

  /// Begins a transition: after the next commit when it is animated, else at once.
  func schedule(_ transition: ModalTransition) {
    guard transition.isAnimated else { return transition.begin() }
    World.current.afterCommit { [weak transition] in
      MainActor.assumeIsolated { transition?.begin() }
    }
  }

  // MARK: - Dismissing

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterOfDismissal, let presented = presenter.presentedLink else {
      return reportMisuse(
        "dismiss(animated:completion:) has nothing to dismiss: the controller neither presents"
          + " anything nor is presented"
      )
    }
    if let running = runningModalTransition(around: presenter) {
      return running.follow(with: presenter, animated: animated, completion: completion)
    }
    guard let presentation = presented.storedPresentationController else { return }
    let transition = DismissalTransition(
      presentation: presentation,
      isAnimated: animated,
      completion: completion
    )
    presenter.modalTransition = transition
    transition.markMovement()
    transition.askDelegates()
    presenter.schedule(transition)
  }

  /// Who presents what a dismissal takes away: this controller or an ancestor, else who presents them.
  private var presenterOfDismissal: UIViewController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presentedLink != nil { return candidate }
      controller = candidate.storedParent
    }
    return presentingViewController
  }

  /// A transition that runs above a presenter, or below it and takes it along.
  private func runningModalTransition(around presenter: UIViewController) -> ModalTransition? {
    var below = presenter.presenterLink
    while let candidate = below {
      if let transition = candidate.modalTransition, !transition.isEnding { return transition }
      below = candidate.presenterLink
    }
    var controller: UIViewController? = presenter
    while let candidate = controller {
      if let transition = candidate.modalTransition { return transition }
      controller = candidate.presentedLink
    }
    return nil
  }

  // MARK: - Presentation controllers

  /// The presentation controller of this controller or the ancestor that is presented; else its own.
  var activePresentationController: UIPresentationController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presenterLink != nil { return candidate.storedPresentationController }
      controller = candidate.storedParent
    }
    if storedParent != nil { return nil }
    return presentationController(presentedFrom: nil)
  }

  /// The controller's presentation controller, made when it is first asked for.
  func presentationController(presentedFrom source: UIViewController?) -> UIPresentationController {
    if let existing = storedPresentationController { return existing }
    let presentation = makePresentationController(source: source)
    storedPresentationController = presentation
    return presentation
  }

  private func makePresentationController(source: UIViewController?) -> UIPresentationController {
    if let own = makeOwnPresentationController(presenting: source) { return own }
    switch modalPresentationStyle {
    case .custom:
      note("presentationController")
      let asker = source ?? self
      return transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: source?.outermostController,
        source: asker
      ) ?? UIPresentationController(presentedViewController: self, presenting: source)
    case .fullScreen, .currentContext:
      return RemovingPresentationController(presentedViewController: self, presenting: source)
    case .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: source)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: source)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: source)
    }
  }

  /// Another style asks for another presentation controller, unless the present one is in use.
  func forgetUnusedPresentationController() {
    if presenterLink == nil { storedPresentationController = nil }
  }

  // MARK: - Coordinators

  var activeCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let coordinator = candidate.ownCoordinator { return coordinator }
      controller = candidate.storedParent
    }
    return nil
  }

  private var ownCoordinator: TransitionCoordinator? {
    if let navigation = self as? UINavigationController,
      let coordinator = navigation.navigationTransition?.coordinator
    {
      return coordinator
    }
    if let tabs = self as? UITabBarController, let coordinator = tabs.tabTransition?.coordinator {
      return coordinator
    }
    return modalTransition?.coordinator ?? presenterLink?.modalTransition?.coordinator
  }
}
