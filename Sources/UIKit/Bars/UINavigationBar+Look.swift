import QuartzCore

extension UINavigationBar {
  /// The appearance that counts: the item's, or the bar's, or nil for the older properties.
  private func appearance(
    of item: UINavigationItem?,
    atEdge: Bool
  ) -> UINavigationBarAppearance? {
    if atEdge, let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    if let own = item?.standardAppearance { return own }
    return hasAppearance ? standardAppearance : nil
  }

  func refreshLook() {
    if transition?.fade == nil {
      background.apply(backgroundLook(of: topItem, atEdge: isAtScrollEdge))
    }
    if let content { applyLook(to: content, atEdge: isAtScrollEdge) }
  }

  /// Gives the titles and buttons of an item their look.
  func applyLook(to content: NavigationBarContent, atEdge: Bool) {
    let appearance = appearance(of: content.item, atEdge: atEdge)
    content.apply(
      titleAttributes: titleAttributes(appearance),
      largeTitleAttributes: largeTitleAttributes(appearance),
      tint: tintColor
    )
  }

  /// The background behind an item.
  ///
  /// The bar lets it go while no content lies below, if nobody asked for a look of its own.
  func backgroundLook(of item: UINavigationItem?, atEdge: Bool) -> BarBackgroundView.Look {
    let hasEdgeAppearance = item?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil
    let isBare =
      atEdge && !hasEdgeAppearance && isTranslucent && barTintColor == nil
      && backgroundImage(for: .default) == nil && barStyle == .default
    if isBare { return .bare }
    guard let appearance = appearance(of: item, atEdge: atEdge) else { return lookOfProperties }
    return BarBackgroundView.Look(appearance, usual: usualEffect)
  }

  /// What the older properties say: an empty background image makes the bar transparent.
  private var lookOfProperties: BarBackgroundView.Look {
    let image = backgroundImage(for: .default)
    let isClear = image.map { $0.size == .zero } ?? false
    let hidesHairline = shadowImage != nil || isClear
    let isPlain = barTintColor == nil && image == nil && isTranslucent
    let opaque: UIColor = barStyle == .black ? UIColor(white: 0.09, alpha: 1) : .systemBackground
    return BarBackgroundView.Look(
      color: isClear || isPlain || image != nil ? nil : barTintColor ?? opaque,
      image: isClear ? nil : image,
      hairline: hidesHairline ? nil : .separator,
      effect: isPlain ? usualEffect : nil
    )
  }

  private var usualEffect: UIBlurEffect {
    UIBlurEffect(style: barStyle == .black ? .systemChromeMaterialDark : .systemChromeMaterial)
  }

  /// The look of titles: what was set, over the usual one.
  private func titleAttributes(
    _ appearance: UINavigationBarAppearance?
  ) -> [NSAttributedString.Key: Any] {
    let color: UIColor = barStyle == .black ? .white : .label
    var merged: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color,
    ]
    let own = appearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    merged.merge(own) { _, new in new }
    return merged
  }

  /// The look of large titles: what was set, over the usual one.
  private func largeTitleAttributes(
    _ appearance: UINavigationBarAppearance?
  ) -> [NSAttributedString.Key: Any] {
    let color: UIColor = barStyle == .black ? .white : .label
    var merged: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: color,
    ]
    let own = appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
    merged.merge(own) { _, new in new }
    return merged
  }

  /// What stands below the row for the last of some items.
  func extent(for items: [UINavigationItem]) -> NavigationBarExtent {
    var extent = NavigationBarExtent()
    extent.row = rowHeight
    extent.prompt = items.last?.prompt == nil ? 0 : NavigationBarExtent.promptHeight
    guard onExtentChange != nil, let item = items.last else { return extent }
    if let search = item.searchController {
      extent.search = search.searchBar.intrinsicContentSize.height
      extent.isSearching = search.isSpread && search.hidesNavigationBarDuringPresentation
      extent.keepsSearch = !item.hidesSearchBarWhenScrolling || search.isSpread
    }
    if !extent.isSearching, showsLargeTitle(for: items) {
      extent.largeTitle = NavigationBarExtent.largeTitleHeight
    }
    return extent
  }

  private func showsLargeTitle(for items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, items.last?.titleView == nil else { return false }
    return items.reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always: true
      case .never: false
      }
    }
  }

  /// Lets the background reach from the bar up to the top of its superview, behind the status bar.
  func placeBackground() {
    let above = superview == nil ? 0 : max(frame.minY, 0)
    let height = bounds.height + above
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: height)
    background.layoutIfNeeded()
    transition?.fade?.follow()
  }

  func itemDidChange() {
    guard transition == nil else { return itemDidChangeInTransition() }
    refreshLook()
    showContent()
    onExtentChange?()
  }

  /// Shows a change at once where heights allow it; what stands below the rows follows at the end.
  private func itemDidChangeInTransition() {
    transition?.isOutdated = true
    UIView.performWithoutAnimation {
      for content in [transition?.outgoing, transition?.incoming].compactMap({ $0 }) {
        content.update()
        applyLook(to: content, atEdge: transition?.isAtEdge ?? isAtScrollEdge)
      }
    }
  }

  /// Takes up another height below the row, such as that of a search that begins.
  func extentDidChange() {
    content?.extent = extent(for: items ?? [])
    refreshLook()
  }

  /// Shows the top item at once; content that shows it already is brought up to date.
  func showContent() {
    if transition == nil, let content, let items, content.item === items.last {
      content.back = items.dropLast().last
      content.arrow = backIndicatorImage
      content.extent = extent(for: items)
      content.update()
      refreshLook()
      return
    }
    transition?.outgoing?.removeFromSuperview()
    transition?.incoming?.removeFromSuperview()
    transition?.fade?.end(isCompleted: true)
    transition = nil
    content?.removeFromSuperview()
    content = nil
    guard let items, !items.isEmpty, let shown = makeContent(for: items) else { return }
    content = shown
    shown.frame = bounds
    addSubview(shown)
    refreshLook()
  }

  func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(
      item: item,
      back: items.dropLast().last,
      arrow: backIndicatorImage,
      extent: extent(for: items)
    )
    content.onBack = { [weak self] in self?.goBack() }
    content.frame = bounds
    applyLook(to: content, atEdge: isAtScrollEdge)
    return content
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}
