import QuartzCore

/// What a bar shows for one item: the way back, buttons at both sides, the title, and below it a large title and
/// a search bar.
final class NavigationBarContent: UIView {
  /// Where the content is in a transition.
  enum Place {
    /// In its place.
    case shown
    /// At the left, as what a push leaves behind.
    case behind
    /// At the right, as what a push brings.
    case ahead
  }

  /// The space at the sides, in points.
  private static let margin: CGFloat = 16
  /// The space between buttons, in points.
  private static let space: CGFloat = 16

  let item: UINavigationItem
  /// What stands below the row.
  var extent: NavigationBarExtent {
    didSet {
      guard extent != oldValue else { return }
      UIView.performWithoutAnimation { updateBelow() }
      setNeedsLayout()
    }
  }
  /// The item below, to which the way back leads.
  var back: UINavigationItem?
  /// The image of the arrow that leads back, or nil for the usual one.
  var arrow: UIImage?
  private(set) var backButton: BackButton?
  let titleLabel = UILabel()
  private var titleView: UIView?
  private var promptLabel: UILabel?
  private var largeTitle: LargeTitleView?
  private var searchBar: UISearchBar?
  /// What stands below the row.
  private let below = BelowRowView()
  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []
  private var place = Place.shown
  /// Called by a tap on the way back.
  var onBack: (() -> Void)?

  init(
    item: UINavigationItem,
    back: UINavigationItem?,
    arrow: UIImage?,
    extent: NavigationBarExtent = NavigationBarExtent()
  ) {
    self.item = item
    self.extent = extent
    self.back = back
    self.arrow = arrow
    super.init(frame: .zero)
    addSubview(below)
    update()
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem()
    extent = NavigationBarExtent()
    super.init(coder: coder)
  }

  // MARK: Parts

  /// Takes over what changed of the item; parts that stay keep their touches, menus and focus.
  func update() {
    let old = leftViews + rightViews
    leftViews = (item.leftBarButtonItems ?? []).map { BarButton.view(for: $0, among: old) }
    rightViews = (item.rightBarButtonItems ?? []).map { BarButton.view(for: $0, among: old) }
    let new = leftViews + rightViews
    for view in old where !new.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in new { show(view) }
    updatePrompt()
    updateTitle()
    updateBack()
    updateBelow()
    setNeedsLayout()
  }

  /// Puts a part into the row, unless it is there.
  private func show(_ part: UIView) {
    guard part.superview !== self else { return }
    addSubview(part)
    if place != .shown { part.alpha = 0 }
  }

  private func updatePrompt() {
    guard let prompt = item.prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    promptLabel = label
    label.text = prompt
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    show(label)
  }

  private func updateTitle() {
    if titleView !== item.titleView, titleView?.superview === self {
      titleView?.removeFromSuperview()
    }
    titleView = item.titleView
    if let titleView {
      titleLabel.removeFromSuperview()
      show(titleView)
    } else {
      titleLabel.attributedText = nil
      titleLabel.text = item.title
      titleLabel.textAlignment = .center
      show(titleLabel)
    }
  }

  private func updateBack() {
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    let isCovered = hasLeftItems && !item.leftItemsSupplementBackButton
    let target = item.hidesBackButton || isCovered ? nil : back
    if let target, backButton?.shows(target, arrow: arrow) == true { return }
    backButton?.removeFromSuperview()
    backButton = target.map { BackButton(to: $0, arrow: arrow) }
    guard let backButton else { return }
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    show(backButton)
  }

  /// Makes what stands below the row, or drops it; a search hides the large title only.
  private func updateBelow() {
    if extent.largeTitle > 0, largeTitle == nil {
      let title = LargeTitleView()
      largeTitle = title
      below.insertSubview(title, at: 0)
    } else if extent.largeTitle == 0, !extent.isSearching {
      largeTitle?.removeFromSuperview()
      largeTitle = nil
    }
    let search = extent.search > 0 ? item.searchController?.searchBar : nil
    guard search !== searchBar else { return }
    if searchBar?.superview === below { searchBar?.removeFromSuperview() }
    searchBar = search
    if let search { below.addSubview(search) }
  }

