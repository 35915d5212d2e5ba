public import QuartzCore

/// A bar with a title, a way back and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the bar, in points.
  package static let standardHeight: CGFloat = 44

  let background = BarBackgroundView()
  var content: NavigationBarContent?
  var transition: NavigationBarTransition?
  private var storedItems: [UINavigationItem] = []
  private var backgroundImages: [Int: UIImage] = [:]

  /// Makes a bar without items.
  ///
  /// - Parameter frame: The frame.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    refreshLook()
  }

  /// What the bar asks and tells, or nil.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Called by a tap on the back button in place of a pop of the bar's own items.
  package var onBack: (() -> Void)?

  // MARK: Items

  /// The items, from the first to the one that is shown, or nil.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown, or nil.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item below, or nil.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - animated: Whether the change is shown.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    let isPop = !new.isEmpty && storedItems.dropLast().contains { $0 === new.last }
    guard animated, window != nil, content != nil, new.last !== storedItems.last else {
      adopt(new)
      showContent()
      return
    }
    beginTransition(to: new, isPop: isPop)
    UIView.animate(withDuration: NavigationBarTransition.duration) { [self] in
      advanceTransition()
    } completion: { [weak self] _ in
      self?.endTransition(isCompleted: true)
    }
  }

  /// Shows one more item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the change is shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item below.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard storedItems.count > 1, let item = storedItems.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(Array(storedItems.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func adopt(_ items: [UINavigationItem]) {
    for item in storedItems { item.onChange = nil }
    storedItems = items
    watch(items)
  }

  /// Lets the bar follow changes of items.
  func watch(_ items: [UINavigationItem]) {
    for item in items { item.onChange = { [weak self] in self?.itemDidChange() } }
  }

  // MARK: Look

  /// The look of the content; default dark on light.
  open var barStyle = UIBarStyle.default {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.barStyle, unset: .default)
    }
  }

  /// Whether what is behind the bar shows through; default true.
  open var isTranslucent = true {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.isTranslucent, unset: true)
    }
  }

  /// The colour of the bar, or nil for that of the style.
  open var barTintColor: UIColor? {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.barTintColor, unset: nil)
    }
  }

  /// The look of the title; what is missing is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.titleTextAttributes)
    }
  }

  /// The look of a large title; what is missing is as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.largeTitleTextAttributes)
    }
  }

  /// The image of the hairline, or nil for the usual one; an empty one hides it.
  open var shadowImage: UIImage? {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.shadowImage, unset: nil)
    }
  }

  /// The image of the arrow that leads back, or nil for the usual one.
  open var backIndicatorImage: UIImage? {
    didSet {
      itemDidChange()
      recordAppearance(\UINavigationBar.backIndicatorImage, unset: nil)
    }
  }

  /// The mask of that image; it is kept, not used.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Whether titles are large while content stands at its top; default false.
  ///
  /// A bar of a navigation controller only is large.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles != oldValue { itemDidChange() }
      recordAppearance(\UINavigationBar.prefersLargeTitles, unset: false)
    }
  }

  /// The height of the row of buttons, in points; a sheet's is higher.
  var rowHeight = UINavigationBar.standardHeight {
    didSet { if rowHeight != oldValue { extentDidChange() } }
  }
  /// The height of the row in a sheet, in points.
  static let sheetRowHeight: CGFloat = 56
  /// Whether the title fades at the next layout, as it does when a person scrolls the large one away.
  var fadesTitle = false
  /// Called when the items or their heights change.
  var onExtentChange: (() -> Void)?
  /// Whether no content lies below the bar, which lets its background go.
  package var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { refreshLook() } }
  }

  /// The look of the bar; it rules over the properties above once it was set.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasAppearance = true
      refreshLook()
      recordStandardAppearance()
    }
  }
  var hasAppearance = false

  /// The look while no content lies below the bar, or nil for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      refreshLook()
      recordAppearance(\UINavigationBar.scrollEdgeAppearance, unset: nil)
    }
  }

  /// The look on a phone held sideways, or nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance?

  /// Sets the image behind the bar; an empty one makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    refreshLook()
    if isAppearanceProxy { recordBackgroundImage(backgroundImage, for: barMetrics) }
  }

  /// Returns the image behind the bar, or nil.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  // MARK: Overrides

  /// Places the background, which reaches up to the top of the screen, and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    guard transition == nil else { return }
    if content?.frame != bounds { content?.frame = bounds }
  }

  /// Colours the bar anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshLook()
  }

  /// Colours the bar anew where its colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshLook()
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    let prompt = topItem?.prompt == nil ? 0 : NavigationBarExtent.promptHeight
    return Self.standardHeight + prompt
  }
}
