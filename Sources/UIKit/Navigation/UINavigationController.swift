public import QuartzCore

/// Shows the topmost of a stack of controllers, below a bar with its title and the way back.
///
/// The stack changes at once; the transition begins in the next layout pass of the view.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// How long the bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// What is told about changes and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Who is asked for an animator when the delegate has none, whoever the delegate is.
  package final weak var animatorFallback: (any UINavigationControllerDelegate)?

  // MARK: - Stored state

  var stack: [UIViewController] = []
  /// The controller whose view stands in the transition view.
  var displayed: UIViewController?
  /// The controller that the delegate was told about last.
  weak var announced: UIViewController?
  var navigationTransition: NavigationTransition?
  var queuedChanges: [() -> Void] = []
  let transitionView = NavigationTransitionView()
  private(set) lazy var scrollTracker = ScrollTracker { [weak self] in self?.contentDidScroll() }
  private let bar: UINavigationBar
  private var isBarHidden = false
  /// How many animations run in which the bar comes or goes.
  private(set) var barMovements = 0
  private(set) lazy var swipe = EdgeSwipe(navigationController: self)

  // MARK: - Making navigation controllers

  /// Makes a navigation controller with one controller.
  ///
  /// - Parameter rootViewController: The controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Makes a navigation controller with bars of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar, or nil for the usual one.
  ///   - toolbarClass: Not used: the tool bar is a usual one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass)
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  /// Makes an empty navigation controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not read.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configure()
  }

  /// Makes an empty navigation controller.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    configure()
  }

  private static func makeBar(_ type: AnyClass?) -> UINavigationBar {
    (type as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
  }

  private func configure() {
    transitionView.navigationController = self
    bar.onExtentChange = { [weak self] in self?.barExtentDidChange() }
    bar.onBack = { [weak self] in self?.goBack() }
  }

  /// Pops by the back button, which a subclass that is a delegate of bars may refuse.
  private func goBack() {
    let delegate = self as? any UINavigationBarDelegate
    if let item = bar.topItem, delegate?.navigationBar(bar, shouldPop: item) == false { return }
    popViewController(animated: true)
  }

  // MARK: - The view

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigationController = self
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(bar)
    if hasToolbar { view.addSubview(toolbar) }
    view.addGestureRecognizer(swipe.recognizer)
    self.view = view
    barHiderIfUsed?.install()
    bar.setItems(stack.map(\.navigationItem), animated: false)
  }

  override func prepareToAppear() {
    installTop()
  }

  /// Only the top controller; while another one takes its place the transition tells both.
  override var childrenForAppearance: [UIViewController] {
    switch navigationTransition?.phase {
    case .running, .settling: []
    default: displayed.map { [$0] } ?? []
    }
  }

  override var managesAppearanceOfChildren: Bool { true }

  override func appearanceDidEnd() {
    matchAppearanceOfTop()
    announceShown()
    storedView?.setNeedsLayout()
    runQueuedChanges()
  }

  override func appearanceDidBegin() {
    announceShowing()
  }

  override func viewDidLeaveWindow() {
    endOutsideWindow(navigationTransition)
  }

  override func resumeQueuedWork() {
    super.resumeQueuedWork()
    runQueuedChanges()
  }

  // MARK: - The stack

  /// The controllers, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller at the top, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  /// Replaces the stack; a new top that was not in it is pushed, one that was is popped to.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, from the root to the top.
  ///   - animated: Whether by an animation.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    performWhenIdle { [weak self] in
      self?.change(to: viewControllers, animated: animated)
    }
  }

  /// Puts a controller on top.
  ///
  /// While a transition runs the push waits for its end, and the stack stays what it is until then.
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether by an animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      return reportMisuse("pushViewController(_:animated:): a navigation controller is not pushed")
    }
    performWhenIdle { [weak self] in
      guard let self else { return }
      if stack.contains(where: { $0 === viewController }) {
        return reportMisuse(
          "pushViewController(_:animated:): \(viewController.eventName) is in the stack already"
        )
      }
      change(to: stack + [viewController], animated: animated)
    }
  }

  /// Takes the top controller away, unless it is the only one.
  ///
  /// - Parameter animated: Whether by an animation.
  /// - Returns: The controller that is taken away, or nil.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    performWhenIdle { [weak self] in
      guard let self, stack.count > 1 else { return }
      change(to: Array(stack.dropLast()), animated: animated)
    }
    return top
  }

  /// Takes every controller above another one away.
  ///
  /// - Parameters:
  ///   - viewController: The controller that will be at the top.
  ///   - animated: Whether by an animation.
  /// - Returns: The controllers that are taken away, or nil when there are none.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      reportMisuse(
        "popToViewController(_:animated:): \(viewController.eventName) is not in the stack"
      )
      return nil
    }
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return nil }
    performWhenIdle { [weak self] in
      guard let self, let index = stack.firstIndex(where: { $0 === viewController }) else { return }
      change(to: Array(stack[...index]), animated: animated)
    }
    return removed
  }

  /// Takes every controller but the root away.
  ///
  /// - Parameter animated: Whether by an animation.
  /// - Returns: The controllers that are taken away, or nil when there are none.
  @discardableResult open func popToRootViewController(
    animated: Bool
  ) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - The bar

  /// The bar with the title and the way back.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden.
  ///
  /// Default false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    if animated, isViewLoaded {
      // What is due yet belongs to the bar as it is.
      UIView.performWithoutAnimation { transitionView.layoutTreeIfNeeded() }
    }
    isBarHidden = hidden
    UIApplication.shared.setNeedsStatusBarUpdate()
    guard isViewLoaded else { return }
    guard animated, storedView?.window != nil else {
      layOutBar()
      storedView?.setNeedsLayout()
      return
    }
    if !hidden { bar.isHidden = false }
    barMovements += 1
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layOutBar(keepsVisible: true)
      self.transitionView.layoutTreeIfNeeded()
    } completion: { [weak self] _ in
      self?.barMovements -= 1
      self?.layOutBar()
    }
    storedView?.setNeedsLayout()
  }

  // MARK: - Bars that hide

  private(set) var barHiderIfUsed: BarHider?
  private var barHider: BarHider {
    let hider = barHiderIfUsed ?? BarHider(navigationController: self)
    barHiderIfUsed = hider
    return hider
  }

  /// Whether a swipe up in the content hides the bars and one down shows them; default false.
  ///
  /// A tool bar that was shown before comes back if it has buttons.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe != oldValue { barHider.settingsDidChange() } }
  }

  /// Whether a tap in the content that nothing else answers hides or shows the bars; default false.
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap != oldValue { barHider.settingsDidChange() } }
  }

  /// Whether the bars hide in a window that is low; default false.
  ///
  /// A tap where they were shows them.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHider.settingsDidChange() } }
  }

  /// Whether the bars hide when a text in the content begins to be edited; default false.
  ///
  /// A tap in the content shows them.
  ///
  /// > Compatibility: there is no keyboard on screen; where one would appear the bars hide.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { if hidesBarsWhenKeyboardAppears != oldValue { barHider.settingsDidChange() } }
  }

  /// The swipe that hides and shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHider.swipe }

  /// The tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHider.tap }

  // MARK: - The tool bar

  /// The bar with the top controller's buttons, at the bottom.
  open var toolbar: UIToolbar { storedToolbar }
  private lazy var storedToolbar: UIToolbar = {
    let toolbar = UIToolbar()
    hasToolbar = true
    storedView?.addSubview(toolbar)
    return toolbar
  }()
  private(set) var hasToolbar = false
  private var isToolbarAway = true

  /// Whether the tool bar is hidden; default true.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the tool bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    _ = toolbar
    isToolbarAway = hidden
    toolbarDidChange(animated: animated)
  }

  // MARK: - The swipe

  /// The swipe from the left edge that pops, with the built-in or the delegate's animator.
  ///
  /// > Compatibility: on iOS a custom pop animator without an interaction controller turns the swipe off; here
  /// > it drives that animator. Disable the recognizer to turn it off.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  /// What drives the pop that the swipe has started.
  var swipeDriver: UIPercentDrivenInteractiveTransition? { swipe.driver }

  // MARK: - The device

  /// The top controller while the bar is hidden; with the bar its ground decides.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .allButUpsideDown
  }
}
