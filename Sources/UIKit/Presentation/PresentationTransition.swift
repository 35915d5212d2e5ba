import QuartzCore

/// The change from a presenter to what it presents.
final class PresentationTransition: ModalTransition {
  private var removesPresenter: Bool { presentation.shouldRemovePresentersView }

  /// Asks for the animator and for what drives it.
  ///
  /// - Parameter source: The controller that was asked to present.
  func askDelegates(source: UIViewController) {
    guard isAnimated, let presenter else { return }
    let delegate = presented.transitioningDelegate
    if let delegate {
      presented.note("animationControllerForPresented")
      animator = delegate.animationController(
        forPresented: presented,
        presenting: presenter,
        source: source
      )
    }
    if let delegate, let animator {
      presented.note("interactionControllerForPresentation")
      interactor = delegate.interactionControllerForPresentation(using: animator)
    }
    if animator == nil {
      animator = presentation.builtInAnimator(isPresenting: true)
    }
  }

  override func makeCoordinator() -> TransitionCoordinator? {
    TransitionCoordinator(
      from: presenter,
      to: presented,
      presentationStyle: presentation.presentationStyle,
      expectedDuration: animator?.transitionDuration(using: nil) ?? 0,
      container: { [weak presentation] in presentation?.containerView }
    )
  }

  override func prepare() -> TransitionContext? {
    guard let presenter, presenter.presentedLink === presented,
      let container = presentation.installContainer()
    else { return nil }
    rememberSize(of: container)
    let frame = presentersFrame(in: container)
    if presentation.presentationStyle != .custom {
      presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if removesPresenter {
      presentation.movePresentersViewIn()
    } else {
      rememberPresentersPlace()
    }
    return TransitionContext(
      containerView: container,
      isAnimated: isAnimated,
      presentationStyle: presentation.presentationStyle,
      from: TransitionContext.Participant(
        controller: presenter,
        view: removesPresenter ? presenter.viewIfLoaded : nil,
        initialFrame: frame,
        finalFrame: removesPresenter ? .zero : frame
      ),
      to: TransitionContext.Participant(
        controller: presented,
        view: presentation.presentedView,
        initialFrame: .zero,
        finalFrame: presentation.frameOfPresentedViewInContainerView
      ),
      animator: animator,
      interactor: interactor,
      kind: .present
    )
  }

  override func announce() {
    presentation.note("presentationTransitionWillBegin")
    presentation.presentationTransitionWillBegin()
    presentation.refreshTintOfPresenter(beside: coordinator)
    if removesPresenter { presenter?.beginAppearance(false, animated: isAnimated) }
    presented.beginAppearance(true, animated: isAnimated)
  }

  override func settle(finished: Bool) {
    returnStolenView()
    // Without a presenter nothing could ever dismiss what came.
    if finished, presenter != nil { settleFinished() } else { settleCancelled() }
  }

  private func settleFinished() {
    presentation.putContainerBack()
    placePresentedView()
    placeInResizedContainer(presentation)
    if removesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    presented.endAppearance()
    if removesPresenter { presenter?.endAppearance() }
    UIView.performWithoutAnimation { presentation.refreshTintOfPresenter() }
    presented.movement = .none
    presentation.note("presentationTransitionDidEnd")
    presentation.presentationTransitionDidEnd(true)
  }

  /// An animator that did not add the view, or nobody who did, leaves it to the system.
  private func placePresentedView() {
    guard let container = presentation.storedContainer, let view = presentation.presentedView,
      !view.isDescendant(of: container)
    else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  private func settleCancelled() {
    presented.beginAppearance(false, animated: isAnimated)
    presentation.restorePresentersView()
    presentation.presentedView?.removeFromSuperview()
    presented.endAppearance()
    if removesPresenter {
      presenter?.beginAppearance(true, animated: isAnimated)
      presenter?.endAppearance()
    }
    presentation.cutLinks()
    presented.movement = .none
    presentation.note("presentationTransitionDidEnd")
    presentation.presentationTransitionDidEnd(false)
    presentation.removeContainer()
  }

  override func conclude(finished: Bool) {
    if !finished, presented.presenterLink === presenter, context == nil {
      // The presenter left its window before anything began.
      presentation.cutLinks()
      presented.movement = .none
    }
    if presented.presenterLink == nil { presentation.disconnect() }
    super.conclude(finished: finished)
  }
}
