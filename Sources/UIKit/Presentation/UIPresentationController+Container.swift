import QuartzCore

extension UIPresentationController {
  /// Puts the container above everything in the window, or above the context's view.
  func installContainer() -> PresentationContainerView? {
    guard let presenter, let view = presenter.viewIfLoaded, let window = view.window else {
      return nil
    }
    let isContextual =
      presentationStyle == .currentContext || presentationStyle == .overCurrentContext
      || (presentationStyle == .custom && !shouldPresentInFullscreen)
    let host = isContextual ? view.superview ?? window : window
    let frame = host === window ? window.bounds : view.frame
    let container = PresentationContainerView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    if host === window {
      window.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: view)
    }
    storedContainer = container
    containersPlace = ViewPlace(of: container)
    TransitionMonitor.current.add(container: container)
    return container
  }

  /// Puts the container back where it was when an animator removed it.
  func putContainerBack() {
    guard let container = storedContainer, container.superview == nil, let containersPlace else {
      return
    }
    World.current.report(
      CompatibilityIssue(
        message: "the container of a transition was removed from its superview; it is put back",
        context: presentedViewController.eventName
      )
    )
    containersPlace.restore(container)
  }

  /// Moves the presenter's view to the back of the container for the transition.
  func movePresentersViewIn() {
    guard let container = storedContainer, let view = presenter?.viewIfLoaded,
      let superview = view.superview, superview !== container
    else { return }
    presentersPlace = ViewPlace(of: view)
    let center = container.convert(view.center, from: superview)
    container.insertSubview(view, at: 0)
    view.center = center
  }

  /// Puts the presenter's view back to where it stood before the presentation.
  func restorePresentersView() {
    guard let place = presentersPlace else { return }
    presentersPlace = nil
    if let view = presenter?.viewIfLoaded { place.restore(view) }
  }

  func removeContainer() {
    presentedView?.removeFromSuperview()
    storedContainer?.removeFromSuperview()
    storedContainer?.presentation = nil
    storedContainer = nil
    containersPlace = nil
  }

  /// Cuts the two controllers apart.
  func cutLinks() {
    UIView.performWithoutAnimation { refreshTintOfPresenter(isEnding: true) }
    let presented = presentedViewController
    if let presenter, presenter.presentedLink === presented { presenter.presentedLink = nil }
    presented.presenterLink = nil
    presented.tellPresentationEnd()
  }

  /// Removes the presentation at once and without a word to the presenter, which is going away itself.
  func tearDown() {
    let presented = presentedViewController
    let transition = presenter?.modalTransition
    presenter?.modalTransition = nil
    transition?.abandon()
    presented.beginAppearance(false, animated: false)
    restorePresentersView()
    removeContainer()
    cutLinks()
    presented.endAppearance()
    presented.movement = .none
    disconnect()
    transition?.callCompletions()
  }
}
