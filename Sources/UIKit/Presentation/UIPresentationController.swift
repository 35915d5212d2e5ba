public import QuartzCore

/// Manages how a controller is presented, from the announcement to the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment,
  UIContentContainer, UIFocusEnvironment
{
  // The presenter owns the presented controller, which owns its presentation controller.
  private weak var presentedLink: UIViewController?
  private weak var presentingLink: UIViewController?
  private let style: UIModalPresentationStyle
  /// Where the presenter's view stood before it was moved into the container.
  var presentersPlace: ViewPlace?
  var storedContainer: PresentationContainerView?
  /// Where the container stands.
  var containersPlace: ViewPlace?

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it, when it is known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = presentedViewController
    presentingLink = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: - Participants

  /// The controller that presents; a plain one when it is not known or is gone.
  open var presentingViewController: UIViewController { presentingLink ?? UIViewController() }

  /// The controller that is presented; a plain one when it is gone.
  open var presentedViewController: UIViewController {
    presentedLink ?? UIViewController()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// What adapts the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// An environment that the presented controller has instead of its own; kept, not used.
  open var overrideTraitCollection: UITraitCollection?

  // MARK: - Views

  /// The view in which the presentation takes place; nil before and after it.
  open var containerView: UIView? { storedContainer }

  /// The view that is presented, by default the presented controller's.
  open var presentedView: UIView? { presentedLink?.view }

  /// Where the presented view ends, in the container; by default everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole window.
  ///
  /// Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window.
  ///
  /// Default false.
  open var shouldRemovePresentersView: Bool { false }

  /// Tells that the container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Tells that the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Transitions

  /// Tells that the presentation is about to begin.
  open func presentationTransitionWillBegin() {}

  /// Tells that the presentation ended.
  ///
  /// - Parameter completed: Whether the controller is presented now.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the dismissal ended.
  ///
  /// - Parameter completed: Whether the controller is dismissed now.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Adapting

  /// The style in a narrow window; none keeps the one at hand, automatic is what the system finds best.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .automatic
  }

  /// Returns the style in an environment; none keeps the one at hand.
  ///
  /// - Parameter traitCollection: The environment.
  /// - Returns: The style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? adaptivePresentationStyle
  }

  // MARK: - Environment and sizes

  /// The environment of the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Tells that the environment changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented controller wants, in points.
  open var preferredContentSize: CGSize { presentedLink?.preferredContentSize ?? .zero }

  /// Tells that a child fits its constraints at another size; containers here are not told.
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells that the presented controller wants another size.
  ///
  /// - Parameter container: The controller.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller in a container of another size.
  ///
  /// - Parameters:
  ///   - container: The controller.
  ///   - parentSize: The size of the container.
  /// - Returns: The size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the container is about to get another size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - coordinator: What runs animations beside the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedLink?.viewWillTransition(to: size, with: coordinator)
  }

  /// Tells that the environment is about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new environment.
  ///   - coordinator: What runs animations beside the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedLink?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: - Focus

  /// Where focus goes first within the receiver; by default where it decides itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { presentedView.map { [$0] } ?? [] }

  /// What focus is asked about next.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView }

  /// Asks for focus to be found anew; no focus moves on a phone.
  open func setNeedsFocusUpdate() {}

  /// Has focus found anew when it was asked for; no focus moves on a phone.
  open func updateFocusIfNeeded() {}

  /// Returns whether focus may move.
  ///
  /// - Parameter context: From where to where.
  /// - Returns: Whether it may. Default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells that focus moved.
  ///
  /// - Parameters:
  ///   - context: From where to where.
  ///   - coordinator: What runs animations beside the move.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: - For the engine

  var presenter: UIViewController? { presentingLink }

  func connect(presenter: UIViewController) {
    presentingLink = presenter
  }

  /// The next presentation of the controller gets a presentation controller of its own.
  func disconnect() {
    if presentedLink?.storedPresentationController === self {
      presentedLink?.storedPresentationController = nil
    }
  }

  /// The animator of a transition for which no delegate supplies one.
  func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    }
  }

  /// Whether what presents has its tints dimmed meanwhile.
  var dimsTintOfPresenter: Bool { false }

  /// Whether a touch at a point of the container is meant for what is behind it.
  func passesTouchesThrough(at point: CGPoint) -> Bool { false }

  /// What dismisses the controller by a gesture of the presentation's own, or nil.
  var builtInDismissalInteractor: (any UIViewControllerInteractiveTransitioning)? { nil }

  func note(_ event: String) {
    World.current.note(event, of: "\(type(of: self))")
  }
}
