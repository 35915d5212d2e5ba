public import QuartzCore

/// Owns a view, loads it when it is needed, and is told when it comes and goes.
///
/// Overridable members stand in this class body; the rest are extensions in files of their own.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment,
  UIContentContainer, UIFocusEnvironment, NSCoding
{
  /// The name of an interface file; never read.
  public let nibName: String?
  /// The bundle of an interface file; never read.
  public let nibBundle: Bundle?

  // MARK: - Stored state

  var storedView: UIView?
  var isLoadingView = false
  var appearanceState = AppearanceState.disappeared
  var isAppearanceAnimated = false
  var awaitsViewIsAppearing = false
  var leavesWithView = false
  var movement = ControllerMovement.none
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  /// A safe area that the view keeps during a transition, whatever the bars around it do.
  var pinnedSafeArea: UIEdgeInsets?
  /// The controller that this one presents.
  var presentedLink: UIViewController?
  /// The controller that presents this one.
  weak var presenterLink: UIViewController?
  var storedPresentationController: UIPresentationController?
  /// The presentation or dismissal of ``presentedLink`` that is announced or runs.
  var modalTransition: ModalTransition?
  private lazy var storedNavigationItem = UINavigationItem(title: title ?? "")

  // MARK: - Making controllers

  /// Makes a controller.
  ///
  /// > Compatibility: interface files are not read.
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file.
  ///   - nibBundleOrNil: The bundle of the file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Writes the controller into an archive; nothing is written.
  ///
  /// - Parameter coder: Not written to.
  open func encode(with coder: NSCoder) {
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  // MARK: - The view

  // Apple declares the view as implicitly unwrapped; nil may be set and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(with: newValue) }
  }

  /// The controller's view if it is loaded.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    loadStoredView()
  }

  /// Makes the view and sets ``view``; by default a plain view that fills the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Tells the controller that its view was loaded.
  open func viewDidLoad() {}

  /// Tells the controller that the system is short of memory; never sent.
  open func didReceiveMemoryWarning() {}

  // MARK: - Coming and going

  /// Tells the controller that its view is about to come.
  ///
  /// - Parameter animated: Whether it comes by an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in place, with its size, and will be laid out next.
  ///
  /// - Parameter animated: Whether it comes by an animation.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view came.
  ///
  /// - Parameter animated: Whether it came by an animation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to go.
  ///
  /// - Parameter animated: Whether it goes by an animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view went.
  ///
  /// - Parameter animated: Whether it went by an animation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Updates the constraints of the controller's view; overrides call the inherited method last.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// Tells the controller that its view is about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view was laid out.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that the bars or the device leave its view another area.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that its view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Starts to let the controller come or go; ``endAppearanceTransition()`` must follow.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes.
  ///   - animated: Whether by an animation.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` started.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether children come and go with the controller.
  ///
  /// Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being presented; valid while it comes.
  open var isBeingPresented: Bool { movement == .presentation }

  /// Whether the controller is being dismissed; valid while it goes.
  open var isBeingDismissed: Bool { movement == .dismissal }

  /// Whether the controller is being added to a parent; valid while it comes.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller is being removed from its parent; valid while it goes.
  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: - Parents and children

  /// The controllers in this one.
  open var children: [UIViewController] { storedChildren }

  /// The controller that this one is in.
  open var parent: UIViewController? { storedParent }

  /// Takes a controller in and tells it so with ``willMove(toParent:)``.
  ///
  /// - Parameter childController: The controller.
  open func addChild(_ childController: UIViewController) {
    add(childController)
  }

  /// Leaves the parent, which tells the controller so with ``didMove(toParent:)``.
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells the controller that it gets or loses a parent.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that it got or lost a parent.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Changes the view of one child for that of another one.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is there.
  ///   - toViewController: The child whose view comes.
  ///   - duration: The duration, in seconds.
  ///   - options: Options of the animation.
  ///   - animations: Further changes, or nil.
  ///   - completion: Called at the end with whether the animations ran to their end.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(
      ChildChange(from: fromViewController, to: toViewController),
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Shows a controller in the way that fits: in a navigation controller it is pushed, else presented.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = storedParent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller beside this one, which here is the same as ``show(_:sender:)``.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: - Presenting

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    presentedLink ?? storedParent?.presentedViewController
  }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presenterLink ?? storedParent?.presentingViewController
  }

  /// What manages the presentation of this controller or of an ancestor.
  open var presentationController: UIPresentationController? { activePresentationController }

  /// The presentation controller when it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    activePresentationController as? UISheetPresentationController
  }

  /// The presentation controller when it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    activePresentationController as? UIPopoverPresentationController
  }

  /// How the controller is presented.
  ///
  /// Default automatic, which reads as a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedModalPresentationStyle == .automatic ? .pageSheet : storedModalPresentationStyle }
    set {
      guard newValue != storedModalPresentationStyle else { return }
      storedModalPresentationStyle = newValue
      forgetUnusedPresentationController()
    }
  }
  private var storedModalPresentationStyle = UIModalPresentationStyle.automatic

  /// The built-in animation of the presentation.
  ///
  /// Default covers from the bottom.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// What supplies animators and the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in a context take place over this controller.
  ///
  /// Default false.
  open var definesPresentationContext = false

  /// Whether this controller's transition style is used by presentations in its context.
  ///
  /// Default false.
  open var providesPresentationContextTransitionStyle = false

  /// Whether gestures may not dismiss the controller.
  ///
  /// Default false.
  open var isModalInPresentation = false

  /// Whether a presentation that is not full screen governs the status bar.
  ///
  /// Default false.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether by an animation.
  ///   - completion: Called when the controller came.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, or the controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether by an animation.
  ///   - completion: Called when the controller went.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// What runs animations beside the transition that the controller takes part in; nil when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }

  // MARK: - Sizes

  /// The size that the content wants, in points.
  ///
  /// Default zero, which means no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenterLink != nil {
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Tells that a child fits its constraints at another size; containers here are not told.
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells that a child wants another size.
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child in a container of another size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of what holds it.
  /// - Returns: The size of what holds it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the view is about to get another size; children are told as well.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - coordinator: What runs animations beside the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Tells that the environment is about to change; children are told as well.
  ///
  /// - Parameters:
  ///   - newCollection: The new environment.
  ///   - coordinator: What runs animations beside the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Insets that the controller adds to its view's safe area, in points.
  ///
  /// Default none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
  }

  /// Whether the margins of the controller's view are at least the system's; default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.layoutMarginsDidChange() }
  }

  /// The least margins of the controller's view, in points: 16 at the sides, 20 where the view is wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The edges at which the view lies below bars.
  ///
  /// Default all.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view lies below bars that are opaque, too.
  ///
  /// Default false.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept for sources that set it; scroll views adjust themselves.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: - Titles and bars

  /// The controller's title, which its navigation item shows as well.
  open var title: String? {
    didSet {
      storedNavigationItem.title = title
      tabBarItemIfMade?.title = title
    }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { storedNavigationItem }

  /// The navigation controller that the controller is in.
  open var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let candidate = ancestor {
      if let navigation = candidate as? UINavigationController { return navigation }
      ancestor = candidate.storedParent
    }
    return nil
  }

  /// Whether a bar at the bottom is hidden while the controller is pushed.
  ///
  /// Default false.
  open var hidesBottomBarWhenPushed = false

  /// Whether the content is being edited.
  open var isEditing = false

  /// Sets whether the content is being edited.
  ///
  /// - Parameters:
  ///   - editing: Whether it is.
  ///   - animated: Whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: - The device

  /// The look of the status bar.
  ///
  /// Default as fits.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  ///
  /// Default false.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  ///
  /// Default by fading.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says what the status bar looks like.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has the status bar ask again what it looks like.
  open func setNeedsStatusBarAppearanceUpdate() {
    UIApplication.shared.setNeedsStatusBarUpdate()
  }
  /// Whether the interface turns with the device.
  ///
  /// Default true.
  open var shouldAutorotate: Bool { true }
  /// How the device may be held.
  ///
  /// Default every way but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the device is best held when the controller is presented.
  ///
  /// Default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: - Environment and chain

  /// The style of the controller's view and all in it; unspecified inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedView?.overrideUserInterfaceStyle ?? storedStyle }
    set {
      storedStyle = newValue
      storedView?.overrideUserInterfaceStyle = newValue
    }
  }
  private var storedStyle = UIUserInterfaceStyle.unspecified

  /// The environment of the controller.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? UIScreen.main.traitCollection.with(traitOverride)
  }

  /// What the parent says that differs in the controller's environment.
  var traitOverride: UITraitCollection? {
    didSet { storedView?.traitOverride = traitOverride }
  }

  /// Has a child live in an environment that differs from the controller's.
  ///
  /// - Parameters:
  ///   - collection: What differs, or nil for nothing.
  ///   - childViewController: The child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.traitOverride = collection
  }

  /// Returns what differs in a child's environment.
  ///
  /// - Parameter childViewController: The child.
  /// - Returns: What differs, or nil for nothing.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.traitOverride
  }

  /// Tells the controller that its environment changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key that performs an action.
  ///
  /// - Parameter keyCommand: The key.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Forgets a key that performs an action.
  ///
  /// - Parameter keyCommand: The key.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open override var next: UIResponder? {
    presenterLink ?? storedView?.superview ?? storedParent
  }

  // MARK: - Focus

  /// Where focus goes first within the receiver; by default where it decides itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }

  /// What focus is asked about next.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    storedView?.storedSuperview ?? storedParent
  }

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

  // MARK: - For containers

  /// The children whose coming and going follows this controller's.
  var childrenForAppearance: [UIViewController] {
    storedChildren.filter { child in
      guard let view = child.storedView, let own = storedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Whether the controller itself says when its children come and go.
  var managesAppearanceOfChildren: Bool { !shouldAutomaticallyForwardAppearanceMethods }

  /// Returns a presentation controller that stands above the style, or nil.
  func makeOwnPresentationController(
    presenting source: UIViewController?
  ) -> UIPresentationController? { nil }

  /// Puts in place what the view shows, before it comes.
  func prepareToAppear() {}

  /// Tells that the controller and its children are coming.
  func appearanceDidBegin() {}

  /// Tells that the controller has come or gone.
  func appearanceDidEnd() {}

  /// Tells that the view has left its window, by whatever way.
  func viewDidLeaveWindow() {}

  /// Goes on with what waited for the end of a modal transition.
  func resumeQueuedWork() {
    for child in storedChildren { child.resumeQueuedWork() }
  }
}
