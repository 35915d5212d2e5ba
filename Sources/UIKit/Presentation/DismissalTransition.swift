import QuartzCore

/// The change from what is presented, and everything presented above it, back to the presenter.
///
/// Only the topmost controller is animated; those between are never seen.
final class DismissalTransition: ModalTransition {
  /// The controllers between that were visible.
  private var hidden: [UIViewController] = []
  /// The presentations that end, from the presenter's own to the topmost.
  private let chain: [UIPresentationController]

  override init(
    presentation: UIPresentationController,
    isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    var chain = [presentation]
    while let above = chain.last?.presentedViewController.presentedLink?
      .storedPresentationController,
      !chain.contains(above)
    {
      chain.append(above)
    }
    self.chain = chain
    super.init(presentation: presentation, isAnimated: isAnimated, completion: completion)
  }

  override func isDismissal(by presenter: UIViewController) -> Bool {
    self.presenter === presenter && !isEnding
  }

  private var top: UIPresentationController { chain[chain.count - 1] }
  private var between: ArraySlice<UIPresentationController> { chain.dropLast() }
  private var topController: UIViewController { top.presentedViewController }
  private var removedPresenter: Bool { presentation.shouldRemovePresentersView }

  /// Lets the flags of the controllers tell what happens.
  func markMovement() {
    for presentation in chain { presentation.presentedViewController.movement = .dismissal }
  }

  /// Asks for the animator and for what drives it.
  func askDelegates() {
    guard isAnimated else { return }
    let delegate = topController.transitioningDelegate
    if let delegate {
      topController.note("animationControllerForDismissed")
      animator = delegate.animationController(forDismissed: topController)
    }
    if let delegate, let animator {
      topController.note("interactionControllerForDismissal")
      interactor = delegate.interactionControllerForDismissal(using: animator)
    }
    if animator == nil {
      let builtIn = top.builtInAnimator(isPresenting: false)
      animator = builtIn
      interactor = top.builtInDismissalInteractor
    }
  }

  override func makeCoordinator() -> TransitionCoordinator? {
    TransitionCoordinator(
      from: topController,
      to: presenter,
      presentationStyle: top.presentationStyle,
      expectedDuration: animator?.transitionDuration(using: nil) ?? 0,
      container: { [weak top] in top?.containerView }
    )
  }

  override func prepare() -> TransitionContext? {
    guard let presenter, presenter.presentedLink === presented, let container = top.storedContainer
    else { return nil }
    rememberSize(of: container)
    let presentersFrame = presentersFrame(in: container)
    if removedPresenter {
      if let view = presenter.viewIfLoaded { presentation.presentersPlace?.resize(view) }
    } else {
      rememberPresentersPlace()
    }
    let target = presentation.presentersPlace?.frame(in: container) ?? container.bounds
    return TransitionContext(
      containerView: container,
      isAnimated: isAnimated,
      presentationStyle: top.presentationStyle,
      from: TransitionContext.Participant(
        controller: topController,
        view: top.presentedView,
        initialFrame: top.presentedView?.frame ?? .zero,
        finalFrame: .zero
      ),
      to: TransitionContext.Participant(
        controller: presenter,
        view: removedPresenter ? presenter.viewIfLoaded : nil,
        initialFrame: removedPresenter ? .zero : presentersFrame,
        finalFrame: removedPresenter ? target : presentersFrame
      ),
      animator: animator,
      interactor: interactor,
      kind: .dismiss
    )
  }

  override func announce() {
    hideBetween()
    topController.beginAppearance(false, animated: isAnimated)
    if removedPresenter { presenter?.beginAppearance(true, animated: isAnimated) }
    for presentation in chain.reversed() {
      presentation.note("dismissalTransitionWillBegin")
      presentation.dismissalTransitionWillBegin()
    }
    presentation.refreshTintOfPresenter(beside: coordinator, isEnding: true)
  }

  /// Controllers between the topmost and the presenter go at once and unseen.
  private func hideBetween() {
    for presentation in between.reversed() {
      presentation.storedContainer?.isHidden = true
      let controller = presentation.presentedViewController
      guard controller.appearanceState == .appeared else { continue }
      controller.beginAppearance(false, animated: false)
      hidden.append(controller)
    }
  }

  override func settle(finished: Bool) {
    returnStolenView()
    if finished { settleFinished() } else { settleCancelled() }
  }

  private func settleFinished() {
    if removedPresenter { presentation.restorePresentersView() }
    for presentation in chain.reversed() {
      presentation.removeContainer()
      presentation.cutLinks()
    }
    if removedPresenter { presenter?.endAppearance() }
    for presentation in chain.reversed() {
      presentation.presentedViewController.endAppearance()
      presentation.presentedViewController.movement = .none
    }
    for presentation in chain.reversed() {
      presentation.note("dismissalTransitionDidEnd")
      presentation.dismissalTransitionDidEnd(true)
    }
  }

  private func settleCancelled() {
    if removedPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    top.putContainerBack()
    putPresentedViewBack()
    placeInResizedContainer(top)
    if removedPresenter {
      presenter?.beginAppearance(false, animated: isAnimated)
      presenter?.endAppearance()
    }
    for presentation in between {
      presentation.storedContainer?.isHidden = false
    }
    for controller in hidden { controller.changeAppearance(true) }
    topController.beginAppearance(true, animated: isAnimated)
    topController.endAppearance()
    UIView.performWithoutAnimation { presentation.refreshTintOfPresenter() }
    for presentation in chain.reversed() {
      presentation.presentedViewController.movement = .none
      presentation.note("dismissalTransitionDidEnd")
      presentation.dismissalTransitionDidEnd(false)
    }
  }

  /// An animator may have taken the view out although the dismissal was cancelled.
  private func putPresentedViewBack() {
    guard let container = top.storedContainer, let view = top.presentedView,
      !view.isDescendant(of: container)
    else { return }
    view.frame = top.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  override func conclude(finished: Bool) {
    if context == nil {
      // What was to be dismissed had gone before anything began.
      for presentation in chain { presentation.presentedViewController.movement = .none }
    }
    for presentation in chain where presentation.presentedViewController.presenterLink == nil {
      presentation.disconnect()
    }
    super.conclude(finished: finished)
  }
}
