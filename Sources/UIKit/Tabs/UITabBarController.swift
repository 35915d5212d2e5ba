public import QuartzCore

/// Shows one of several controllers, which a bar at the bottom lets choose.
///
/// A selection changes at once; with an animator of the delegate the views change in a transition.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// What is asked and told about tabs and supplies animators.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Who is asked for an animator when the delegate has none, whoever the delegate is.
  package final weak var animatorFallback: (any UITabBarControllerDelegate)?

  // MARK: - Stored state

  var controllers: [UIViewController] = []
  var selected: UIViewController?
  /// The controller whose view stands in the content view.
  var displayed: UIViewController?
  var tabTransition: TabTransition?
  /// The tab that was asked for while another change ran.
  weak var queuedSelection: UIViewController?
  /// Whether the bar has made room for a controller that hides it.
  var isBarAway = false
  /// Whether the bar comes or goes with a push or pop.
  var isBarSliding = false
  /// What comes while the bar's background changes.
  weak var incomingContent: UIViewController?
  let contentView = TabContentView()
  private(set) lazy var scrollTracker = ScrollTracker { [weak self] in self?.refreshBarEdge() }
  private let bar = UITabBar()
  private lazy var moreNavigation = MoreList.makeNavigationController(for: self)

  // MARK: - Making tab bar controllers

  /// Makes a tab bar controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not read.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configure()
  }

  /// Makes a tab bar controller without tabs.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    contentView.tabBarController = self
    bar.onTap = { [weak self] in self?.tapped($0) }
    bar.onVisibilityChange = { [weak self] in self?.barDidChange() }
  }

  // MARK: - The view

  open override func loadView() {
    let view = TabBarControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabBarController = self
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
    layOutBar()
  }

  override func prepareToAppear() {
    installSelected()
  }

  override var childrenForAppearance: [UIViewController] {
    switch tabTransition?.phase {
    case .running, .settling: []
    default: displayed.map { [$0] } ?? []
    }
  }

  override var managesAppearanceOfChildren: Bool { true }

  override func viewDidLeaveWindow() {
    endOutsideWindow(tabTransition)
  }

  override func appearanceDidEnd() {
    if tabTransition == nil { matchAppearance(of: displayed) }
    storedView?.setNeedsLayout()
    runQueuedSelection()
  }

  override func resumeQueuedWork() {
    super.resumeQueuedWork()
    runQueuedSelection()
  }

  // MARK: - Tabs

  /// The controllers of the tabs, or nil.
  ///
  /// Of more than five, the last ones stand in a list behind the tab "More".
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the chosen one stays when it is among them.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, or nil.
  ///   - animated: Not used: they change at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers ?? [])
  }

  /// The controller of the chosen tab, or nil without tabs.
  ///
  /// While a change of tabs or of the chosen tab's stack runs, another one waits for its end.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      let isKnown = controllers.contains { $0 === newValue } || newValue === moreIfNeeded
      guard isKnown else {
        return reportMisuse(
          "selectedViewController: \(newValue.eventName) is not among the view controllers"
        )
      }
      select(newValue)
    }
  }

  /// The number of the chosen tab, `NSNotFound` without tabs.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// The controller behind the tab "More", which lists the tabs that have no room in the bar.
  open var moreNavigationController: UINavigationController { moreNavigation }

  /// The controllers that a user may rearrange; there is no way to do that.
  open var customizableViewControllers: [UIViewController]?

  /// Tells that a tab of the bar was tapped.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func show(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: - The device

  /// The controller of the chosen tab.
  open override var childForStatusBarStyle: UIViewController? { selected }

  open override var childForStatusBarHidden: UIViewController? { selected }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .allButUpsideDown
  }
}
