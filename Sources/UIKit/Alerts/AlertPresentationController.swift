import QuartzCore

/// Presents an alert over what is dimmed.
final class AlertPresentationController: UIPresentationController {
  private static let dimmingAlpha: CGFloat = 0.2
  /// The space beside and below an action sheet, in points.
  private static let sheetMargin: CGFloat = 8
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedView else { return .zero }
    let bounds = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let room = bounds.insetBy(dx: Self.sheetMargin, dy: Self.sheetMargin).size
    let size = view.sizeThatFits(room)
    if isSheet {
      let space = containerView.safeAreaInsets.bottom > 0 ? 0 : Self.sheetMargin
      return CGRect(
        x: containerView.bounds.midX - size.width / 2,
        y: bounds.maxY - space - size.height,
        width: size.width,
        height: size.height
      )
    }
    return CGRect(
      x: view.roundedToPixel(containerView.bounds.midX - size.width / 2),
      y: view.roundedToPixel(containerView.bounds.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }

  override var dimsTintOfPresenter: Bool { true }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? CoverVerticalAnimator(isPresenting: isPresenting)
      : AlertAnimator(isPresenting: isPresenting)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : Self.dimmingAlpha)
    }
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("tapped", AlertPresentationController.tapped)
      )
    )
    beside { $0.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    beside { $0.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil, let view = presentedView,
      view.superview === containerView
    else { return }
    view.place(in: frameOfPresentedViewInContainerView)
  }

  /// Runs a change beside the transition, or at once when nothing is animated.
  private func beside(_ change: @escaping (AlertPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      if let self { change(self) }
    })
  }

  private func tapped() {
    if isSheet { alert?.cancel() }
  }
}
