import QuartzCore

/// Manages a search: its bar, and what is shown while it is active.
///
/// > Compatibility: the results are shown over the content without a presentation, so the search controller
/// > itself gets no appearance callbacks.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let dimming = UIView()
  private var storedIsActive = false
  /// Whether the bar has made room for the search; it follows ``isActive`` in an animation.
  private(set) var isSpread = false
  /// Called when the search begins or ends, inside an animation.
  var onActivityChange: (() -> Void)?
  /// Returns the controller over whose content the search takes place.
  var host: (() -> UIViewController?)?

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: What shows the results, or nil when the content itself does.
  public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    configure()
  }

  /// Makes a search whose results the content itself shows.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not read.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    resultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configure()
  }

  /// Makes a search whose results the content itself shows.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    bar.isInNavigationBar = true
    bar.onBegin = { [weak self] in self?.isActive = true }
    bar.onChange = { [weak self] in self?.contentDidChange() }
    bar.onCancel = { [weak self] in self?.isActive = false }
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("dimmingTapped", UISearchController.dimmingTapped)
      )
    )
  }

  private let resultsController: UIViewController?

  // MARK: - Members

  /// The bar.
  open var searchBar: UISearchBar { bar }

  /// What shows the results, or nil when the content itself does.
  open var searchResultsController: UIViewController? { resultsController }

  /// What is told to update the results, or nil.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// What is told when the search begins and ends, or nil.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is covered by a shade while nothing is found; default true.
  open var obscuresBackgroundDuringPresentation = true

  /// The same, of earlier releases.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the title makes room for the search; default true.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes and goes by itself; default true.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come and go by themselves; default true.
  open var automaticallyShowsScopeBar = true

  /// Whether the results are shown even for an empty text; default false.
  open var showsSearchResultsController = false {
    didSet { refreshContent() }
  }

  /// Whether the search is active.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  // MARK: - Beginning and ending

  private func begin() {
    storedIsActive = true
    note("willPresentSearchController")
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
      bar.showsScopeBar = true
    }
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    contentDidChange()
    animateActivity { [weak self] in
      guard let self else { return }
      note("didPresentSearchController")
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    storedIsActive = false
    note("willDismissSearchController")
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    if bar.text?.isEmpty == false { bar.searchTextField.text = nil }
    contentDidChange()
    animateActivity { [weak self] in
      guard let self else { return }
      note("didDismissSearchController")
      delegate?.didDismissSearchController(self)
    }
  }

  private func animateActivity(completion: @escaping () -> Void) {
    guard bar.window != nil else {
      spread()
      return completion()
    }
    UIView.animate(withDuration: 0.3) { [self] in
      spread()
      dimming.alpha = isActive ? 1 : 0
      placeShade()
    } completion: { [weak self] _ in
      if self?.isActive == false { self?.dimming.removeFromSuperview() }
      completion()
    }
  }

  /// Lets the bar make room, or end it.
  private func spread() {
    // What is due yet belongs to the bar as it is.
    UIView.performWithoutAnimation { host?()?.viewIfLoaded?.layoutIfNeeded() }
    isSpread = isActive
    onActivityChange?()
  }

  // MARK: - Results

  private func contentDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    refreshContent()
  }

  private var showsResults: Bool {
    isActive && (showsSearchResultsController || bar.text?.isEmpty == false)
  }

  /// Shows the results or the shade over the content of the host.
  private func refreshContent() {
    guard let host = host?(), let view = host.viewIfLoaded else { return }
    if let resultsController {
      if showsResults {
        show(resultsController, in: host)
      } else if resultsController.storedParent != nil {
        resultsController.noteWillMove(to: nil)
        resultsController.view.removeFromSuperview()
        resultsController.leaveParent()
      }
    }
    let isShaded = isActive && !showsResults && obscuresBackgroundDuringPresentation
    if isShaded, dimming.superview !== view {
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.alpha = 0
      view.addSubview(dimming)
      placeShade()
    }
    dimming.isHidden = isActive && !isShaded
  }

  /// Lets the shade cover what lies below the bar.
  private func placeShade() {
    guard let view = dimming.superview else { return }
    var top = view.bounds.minY
    if let navigation = host?()?.navigationController, !navigation.isNavigationBarHidden {
      let bar = navigation.navigationBar
      top = max(view.convert(CGPoint(x: 0, y: bar.bounds.maxY), from: bar).y, top)
    }
    let height = max(view.bounds.maxY - top, 0)
    dimming.frame = CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: height)
  }

  private func show(_ results: UIViewController, in host: UIViewController) {
    guard results.storedParent == nil else { return }
    host.addChild(results)
    results.view.frame = host.view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.view.addSubview(results.view)
    results.noteDidMove(to: host)
  }

  private func dimmingTapped() {
    isActive = false
  }
}
