public import QuartzCore

/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a large title is shown.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Called when something changes that a bar shows.
  var onChange: (() -> Void)?

  /// Makes an item with a title.
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item from an archive; there is nothing to read.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title, or nil.
  open var title: String? {
    didSet { if title != oldValue { onChange?() } }
  }

  /// The view that stands in place of the title, or nil.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { onChange?() } }
  }

  /// A line above the title, which makes the bar higher, or nil.
  open var prompt: String? {
    didSet { if prompt != oldValue { onChange?() } }
  }

  /// The back button that the item above shows, or nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { onChange?() }
  }

  /// The title of the back button that the item above shows, or nil for that of this item.
  open var backButtonTitle: String? {
    didSet { onChange?() }
  }

  /// Whether the back button is hidden; default false.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { onChange?() } }
  }

  /// Whether the items at the left stand beside the back button; default false.
  open var leftItemsSupplementBackButton = false {
    didSet { onChange?() }
  }

  /// The items at the left, from the edge inwards, or nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }

  /// The items at the right, from the edge inwards, or nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  /// The item at the left edge, or nil.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge, or nil.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// When a large title is shown, if the bar prefers large ones; default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  /// The search whose bar stands below the title, or nil.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { onChange?() } }
  }

  /// Whether the search bar goes when content scrolls; default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }

  /// The look of the bar on a phone held sideways; kept: the standard one is shown.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar while this item is on top, or nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { onChange?() }
  }

  /// The look of the bar while content is scrolled to its top, or nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange?() }
  }

  /// Sets the item at the left edge.
  ///
  /// - Parameters:
  ///   - item: The item, or nil.
  ///   - animated: Whether the change is shown by an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the right edge.
  ///
  /// - Parameters:
  ///   - item: The item, or nil.
  ///   - animated: Whether the change is shown by an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the left.
  ///
  /// - Parameters:
  ///   - items: The items, from the edge inwards.
  ///   - animated: Whether the change is shown by an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the right.
  ///
  /// - Parameters:
  ///   - items: The items, from the edge inwards.
  ///   - animated: Whether the change is shown by an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether it is hidden.
  ///   - animated: Whether the change is shown by an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}
