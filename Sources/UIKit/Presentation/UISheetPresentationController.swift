public import QuartzCore

/// Presents a controller as a sheet over the presenter, which is dimmed and stands back.
///
/// A drag moves the sheet between its detents, and below the lowest one it dismisses.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The size of a form that is not said.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  private lazy var stage = SheetStage(presentation: self)
  /// Whether the presenter stands back with black around it.
  var isFull: Bool { stage.isFull }

  // MARK: - Heights

  /// The heights at which the sheet rests, from low to high; default the full one.
  open var detents: [Detent] = [.large()] {
    didSet { settingsDidChange() }
  }

  /// The height at which the sheet rests, or nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { stage.selected }
    set {
      guard newValue != stage.selected else { return }
      stage.selected = newValue
      settingsDidChange()
    }
  }

  /// The highest detent at which nothing is dimmed and touches beside the sheet reach the presenter, or nil.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settingsDidChange() }
  }

  /// Has custom heights asked for again.
  open func invalidateDetents() {
    settingsDidChange()
  }

  /// Animates changes of the sheet's properties.
  ///
  /// - Parameter changes: The changes.
  open func animateChanges(_ changes: () -> Void) {
    stage.animate(changes)
  }

  // MARK: - Look and behaviour

  /// The radius of the sheet's upper corners, in points; nil means the system's 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { settingsDidChange() }
  }

  /// Whether a bar at the top invites to pull; default false.
  open var prefersGrabberVisible = false {
    didSet { settingsDidChange() }
  }

  /// Whether a drag upwards in content that is at its top makes the sheet higher; default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a sheet in a low window is attached to its edge; kept: it always is.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the preferred content size; default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { settingsDidChange() }
  }

  /// Whether a form sheet is as large as a page; kept: on a phone it is.
  open var prefersPageSizing = true

  private func settingsDidChange() {
    guard storedContainer != nil else { return }
    stage.settingsDidChange()
  }

  // MARK: - Overrides

  open override var frameOfPresentedViewInContainerView: CGRect { stage.restingFrame }

  open override func presentationTransitionWillBegin() {
    stage.presentationWillBegin()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    stage.presentationDidEnd(completed)
  }

  open override func dismissalTransitionWillBegin() {
    stage.dismissalWillBegin()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    stage.dismissalDidEnd(completed)
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    stage.sizeWillChange(with: coordinator)
  }

  open override func containerViewWillLayoutSubviews() {
    stage.layOut()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if widthFollowsPreferredContentSizeWhenEdgeAttached { settingsDidChange() }
  }

  override var builtInDismissalInteractor: (any UIViewControllerInteractiveTransitioning)? {
    stage.driver
  }

  override var dimsTintOfPresenter: Bool { stage.dimsPresenter }

  override func passesTouchesThrough(at point: CGPoint) -> Bool {
    stage.passesTouchesThrough(at: point)
  }
}
