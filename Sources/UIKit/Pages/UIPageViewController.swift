public import QuartzCore

/// Shows one screen at a time, and leads to the ones before and after it by a swipe.
///
/// > Compatibility: pages slide; those that were to curl slide, too, and that is reported.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages change.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book.
    case pageCurl = 0
    /// By sliding.
    case scroll = 1
  }

  /// Along which axis pages lie.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Where pages go.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// On to what comes after.
    case forward = 0
    /// Back to what comes before.
    case reverse = 1
  }

  /// Where the spine of a book is.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// What a controller of pages can be made with.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between pages that slide, in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine of pages that curl is, as a number.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// What says which screens come before and after a screen; without it a swipe leads nowhere.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { pages.neighboursDidChange() } }
  }
  /// What is told of changes, or nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages change, which is by sliding.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is; pages that slide have none.
  public let spineLocation = SpineLocation.none
  /// Whether pages have content on both sides; it is kept, not used.
  open var isDoubleSided = false

  private(set) lazy var pages = PageStrip(owner: self)
  private let spacing: CGFloat

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages change.
  ///   - navigationOrientation: Along which axis they lie.
  ///   - options: The space between pages, or nil.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { World.current.report(.pageCurls, in: "UIPageViewController") }
  }

  /// Makes a controller of pages that slide.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  /// The space between pages, in points.
  var pageSpacing: CGFloat { max(spacing, 0) }

  /// The screen that is shown, in an array, or nil.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// The recognizers that lead from page to page.
  open var gestureRecognizers: [UIGestureRecognizer] {
    [pages.scrollView.panGestureRecognizer]
  }

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - viewControllers: The screen, in an array.
  ///   - direction: Where the pages go.
  ///   - animated: Whether they slide.
  ///   - completion: Called at the end with whether they arrived, or nil.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first else {
      reportMisuse("setViewControllers(_:direction:animated:completion:) needs a controller")
      return
    }
    pages.show(next, direction: direction, animated: animated, completion: completion)
  }

  // MARK: - Overrides

  /// Makes the view with the strip of pages in it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.install(in: view)
  }

  /// Lays the pages out.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.layOut()
  }

  /// Whether pages come and go with the controller by themselves; false, for they also come and go by swipes.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Lets the page come.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.current?.beginAppearanceTransition(true, animated: animated)
  }

  /// Lets the page have come.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.current?.endAppearanceTransition()
  }

  /// Lets the page go.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.current?.beginAppearanceTransition(false, animated: animated)
  }

  /// Lets the page have gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.current?.endAppearanceTransition()
  }

  /// The page, which says what the status bar looks like.
  open override var childForStatusBarStyle: UIViewController? { pages.current }

  /// The page, which says whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { pages.current }
}
