import QuartzCore

/// A presentation or a dismissal.
class ModalTransition: ControllerTransition {
  let presentation: UIPresentationController
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var completions: [() -> Void] = []
  private var followUps: [() -> Void] = []
  /// Where the view of a presenter that stays belongs.
  private var presentersPlace: ViewPlace?
  private var initialSize: CGSize?

  init(presentation: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    presented = presentation.presentedViewController
    presenter = presentation.presenter
    if let completion { completions.append(completion) }
    super.init(isAnimated: isAnimated)
  }

  /// Whether everything is in place and only callbacks are left.
  var isEnding: Bool { phase == .settling || phase == .ended }

  /// Whether a second dismissal by a presenter is this one.
  func isDismissal(by presenter: UIViewController) -> Bool { false }

  /// Waits with a dismissal until this transition ended, or joins it when it does the same.
  func follow(with presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if isDismissal(by: presenter) {
      if let completion { completions.append(completion) }
      return
    }
    followUps.append { [weak presenter] in
      guard let presenter, presenter.presentedLink != nil else {
        completion?()
        return
      }
      presenter.startDismissing(animated: animated, completion: completion)
    }
  }

  override func conclude(finished: Bool) {
    if let presenter, presenter.modalTransition === self { presenter.modalTransition = nil }
    callCompletions()
    presenter?.outermostController.resumeQueuedWork()
    presented.resumeQueuedWork()
  }

  /// Calls what waits for the end, which came in another way or comes no more.
  func callCompletions() {
    let actions = completions + followUps
    completions = []
    followUps = []
    for action in actions { action() }
  }

  /// Notes how large the container is when the transition begins.
  func rememberSize(of container: UIView) {
    initialSize = container.bounds.size
  }

  /// Gives the presented view its place in a container that was resized in flight, whatever the animator left.
  func placeInResizedContainer(_ presentation: UIPresentationController) {
    guard let container = presentation.storedContainer, let view = presentation.presentedView,
      let initialSize, container.bounds.size != initialSize, view.isDescendant(of: container)
    else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func forget() {
    super.forget()
    completions = []
    followUps = []
    if let presenter, presenter.modalTransition === self { presenter.modalTransition = nil }
  }

  /// Notes where the view of a presenter that stays belongs.
  func rememberPresentersPlace() {
    presentersPlace = presenter?.viewIfLoaded.flatMap(ViewPlace.init(of:))
  }

  /// Puts the view of a presenter that stays back when an animator took it away.
  func returnStolenView() {
    guard let place = presentersPlace, let presenter, let view = presenter.viewIfLoaded,
      !place.holds(view)
    else { return }
    World.current.report(
      CompatibilityIssue(
        message: "the animator moved the presenter's view, which was in the window already, into"
          + " the container; it is put back. Use view(forKey:), which is nil then.",
        context: animator.map { "\(type(of: $0))" } ?? "transition"
      )
    )
    place.restore(view)
    guard place.isResized, presenter.presenterLink != nil,
      let frame = presenter.storedPresentationController?.frameOfPresentedViewInContainerView
    else { return }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The frame of the presenter's view in the container.
  func presentersFrame(in container: UIView) -> CGRect {
    guard let view = presenter?.viewIfLoaded else { return .zero }
    guard let superview = view.superview else { return view.frame }
    return container.convert(view.frame, from: superview)
  }
}
