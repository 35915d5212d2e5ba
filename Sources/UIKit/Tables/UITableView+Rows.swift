import QuartzCore

extension UITableView {
  // MARK: - Reuse

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return state.cellPool.register(nil, for: identifier) }
    guard let type = type as? UITableViewCell.Type else {
      World.current.report(
        CompatibilityIssue(
          "unable to register \(type) for \(identifier): it must inherit from UITableViewCell",
          context: "UITableView"
        )
      )
      return
    }
    state.cellPool.register(type, for: identifier)
  }

  func registerHeader(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return state.headerPool.register(nil, for: identifier) }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      World.current.report(
        CompatibilityIssue(
          "unable to register \(type) for \(identifier): it must inherit from "
            + "UITableViewHeaderFooterView",
          context: "UITableView"
        )
      )
      return
    }
    state.headerPool.register(type, for: identifier)
  }

  func dequeuedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.cellPool.take(identifier) {
      UIView.performWithoutAnimation { reset(cell) }
      return cell
    }
    guard let type = state.cellPool.registeredClass(for: identifier) else { return nil }
    return type.make(reuseIdentifier: identifier)
  }

  func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = dequeuedCell(identifier) {
      UIView.performWithoutAnimation { setPlace(of: cell, at: path) }
      return cell
    }
    World.current.report(
      CompatibilityIssue(
        "unable to dequeue a cell with identifier \(identifier): must register a class for the "
          + "identifier",
        context: "UITableView"
      )
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func reset(_ cell: UITableViewCell) {
    cell.endConfirmation()
    cell.endSwipe()
    cell.setHighlighted(false, animated: false)
    cell.setSelected(false, animated: false)
    cell.alpha = 1
    cell.prepareForReuse()
  }

  func dequeuedHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = state.headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return state.headerPool.registeredClass(for: identifier)?
      .make(headerReuseIdentifier: identifier)
  }

  // MARK: - Making

  /// Makes the cell of a row and puts it in its place.
  @discardableResult func makeCell(at path: IndexPath) -> UITableViewCell {
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
      if let other = state.cells.first(where: { $0.value === cell })?.key {
        state.cells[other] = nil
      }
      state.cells[path] = cell
      setPlace(of: cell, at: path)
      cell.frame = rowRect(path)
      prepareForEditing(cell, at: path)
      let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
      if level > 0 { cell.indentationLevel = level }
      let isSelected = state.selected.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      made = cell
    }
    return made ?? UITableViewCell()
  }

  /// Puts a new cell on screen and tells so.
  func present(_ cell: UITableViewCell, at path: IndexPath) {
    UIView.performWithoutAnimation {
      cell.frame = rowRect(path)
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
      layOutIfAnimating(cell)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Takes a cell off the screen, tells so, and lets it wait.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    state.cellPool.put(cell, for: identifier)
  }

  // MARK: - Places of cells

  func setPlace(of cell: UITableViewCell, at path: IndexPath) {
    let count =
      state.geometry.sections.indices.contains(path.section)
      ? state.geometry.sections[path.section].rows.count : 1
    cell.place = TableCellPlace(
      style: style,
      isFirst: path.row == 0,
      isLast: path.row == count - 1,
      hasSeparator: separatorStyle != .none,
      separatorInset: separatorInset,
      isSeparatorInsetOwn: isSeparatorInsetOwn,
      separatorColor: separatorColor,
      margin: cellMargin
    )
  }

  func updatePlaces() {
    for (path, cell) in state.cells { setPlace(of: cell, at: path) }
  }
}

extension UITableViewCell {
  // NB: Swift makes an instance of a class that is known only at run time by a `required` initialiser alone,
  // and Apple's `init(style:reuseIdentifier:)` is not required: were it so, no subclass written for iOS would
  // compile. A convenience initialiser does call the designated one of the class that it is used on, as an
  // inherited one must. Declaring its entry point as a static method calls it on any class; the compiler
  // checks that both have the same convention. A class without that initialiser stops with Swift's message.
  @_silgen_name("stagecraft_UITableViewCell_init_reuseIdentifier")
  convenience init(madeWith reuseIdentifier: consuming String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("stagecraft_UITableViewCell_init_reuseIdentifier")
  private static func allocate(_ reuseIdentifier: consuming String?) -> UITableViewCell

  /// Makes a cell of this class, whichever subclass it is.
  static func make(reuseIdentifier: String) -> UITableViewCell { allocate(reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
  // NB: as for cells above.
  @_silgen_name("stagecraft_UITableViewHeaderFooterView_init_reuseIdentifier")
  convenience init(madeWith reuseIdentifier: consuming String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("stagecraft_UITableViewHeaderFooterView_init_reuseIdentifier")
  private static func allocate(
    _ reuseIdentifier: consuming String?
  ) -> UITableViewHeaderFooterView

  /// Makes a view of this class, whichever subclass it is.
  static func make(headerReuseIdentifier: String) -> UITableViewHeaderFooterView {
    allocate(headerReuseIdentifier)
  }
}
