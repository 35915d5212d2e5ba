import QuartzCore

extension UITableView {
  /// How often rows that measure themselves may move each other in one layout.
  private static let mostPasses = 32

  /// Makes the rows that are in sight, retires those that are not, and puts all in their places.
  func updateVisibleRows() {
    guard !state.isUpdating, state.updateDepth == 0, bounds.width > 0 else { return }
    state.isUpdating = true
    loadIfNeeded()
    takeUpWidth()
    placeBackground()
    retireRowsOutOfSight()
    fillRows()
    retireRowsOutOfSight()
    placeRows()
    placeHeadersAndFooters()
    state.isUpdating = false
  }

  private func placeBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    UIView.performWithoutAnimation { backgroundView.frame = bounds }
  }

  /// Measures anew what depends on the width.
  private func takeUpWidth() {
    guard state.isLoaded, state.measuredWidth != bounds.width else { return }
    state.measuredWidth = bounds.width
    updatePlaces()
    for (path, cell) in state.cells where state.geometry.isAutomatic(path) {
      measure(cell, at: path)
    }
    contentGeometryDidChange()
  }

  private func retireRowsOutOfSight() {
    let low = boundsInSight.minY
    let high = boundsInSight.maxY
    for (path, cell) in state.cells {
      guard state.geometry.contains(path) else {
        state.cells[path] = nil
        retire(cell, at: path)
        continue
      }
      let start = state.geometry.start(of: path)
      if start >= high || start + state.geometry.height(of: path) <= low {
        state.cells[path] = nil
        retire(cell, at: path)
      }
    }
  }

  // MARK: - Filling

  /// Makes rows until the bounds are full; a row that is not as high as was thought moves those below it.
  func fillRows() {
    for _ in 0..<Self.mostPasses {
      let offset = contentOffset
      fillRowsOnce()
      if contentOffset == offset { break }
    }
  }

  private func fillRowsOnce() {
    let hadRows = !state.cells.isEmpty
    var path = state.geometry.firstRow(below: bounds.minY)
    var hasChanged = false
    while let current = path, state.geometry.start(of: current) < bounds.maxY {
      if state.cells[current] == nil, state.geometry.height(of: current) > 0 {
        hasChanged = fill(current, isScrolling: hadRows) || hasChanged
      }
      path = state.geometry.contains(current) ? state.geometry.row(after: current) : nil
    }
    if hasChanged { contentGeometryDidChange() }
  }

  /// Makes one row, and returns whether it is not as high as was thought.
  private func fill(_ path: IndexPath, isScrolling: Bool) -> Bool {
    let cell = makeCell(at: path)
    let start = state.geometry.start(of: path)
    let change = state.geometry.isAutomatic(path) ? measure(cell, at: path) : 0
    if change != 0, isScrolling, start < bounds.minY {
      // A row that comes in at the top keeps its lower edge, so that what is in sight stays where it is.
      shiftContent(by: change)
    }
    present(cell, at: path)
    return change != 0
  }

  /// Lets a row measure itself, and returns by how much its height changes.
  @discardableResult func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let old = state.geometry.height(of: path)
    var new = old
    UIView.performWithoutAnimation {
      new =
        cell.systemLayoutSizeFitting(
          CGSize(width: rowWidth, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    guard new != old, new > 0, new.isFinite else { return 0 }
    state.geometry.setHeight(new, of: path)
    return new - old
  }

  /// Measures the rows that will be in sight when a row is scrolled to, so that it comes to stand exactly.
  func measureRows(around path: IndexPath, _ position: ScrollPosition) {
    guard state.geometry.isAutomatic(path) else { return }
    var current: IndexPath? = path
    var room = bounds.height
    while let next = current, room > 0 {
      if state.cells[next] == nil, state.geometry.isAutomatic(next) {
        let cell = makeCell(at: next)
        measure(cell, at: next)
        state.cells[next] = nil
        recycle(cell)
      }
      room -= state.geometry.height(of: next)
      current = position == .top ? state.geometry.row(after: next) : row(before: next)
    }
    contentGeometryDidChange()
  }

  private func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    var section = path.section - 1
    while section >= 0 {
      let count = state.geometry.sections[section].rows.count
      if count > 0 { return IndexPath(row: count - 1, section: section) }
      section -= 1
    }
    return nil
  }

  // MARK: - Placing

  func placeRows() {
    for (path, cell) in state.cells {
      let rect = rowRect(path)
      if cell.frame != rect { cell.frame = rect }
    }
  }

  func placeHeadersAndFooters() {
    let shown = Set(state.geometry.sections(from: boundsInSight.minY, to: boundsInSight.maxY))
    retireHeadersAndFooters(except: shown)
    for section in shown.sorted() {
      let lengths = state.geometry.sections[section]
      if lengths.header > 0 { placeHeader(of: section) }
      if lengths.footer > 0 { placeFooter(of: section) }
    }
    state.measuredHeaders = [:]
    state.measuredFooters = [:]
  }

  private func placeHeader(of section: Int) {
    let rect = shownHeaderRect(section)
    if let view = state.headers[section] {
      if view.frame != rect { view.frame = rect }
      return
    }
    guard let view = makeHeader(of: section) else { return }
    state.headers[section] = view
    UIView.performWithoutAnimation {
      view.frame = rect
      if style == .plain, view is UITableViewHeaderFooterView, view.backgroundColor == nil {
        view.backgroundColor = .systemBackground
      }
      insertInFront(view)
    }
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func placeFooter(of section: Int) {
    let rect = shownFooterRect(section)
    if let view = state.footers[section] {
      if view.frame != rect { view.frame = rect }
      return
    }
    guard let view = makeFooter(of: section) else { return }
    state.footers[section] = view
    UIView.performWithoutAnimation {
      view.frame = rect
      if style == .plain, view is UITableViewHeaderFooterView, view.backgroundColor == nil {
        view.backgroundColor = .systemBackground
      }
      insertInFront(view)
    }
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  /// Headers stand in front of rows, and behind the bars of the scroll view.
  private func insertInFront(_ view: UIView) {
    if let bar = indicators.vertical, bar.superview === self {
      insertSubview(view, belowSubview: bar)
    } else {
      addSubview(view)
    }
  }

  func retireHeadersAndFooters(except shown: Set<Int> = []) {
    for (section, view) in state.headers where !shown.contains(section) {
      state.headers[section] = nil
      view.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      recycle(view)
    }
    for (section, view) in state.footers where !shown.contains(section) {
      state.footers[section] = nil
      view.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      recycle(view)
    }
  }

  func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    state.headerPool.put(view, for: identifier)
  }
}
