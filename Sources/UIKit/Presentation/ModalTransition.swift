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
    let actions = completions + followUps
    completions = []
    followUps = []
    for action in actions { action() }
    presenter?.outermostController.resumeQueuedWork()
    presented.resumeQueuedWork()
  }

  /// The frame of the presenter's view in the container.
  func presentersFrame(in container: UIView) -> CGRect {
    guard let view = presenter?.viewIfLoaded else { return .zero }
    guard let superview = view.superview else { return view.frame }
    return container.convert(view.frame, from: superview)
  }
}