  /// Gives the titles their look.
  func apply(
    titleAttributes: [NSAttributedString.Key: Any],
    largeTitleAttributes: [NSAttributedString.Key: Any],
    tint: UIColor
  ) {
    if let title = item.title, item.titleView == nil {
      titleLabel.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
      titleLabel.textAlignment = .center
    }
    largeTitle?.show(item.title ?? "", attributes: largeTitleAttributes)
    promptLabel?.textColor = titleAttributes[.foregroundColor] as? UIColor ?? .label
    for case let button as BarButton in leftViews + rightViews { button.refresh(tint: tint) }
    backButton?.refresh(tint: tint)
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Layout

  private var rowHeight: CGFloat { extent.row }
  private var rowTop: CGFloat { extent.head - extent.row }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = placeLeft()
    let right = placeRight()
    promptLabel?.frame = CGRect(
      x: safeAreaInsets.left + Self.margin,
      y: 0,
      width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Self.margin, 0),
      height: NavigationBarExtent.promptHeight
    )
    placeTitle(between: left, and: right)
    placeBelow()
  }

  private func placeLeft() -> CGFloat {
    var x = safeAreaInsets.left
    if let backButton {
      let room = bounds.width / 2 - x - 8
      let size = backButton.fitting(width: room, titleWidth: naturalTitleWidth, bar: bounds.width)
      backButton.frame = CGRect(x: x, y: rowTop, width: size, height: rowHeight)
      x += size + 6
    } else {
      x += Self.margin
    }
    for (view, width) in zip(leftViews, widths(of: leftViews)) {
      place(view, x: x, width: width)
      x += width + Self.space
    }
    return x
  }

  private func placeRight() -> CGFloat {
    var x = bounds.width - Self.margin - safeAreaInsets.right
    for (view, width) in zip(rightViews, widths(of: rightViews)) {
      place(view, x: x - width, width: width)
      x -= width + Self.space
    }
    return x
  }

  private func widths(of views: [UIView]) -> [CGFloat] {
    views.map { view in
      (view as? BarButton)?.barWidth ?? max(view.bounds.width, view.intrinsicContentSize.width)
    }
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = view is BarButton ? rowHeight : max(view.bounds.height, 0)
    view.frame = CGRect(
      x: roundedToPixel(x),
      y: rowTop + roundedToPixel((rowHeight - height) / 2),
      width: width,
      height: height
    )
  }

  private var naturalTitleWidth: CGFloat {
    if let titleView = item.titleView { return titleView.bounds.width }
    return titleLabel.intrinsicContentSize.width
  }

  /// Places the title in the middle of the bar, or as near to it as the buttons allow.
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    let room = max(right - left, 0)
    let width = min(naturalTitleWidth, room)
    let x = min(max((bounds.width - width) / 2, left), max(right - width, left))
    let title: UIView = item.titleView ?? titleLabel
    let height =
      item.titleView.map { min($0.bounds.height, rowHeight) }
      ?? titleLabel.intrinsicContentSize.height
    title.bounds.size = CGSize(width: width, height: height)
    title.center = CGPoint(
      x: roundedToPixel(x) + width / 2,
      y: rowTop + roundedToPixel((rowHeight - height) / 2) + height / 2
    )
  }

  // MARK: Below the row

  /// How much of the large title is seen, in points.
  private var shownLargeTitle: CGFloat {
    max(bounds.height - extent.head - shownSearch, 0)
  }

  private var shownSearch: CGFloat {
    guard searchBar != nil, !extent.isSearching else { return 0 }
    if extent.keepsSearch { return extent.search }
    return min(max(bounds.height - extent.head - extent.largeTitle, 0), extent.search)
  }

  private func placeBelow() {
    if place == .shown, below.frame != bounds { below.frame = bounds }
    let large = extent.isSearching ? 0 : shownLargeTitle
    largeTitle?.frame = CGRect(x: 0, y: extent.head, width: bounds.width, height: large)
    if let searchBar {
      let shown = extent.isSearching ? bounds.height : shownSearch
      let y = extent.isSearching ? 0 : bounds.height - shown
      searchBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: shown)
      if place == .shown { searchBar.alpha = searchAlpha }
    }
    if place == .shown {
      showTitles(fading: takesFade && window != nil && UIView.inheritedAnimationDuration == 0)
    }
  }

  /// A search bar that is squeezed fades.
  private var searchAlpha: CGFloat {
    guard !extent.isSearching, extent.search > 0 else { return 1 }
    return min(max(shownSearch / extent.search * 2 - 1, 0), 1)
  }

  /// The small title is shown as soon as the large one has gone below the row.
  private var titleAlpha: CGFloat {
    if extent.isSearching { return 0 }
    guard largeTitle != nil, item.titleView == nil else { return 1 }
    return shownLargeTitle < LargeTitleView.vanishingHeight ? 1 : 0
  }

  /// Whether the bar's content is being scrolled; asking takes the answer.
  private var takesFade: Bool {
    guard let bar = superview as? UINavigationBar else { return false }
    defer { bar.fadesTitle = false }
    return bar.fadesTitle
  }

  private func showTitles(fading: Bool) {
    let alpha = titleAlpha
    let title: UIView = item.titleView ?? titleLabel
    let others = (leftViews + rightViews) as [UIView] + [backButton].compactMap { $0 }
    for view in others { view.alpha = extent.isSearching ? 0 : 1 }
    promptLabel?.alpha = extent.isSearching ? 0 : 1
    guard title.alpha != alpha else { return }
    if fading, largeTitle != nil {
      UIView.animate(withDuration: 0.15) { title.alpha = alpha }
    } else {
      title.alpha = alpha
    }
  }

  // MARK: Transition

  /// Moves the parts to their places in a transition: titles slide by half the bar, what stands below the row
  /// moves with the page, the rest fades.
  func move(_ place: Place, counterpart: NavigationBarContent?, slides: Bool) {
    self.place = place
    let title: UIView = item.titleView ?? titleLabel
    let distance: CGFloat =
      switch place {
      case .shown: 0
      case .ahead: bounds.width / 2
      case .behind: -distanceToBackButton(of: counterpart, title: title)
      }
    title.transform = CGAffineTransform(translationX: distance, y: 0)
    let alpha: CGFloat = place == .shown ? 1 : 0
    for part in subviews where part !== title && part !== below { part.alpha = alpha }
    title.alpha = place == .shown ? titleAlpha : 0
    if place == .shown { searchBar?.alpha = searchAlpha }
    let slide: CGFloat = place == .ahead ? 60 : place == .behind ? -60 : 0
    backButton?.slide(by: slide)
    below.move(place, in: bounds, slides: slides)
  }

  /// How far a title goes to become the label of the back button that a push brings.
  private func distanceToBackButton(
    of counterpart: NavigationBarContent?,
    title: UIView
  ) -> CGFloat {
    guard let target = counterpart?.backButton?.titleMidX else { return bounds.width / 2 }
    return title.center.x - target
  }
}
