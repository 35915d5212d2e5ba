public import QuartzCore

/// Presents a controller as a bubble beside its source, or on a phone as a sheet.
///
/// On a phone a delegate that returns none for the adaptive style keeps the bubble.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// What the presentation is.
  enum Look {
    case bubble
    case sheet
    case full
  }

  /// The view at which the arrow points, or nil.
  open var sourceView: UIView?
  /// The rectangle of that view at which the arrow points; default all of it.
  open var sourceRect = CGRect.null
  /// The button at which the arrow points, or nil; it is kept: the bubble stands below the bar.
  open var barButtonItem: UIBarButtonItem?
  /// The sides to which the arrow may point; default any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side to which the arrow points.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that receive touches beside the bubble; it is kept, not used.
  open var passthroughViews: [UIView]?
  /// The colour of the bubble, or nil for that of the view.
  open var backgroundColor: UIColor?
  /// The space between the bubble and the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the bubble may cover its source; default false.
  open var canOverlapSourceViewRect = false

  private lazy var stage = SheetStage(presentation: self)
  private lazy var bubble = PopoverBubble(presentation: self)

  /// How the popover is presented here.
  private(set) lazy var look: Look = {
    switch adaptivePresentationStyle(for: traitCollection) {
    case .none, .popover: .bubble
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: .full
    case .automatic, .pageSheet, .formSheet: .sheet
    }
  }()

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    switch look {
    case .bubble: bubble.frame
    case .sheet: stage.restingFrame
    case .full: super.frameOfPresentedViewInContainerView
    }
  }

  open override func presentationTransitionWillBegin() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    switch look {
    case .bubble: bubble.show()
    case .sheet: stage.presentationWillBegin()
    case .full: break
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    switch look {
    case .bubble: if !completed { bubble.remove() }
    case .sheet: stage.presentationDidEnd(completed)
    case .full: break
    }
  }

  open override func dismissalTransitionWillBegin() {
    if look == .sheet { stage.dismissalWillBegin() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    switch look {
    case .bubble: if completed { bubble.remove() }
    case .sheet: stage.dismissalDidEnd(completed)
    case .full: break
    }
  }

  open override func containerViewWillLayoutSubviews() {
    switch look {
    case .bubble: bubble.layOut()
    case .sheet: stage.layOut()
    case .full: presentedView?.place(in: frameOfPresentedViewInContainerView)
    }
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if look == .sheet { stage.sizeWillChange(with: coordinator) }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  override var builtInDismissalInteractor: (any UIViewControllerInteractiveTransitioning)? {
    look == .sheet ? stage.driver : nil
  }

  override var dimsTintOfPresenter: Bool {
    switch look {
    case .bubble: true
    case .sheet: stage.dimsPresenter
    case .full: false
    }
  }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    look == .bubble
      ? CrossDissolveAnimator(isPresenting: isPresenting)
      : super.builtInAnimator(isPresenting: isPresenting)
  }

  /// Answers a tap beside the bubble.
  func tappedBeside() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    let mayDismiss =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let popoverDelegate = popoverDelegate
    presenter?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}
