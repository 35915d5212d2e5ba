import QuartzCore

extension UITableView {
  /// The space between the edge of the table and its content.
  var contentMargin: CGFloat { TableMetrics.margin(width: bounds.width) }

  /// The space between the edge of a cell and its content, in points: more where lines of text would be too long.
  var cellMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return contentMargin }
    let width = bounds.width - 2 * rowInset
    return max(contentMargin, (width - UILayoutGuide.readableWidth) / 2)
  }

  /// The width of rows.
  var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

  /// How far groups stand from the edges.
  var rowInset: CGFloat { style == .insetGrouped ? contentMargin : 0 }

  /// Forgets what the data source said; it is asked in the next layout.
  func setNeedsReload() {
    guard state.isLoaded else { return setNeedsLayout() }
    reloadEverything()
  }

  func reloadEverything() {
    touchTracker.cancel()
    for (path, cell) in state.cells { retire(cell, at: path) }
    state.cells = [:]
    retireHeadersAndFooters()
    state.selected = []
    state.isLoaded = false
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Asks the data source how much there is, and how high.
  func loadIfNeeded() {
    guard !state.isLoaded, let dataSource, bounds.width > 0 || window != nil else { return }
    state.isLoaded = true
    state.measuredWidth = bounds.width
    state.geometry = loadedGeometry(from: dataSource)
    contentGeometryDidChange()
  }

  func loadedGeometry(from dataSource: any UITableViewDataSource) -> TableGeometry {
    state.measuredHeaders = [:]
    state.measuredFooters = [:]
    let count = dataSource.numberOfSections(in: self)
    let sections = (0..<max(count, 0)).map { loadedSection($0, of: count, from: dataSource) }
    return TableGeometry(
      sections: sections,
      top: tableHeaderView?.frame.height ?? 0,
      bottom: tableFooterView?.frame.height ?? 0
    )
  }

  private func loadedSection(
    _ section: Int,
    of count: Int,
    from dataSource: any UITableViewDataSource
  ) -> TableGeometry.Section {
    let rowCount = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    var heights: [CGFloat] = []
    heights.reserveCapacity(rowCount)
    var automatic: [Bool] = []
    for row in 0..<rowCount {
      let path = IndexPath(row: row, section: section)
      let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 {
        heights.append(height)
        if !automatic.isEmpty { automatic.append(false) }
      } else {
        if automatic.isEmpty { automatic = Array(repeating: false, count: row) }
        automatic.append(true)
        heights.append(estimatedHeight(at: path))
      }
    }
    let header = headerHeight(of: section)
    return TableGeometry.Section(
      padding: header > 0 ? headerPadding : 0,
      header: header,
      rows: HeightIndex(heights),
      footer: footerHeight(of: section, isLast: section == count - 1),
      automaticRows: automatic
    )
  }

  private func estimatedHeight(at path: IndexPath) -> CGFloat {
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight
  }

  private var headerPadding: CGFloat {
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.plainHeaderTopPadding : 0
  }

  // MARK: - Headers and footers

  private func headerHeight(of section: Int) -> CGFloat {
    let wanted =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if wanted > 0 || (wanted == 0 && style == .plain) { return wanted }
    guard let view = makeHeader(of: section) else {
      if style == .plain { return 0 }
      let isFirst = section == 0 && tableHeaderView == nil
      return isFirst ? TableMetrics.firstGroupSpace : TableMetrics.emptyGroupSpace
    }
    state.measuredHeaders[section] = view
    let height = fittingHeight(of: view)
    let isFirstTitle = section == 0 && style != .plain && isTitleView(view)
    return isFirstTitle ? height + TableMetrics.firstHeaderExtra : height
  }

  private func footerHeight(of section: Int, isLast: Bool) -> CGFloat {
    let wanted =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if wanted > 0 || (wanted == 0 && style == .plain) { return wanted }
    guard let view = makeFooter(of: section) else {
      return style == .plain ? 0 : TableMetrics.emptyGroupSpace
    }
    state.measuredFooters[section] = view
    return fittingHeight(of: view)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let width = rowWidth
    UIView.performWithoutAnimation { view.frame.size.width = width }
    let fitting = view.heightThatFits(width: width)
    return fitting > 0 ? fitting : view.frame.height
  }

  func makeHeader(of section: Int) -> UIView? {
    if let view = state.measuredHeaders.removeValue(forKey: section) { return view }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      prepare(view, as: .header)
      return view
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title.map { titleView($0, as: .header) }
  }

  func makeFooter(of section: Int) -> UIView? {
    if let view = state.measuredFooters.removeValue(forKey: section) { return view }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      prepare(view, as: .footer)
      return view
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title.map { titleView($0, as: .footer) }
  }

  private func prepare(_ view: UIView, as role: UITableViewHeaderFooterView.Role) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.role = role
    view.tableStyle = style
    view.margin = cellMargin
  }

  private static let titleIdentifier = "stagecraft.title"

  private func titleView(
    _ title: String,
    as role: UITableViewHeaderFooterView.Role
  ) -> UITableViewHeaderFooterView {
    let view =
      state.headerPool.take(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    prepare(view, as: role)
    view.showTitle(title)
    return view
  }

  private func isTitleView(_ view: UIView) -> Bool {
    (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleIdentifier
  }

  // MARK: - Content

  /// Takes up another height of the content.
  func contentGeometryDidChange() {
    contentSize = CGSize(width: bounds.width, height: state.geometry.height)
    placeEdgeViews()
  }

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    guard state.isLoaded else { return setNeedsLayout() }
    state.geometry.top = tableHeaderView?.frame.height ?? 0
    state.geometry.bottom = tableFooterView?.frame.height ?? 0
    contentGeometryDidChange()
    setNeedsLayout()
  }

  func placeEdgeViews() {
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let frame = CGRect(
        x: 0,
        y: state.geometry.sectionsEnd,
        width: bounds.width,
        height: view.frame.height
      )
      if view.frame != frame { view.frame = frame }
    }
  }
}
