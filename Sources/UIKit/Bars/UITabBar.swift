public import QuartzCore

/// A bar of tabs, of which one is chosen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs share the width of the bar.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// As fits the device.
    case automatic
    /// Over the whole width.
    case fill
    /// Around the middle.
    case centered
  }

  /// The height of the bar without the safe area, in points.
  package static let standardHeight: CGFloat = 49

  let background = BarBackgroundView()
  /// The change of the background that runs beside a transition.
  var backgroundFade: BarBackgroundFade?
  /// Whether no content will lie below the bar after that change.
  var edgeOfFade = true
  private(set) var buttons: [TabBarButton] = []
  private var storedItems: [UITabBarItem] = []
  private weak var storedSelectedItem: UITabBarItem?
  /// Called by a tap on a tab; whoever sets it chooses the tab itself.
  var onTap: ((UITabBarItem) -> Void)?
  /// Called when the bar is hidden or shown.
  var onVisibilityChange: (() -> Void)?
  /// Whether no content lies below the bar, which lets its background go.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { refreshLook() } }
  }

  /// Makes a bar without tabs.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar without tabs.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.hairlineEdge = .minYEdge
    addSubview(background)
    refreshLook()
  }

  /// What is told about taps, or nil.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: - Tabs

  /// The tabs, or nil.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs.
  ///
  /// - Parameters:
  ///   - items: The tabs, or nil.
  ///   - animated: Not used: they change at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let new = items ?? []
    for item in storedItems { item.onChange = nil }
    for button in buttons { button.removeFromSuperview() }
    storedItems = new
    buttons = new.map(makeButton)
    for item in new { item.onChange = { [weak self] in self?.refreshLook() } }
    refreshLook()
    setNeedsLayout()
  }

  private func makeButton(for item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item: item)
    button.addAction(
      UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        tap(item)
      },
      for: .touchDown
    )
    addSubview(button)
    return button
  }

  /// Does what a tap on a tab does.
  package func tap(_ item: UITabBarItem) {
    if let onTap { return onTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// The tab that is chosen, or nil.
  open var selectedItem: UITabBarItem? {
    get { storedSelectedItem }
    set {
      guard newValue !== storedSelectedItem else { return }
      storedSelectedItem = newValue
      refreshLook()
    }
  }

  /// How tabs share the width; default as fits.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }

  /// The width of a tab around the middle, in points, or 0 for the usual one.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The space between tabs around the middle, in points, or 0 for the usual one.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  // MARK: - Look

  /// The look of the bar; default dark on light.
  open var barStyle = UIBarStyle.default {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.barStyle, unset: .default)
    }
  }

  /// Whether what is behind the bar shows through; default true.
  open var isTranslucent = true {
    didSet {
      refreshLook()
      if isTranslucent != oldValue { onVisibilityChange?() }
      recordAppearance(\UITabBar.isTranslucent, unset: true)
    }
  }

  /// The colour of the bar, or nil for the usual one.
  open var barTintColor: UIColor? {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.barTintColor, unset: nil)
    }
  }

  /// The colour of tabs that are not chosen, or nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.unselectedItemTintColor, unset: nil)
    }
  }

  /// The image behind the bar, or nil; an empty one makes the bar transparent.
  open var backgroundImage: UIImage? {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.backgroundImage, unset: nil)
    }
  }

  /// The image of the hairline, or nil for the usual one; an empty one hides it.
  open var shadowImage: UIImage? {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.shadowImage, unset: nil)
    }
  }

  /// The picture behind the chosen tab; it is kept, not drawn.
  open var selectionIndicatorImage: UIImage?

  /// The look of the bar while content lies below it; it rules over the properties above once it was set.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasAppearance = true
      refreshLook()
      recordStandardAppearance()
    }
  }
  private(set) var hasAppearance = false

  /// The look while no content lies below the bar, or nil for the standard one without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      refreshLook()
      recordAppearance(\UITabBar.scrollEdgeAppearance, unset: nil)
    }
  }

  // MARK: - Overrides

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { onVisibilityChange?() } }
  }

  /// Places the background and the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    backgroundFade?.follow()
    placeButtons()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
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
    CGSize(width: size.width, height: Self.standardHeight + safeAreaInsets.bottom)
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }
}
