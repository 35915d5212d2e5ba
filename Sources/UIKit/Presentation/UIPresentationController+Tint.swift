import QuartzCore

extension UIPresentationController {
  /// Dims the presenter's tints as the presentation says, or brings them back at its end.
  func refreshTintOfPresenter(isEnding: Bool = false) {
    presenter?.viewIfLoaded?.setBehindPresentation(!isEnding && dimsTintOfPresenter)
  }

  /// Does so beside a transition, or at once without one.
  func refreshTintOfPresenter(
    beside coordinator: TransitionCoordinator?,
    isEnding: Bool = false
  ) {
    guard let coordinator else { return refreshTintOfPresenter(isEnding: isEnding) }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.refreshTintOfPresenter(isEnding: isEnding)
    })
  }
}
