import QuartzCore

/// What a sheet needs in its container: its places, the dimming, the presenter that stands back, the drag.
final class SheetStage: NSObject {
  typealias Detent = UISheetPresentationController.Detent

  /// How far below the window's top, or its safe area, a full sheet begins, in points.
  private static let topInset: CGFloat = 10
  private static let dimmingAlpha: CGFloat = 0.2
  static let cornerRadius: CGFloat = 10

  private weak var storedPresentation: UIPresentationController?
  private let dimming = UIView()
  private let grabber = SheetGrabber()
  private lazy var drag = SheetDrag(stage: self)
  private var card: PresenterCard?
  /// Whether the presenter stands back so far that black is around it.
  private(set) var isFull = false {
    didSet { if isFull != oldValue { UIApplication.shared.setNeedsStatusBarUpdate() } }
  }
  private var saved: (radius: CGFloat, corners: CACornerMask, clips: Bool)?
  /// The height at which the sheet rests, or nil for the lowest.
  var selected: Detent.Identifier?

  init(presentation: UIPresentationController) {
    storedPresentation = presentation
    super.init()
  }

  var presentation: UIPresentationController? { storedPresentation }
  var sheet: UISheetPresentationController? { presentation as? UISheetPresentationController }
  var container: UIView? { presentation?.storedContainer }
  var view: UIView? { presentation?.presentedView }
  var driver: UIPercentDrivenInteractiveTransition? { drag.driver }

  // MARK: - Places

  /// The heights that count, each with the top of the sheet, from low to high.
  var stops: [(identifier: Detent.Identifier, top: CGFloat)] {
    guard let container else { return [] }
    let safe = container.safeAreaInsets
    let highest = max(safe.top, 0) + Self.topInset
    let context = DetentContext(
      traits: container.traitCollection,
      maximum: container.bounds.height - highest - safe.bottom
    )
    let stops = (sheet?.detents ?? [.large()]).compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        let isFull = value >= context.maximumDetentValue
        let top = isFull ? highest : container.bounds.height - value - safe.bottom
        return (detent.identifier, max(top, highest))
      }
    }
    guard !stops.isEmpty else { return [(.large, highest)] }
    return stops.sorted { $0.1 > $1.1 }.map { (identifier: $0.0, top: $0.1) }
  }

  var lowestTop: CGFloat { stops.first?.top ?? 0 }
  var highestTop: CGFloat { stops.last?.top ?? 0 }

  var restingTop: CGFloat {
    let stops = stops
    return stops.first { $0.identifier == selected }?.top ?? stops.first?.top ?? 0
  }

  var restingFrame: CGRect { frame(top: restingTop) }

  func frame(top: CGFloat) -> CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    let wished = presentation?.preferredContentSize.width ?? 0
    let follows = sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached ?? false
    let width = follows && wished > 0 ? min(wished, bounds.width) : bounds.width
    return CGRect(
      x: bounds.midX - width / 2,
      y: top,
      width: width,
      height: max(bounds.height - min(top, lowestTop), 0)
    )
  }

  /// Whether the sheet rests at a height that leaves the presenter alone.
  private var isUndimmed: Bool {
    guard let limit = sheet?.largestUndimmedDetentIdentifier else { return false }
    let stops = stops
    guard let highest = stops.firstIndex(where: { $0.identifier == limit }) else { return false }
    return (stops.firstIndex { $0.top == restingTop } ?? 0) <= highest
  }

  func passesTouchesThrough(at point: CGPoint) -> Bool {
    guard isUndimmed, let view else { return false }
    return !view.frame.contains(point)
  }

  // MARK: - Transitions

  func presentationWillBegin() {
    guard let container, let view else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    drag.attach(to: container, dimming: dimming)
    saved = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    applyLook()
    card = presentation?.presenter?.viewIfLoaded.map(PresenterCard.init)
    beside { $0.standBack() }
  }

  func presentationDidEnd(_ completed: Bool) {
    if completed { layOut() } else { putEverythingBack() }
  }

  func dismissalWillBegin() {
    beside { $0.comeForward() }
  }

  func dismissalDidEnd(_ completed: Bool) {
    if completed { putEverythingBack() } else { standBack() }
    drag.dismissalDidEnd(completed)
  }

  /// Runs a change beside the transition, or at once when nothing is animated.
  private func beside(_ change: @escaping (SheetStage) -> Void) {
    guard let coordinator = presentation?.presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      if let self { change(self) }
    })
  }

  private func standBack() {
    showDepth(at: restingTop)
  }

  /// Whether the sheet rests so high that the presenter is dimmed.
  var dimsPresenter: Bool { !isUndimmed }

  private func comeForward() {
    dimming.alpha = 0
    isFull = false
    card?.comeForward()
  }

  /// Dims and moves the presenter as fits a top of the sheet: only a full sheet moves it.
  func showDepth(at top: CGFloat) {
    dimming.alpha = isUndimmed ? 0 : Self.dimmingAlpha
    guard let container, let card else { return }
    let full = highestTop
    let reach = container.bounds.height / 2 - full
    let isFullPossible = full <= container.safeAreaInsets.top + Self.topInset
    let way = reach > 0 ? 1 - (top - full) / reach : 1
    let share = isFullPossible ? min(max(way, 0), 1) : 0
    isFull = share > 0.5
    card.standBack(share, top: full - Self.topInset, in: container)
  }

  private func putEverythingBack() {
    comeForward()
    card?.restoreWindow()
    card = nil
    dimming.removeFromSuperview()
    grabber.remove()
    guard let view, let saved else { return }
    view.layer.cornerRadius = saved.radius
    view.layer.maskedCorners = saved.corners
    view.clipsToBounds = saved.clips
    self.saved = nil
  }

  // MARK: - Look and layout

  private func applyLook() {
    guard let view else { return }
    view.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.cornerRadius
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    grabber.show(sheet?.prefersGrabberVisible ?? false, in: view)
  }

  func layOut() {
    guard presentation?.presentedViewController.transitionCoordinator == nil, !drag.isMoving,
      let view, view.superview === container
    else { return }
    let frame = restingFrame
    if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    grabber.place()
  }

  func settingsDidChange() {
    applyLook()
    layOut()
    guard presentation?.presentedViewController.transitionCoordinator == nil else { return }
    standBack()
    presentation?.refreshTintOfPresenter()
  }

  /// Runs changes with the system's spring.
  func animate(_ changes: () -> Void) {
    SystemSpring.animate(duration: 0.5, isLinear: false) {
      changes()
      container?.layoutIfNeeded()
    } completion: { _ in
    }
  }

  func sizeWillChange(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let card else { return }
    // A view that stands back is resized at its full size.
    card.comeForward()
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      card.noteSize()
      standBack()
    })
  }

  // MARK: - The drag

  /// Moves the sheet under the finger.
  func move(to top: CGFloat) {
    guard let view else { return }
    let frame = frame(top: top)
    if view.frame != frame { view.frame = frame }
    showDepth(at: max(top, highestTop))
    grabber.place()
  }

  /// Lets the sheet come to rest at a height after a drag.
  func settle(at identifier: Detent.Identifier) {
    let old = stops.first { $0.top == restingTop }?.identifier
    selected = identifier
    animate {
      if let view { view.frame = restingFrame }
      standBack()
      presentation?.refreshTintOfPresenter()
    }
    guard identifier != old, let sheet else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
