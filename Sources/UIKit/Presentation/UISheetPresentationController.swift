public import QuartzCore

/// Presents a controller as a sheet over the presenter, which is dimmed and stands back.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The radius of the sheet's upper corners, in points; nil means the system's 10.
  open var preferredCornerRadius: CGFloat?
  /// Whether a bar at the top invites to pull; kept, not drawn.
  open var prefersGrabberVisible = false

  private var dimming: UIView?
  private var presentersTransform: CGAffineTransform?
  private var savedRadius: CGFloat = 0

  /// How far below the window's top, or its safe area, the sheet begins, in points.
  private static let topInset: CGFloat = 10
  private static let presenterScale: CGFloat = 0.92
  private static let dimmingAlpha: CGFloat = 0.2

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = max(containerView.safeAreaInsets.top, 0) + Self.topInset
    return containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let dimming = UIView(frame: containerView.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    if let view = presentedView {
      savedRadius = view.layer.cornerRadius
      view.layer.cornerRadius = preferredCornerRadius ?? 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
    }
    presentersTransform = presenter?.viewIfLoaded?.transform
    beside { $0.standBack() }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { putEverythingBack() }
  }

  open override func dismissalTransitionWillBegin() {
    beside { $0.comeForward() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { putEverythingBack() } else { standBack() }
  }

  /// Runs a change beside the transition, or at once when nothing is animated.
  private func beside(_ change: @escaping (UISheetPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      if let self { change(self) }
    })
  }

  private func standBack() {
    dimming?.alpha = Self.dimmingAlpha
    guard let transform = presentersTransform else { return }
    presenter?.viewIfLoaded?.transform = transform.scaledBy(
      x: Self.presenterScale,
      y: Self.presenterScale
    )
  }

  private func comeForward() {
    dimming?.alpha = 0
    if let presentersTransform { presenter?.viewIfLoaded?.transform = presentersTransform }
  }

  private func putEverythingBack() {
    comeForward()
    presentersTransform = nil
    dimming?.removeFromSuperview()
    dimming = nil
    presentedView?.layer.cornerRadius = savedRadius
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let presentersTransform, let view = presenter?.viewIfLoaded else { return }
    // A view that stands back is resized at its full size.
    view.transform = presentersTransform
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.standBack() })
  }

  open override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil, let view = presentedView,
      view.superview === containerView
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.transform.isIdentity, view.frame != frame { view.frame = frame }
  }
}
