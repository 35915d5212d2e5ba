import QuartzCore

extension UITableView {
  /// How long a batch takes to be shown, in seconds.
  private static let duration = 0.3

  func beginBatch() {
    if state.updateDepth == 0 {
      // What is there before the batch is known before it begins.
      updateVisibleRows()
    }
    state.updateDepth += 1
  }

  func endBatch() {
    guard state.updateDepth > 0 else { return }
    state.updateDepth -= 1
    guard state.updateDepth == 0 else { return }
    let changes = state.changes
    state.changes = TableChanges()
    apply(changes)
  }

  /// Notes a change for the batch, or makes a batch of it.
  func change(_ note: (inout TableChanges) -> Void) {
    beginBatch()
    note(&state.changes)
    endBatch()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = state.cells[path], let dataSource else { continue }
      // The data source dequeues this very cell.
      recycle(cell)
      state.cells[path] = nil
      let new = dataSource.tableView(self, cellForRowAt: path)
      if new !== cell { retireReplaced(cell, by: new) }
      state.cells[path] = new
      setPlace(of: new, at: path)
      if state.geometry.isAutomatic(path), measure(new, at: path) != 0 {
        contentGeometryDidChange()
        setNeedsLayout()
      }
    }
  }

  private func retireReplaced(_ old: UITableViewCell, by new: UITableViewCell) {
    new.frame = old.frame
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }

  // MARK: - Applying

  private func apply(_ changes: TableChanges) {
    guard let dataSource, state.isLoaded, bounds.width > 0 else {
      reloadEverything()
      complete(changes)
      return
    }
    let old = state.geometry
    var new = loadedGeometry(from: dataSource)
    do {
      let mapping = try ListMapping(changes.list, from: old.counts, to: new.counts)
      keepMeasuredHeights(of: old, in: &new, mapping)
      show(new, changes, mapping)
    } catch {
      World.current.report(
        CompatibilityIssue(error.message(.table), context: "UITableView")
      )
      reloadEverything()
      complete(changes)
    }
  }

  private func complete(_ changes: TableChanges) {
    guard !changes.completions.isEmpty else { return }
    World.current.enqueue {
      // Deferred work of a World runs on the main actor.
      MainActor.assumeIsolated { for completion in changes.completions { completion(true) } }
    }
  }

  private func keepMeasuredHeights(
    of old: TableGeometry,
    in new: inout TableGeometry,
    _ mapping: ListMapping
  ) {
    for section in new.sections.indices where !new.sections[section].automaticRows.isEmpty {
      for row in new.sections[section].automaticRows.indices {
        let path = IndexPath(row: row, section: section)
        guard new.isAutomatic(path), let before = mapping.oldPath(for: path),
          old.isAutomatic(before)
        else { continue }
        new.setHeight(old.height(of: before), of: path)
      }
    }
  }

  /// Shows what a batch makes of the table.
  private func show(_ new: TableGeometry, _ changes: TableChanges, _ mapping: ListMapping) {
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    let oldSections = state.geometry.sections.indices.map { sectionHeaderViews($0) }
    var leaving = TableDeparture()
    state.isUpdating = true
    let oldRects = { [old = state.geometry, self] (path: IndexPath) in
      CGRect(x: rowInset, y: old.start(of: path), width: rowWidth, height: old.height(of: path))
    }
    takeCells(to: new, changes, mapping, into: &leaving)
    state.selected = state.selected.compactMap(mapping.newPath)
    touchTracker.follow(to: touchTracker.path.flatMap(mapping.newPath))
    takeHeaders(oldSections, mapping, into: &leaving)
    let coming = comingRows(changes, mapping, oldRects)
    let arrange = { [self] in
      for row in coming { row.cell.alpha = 1 }
      contentGeometryDidChange()
      contentOffset = drag == nil ? contentOffset.clamped(to: offsetLimits) : contentOffset
      placeRows()
      updatePlaces()
      for cell in state.cells.values { cell.layoutIfNeeded() }
      leaving.leave(in: self)
      placeHeadersAndFooters()
    }
    state.isUpdating = false
    guard isAnimated else {
      UIView.performWithoutAnimation(arrange)
      finish(leaving)
      complete(changes)
      setNeedsLayout()
      return
    }
    let options: UIView.AnimationOptions = .allowUserInteraction
    UIView.animate(withDuration: Self.duration, delay: 0, options: options, animations: arrange) {
      [weak self] _ in
      self?.finish(leaving)
      for completion in changes.completions { completion(true) }
    }
    setNeedsLayout()
  }

  private func sectionHeaderViews(_ section: Int) -> (header: UIView?, footer: UIView?) {
    (state.headers[section], state.footers[section])
  }

  /// Gives the cells that stay their new paths, and takes out those that leave.
  private func takeCells(
    to new: TableGeometry,
    _ changes: TableChanges,
    _ mapping: ListMapping,
    into leaving: inout TableDeparture
  ) {
    let cells = state.cells
    state.cells = [:]
    state.geometry = new
    for (path, cell) in cells {
      let target = mapping.newPath(for: path)
      guard let target, !mapping.reloadedItems.contains(path) else {
        let rect = target.map(rowRect) ?? cell.frame
        leaving.rows.append(.init(cell: cell, path: path, style: changes.leaving(path), to: rect))
        continue
      }
      state.cells[target] = cell
      if new.isAutomatic(target) { measure(cell, at: target) }
    }
    takePassing(into: &leaving)
  }

  /// Takes out the cells that stay but will be out of sight, so that they are shown on their way there.
  private func takePassing(into leaving: inout TableDeparture) {
    let limit = max(state.geometry.height + adjustedContentInset.bottom - bounds.height, 0)
    let top = drag == nil ? min(bounds.minY, max(limit, -adjustedContentInset.top)) : bounds.minY
    for (path, cell) in state.cells {
      let rect = rowRect(path)
      guard rect.maxY <= top || rect.minY >= top + bounds.height else { continue }
      state.cells[path] = nil
      leaving.passing.append(.init(cell: cell, path: path, style: .none, to: rect))
    }
  }

  private func takeHeaders(
    _ old: [(header: UIView?, footer: UIView?)],
    _ mapping: ListMapping,
    into leaving: inout TableDeparture
  ) {
    state.headers = [:]
    state.footers = [:]
    for (section, views) in old.enumerated() {
      guard let target = mapping.newSection[section] else {
        leaving.others += [views.header, views.footer].compactMap(\.self)
        continue
      }
      state.headers[target] = views.header
      state.footers[target] = views.footer
    }
  }

  /// Makes the rows that come into sight, where they come from.
  private func comingRows(
    _ changes: TableChanges,
    _ mapping: ListMapping,
    _ oldRects: (IndexPath) -> CGRect
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    let known = Set(state.cells.keys)
    fillRows()
    var coming: [(cell: UITableViewCell, path: IndexPath)] = []
    UIView.performWithoutAnimation {
      for (path, cell) in state.cells where !known.contains(path) {
        coming.append((cell, path))
        if let before = mapping.oldPath(for: path) {
          cell.frame = oldRects(before)
          if mapping.reloadedItems.contains(before) {
            TableDeparture.place(cell, before: changes.leaving(before), at: cell.frame)
          }
        } else {
          TableDeparture.place(cell, before: changes.coming(path), at: rowRect(path))
        }
      }
    }
    return coming
  }

  private func finish(_ leaving: TableDeparture) {
    for row in leaving.rows + leaving.passing {
      row.cell.alpha = 1
      retire(row.cell, at: row.path)
    }
    for view in leaving.others {
      view.alpha = 1
      view.removeFromSuperview()
      recycle(view)
    }
  }
}
