import QuartzCore

extension UITableView: ListTouchTarget {
  private var mayTouchSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func highlightablePath(for touch: UITouch) -> IndexPath? {
    let selects =
      isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
    guard selects, let path = path(at: touch.location(in: self)), state.cells[path] != nil,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return nil }
    return path
  }

  func isTouch(_ touch: UITouch, on path: IndexPath) -> Bool {
    rowRect(path).contains(touch.location(in: self))
  }

  func highlight(_ path: IndexPath) {
    state.cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight(_ path: IndexPath) {
    state.cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func choose(_ path: IndexPath) {
    let cell = state.cells[path]
    if state.selected.contains(path), selectsMany {
      unhighlight(path)
      deselectByTouch(path)
      return
    }
    guard let target = chosenPath(for: path) else { return unhighlight(path) }
    if !selectsMany {
      for old in state.selected where old != target { deselectByTouch(old) }
    }
    // The background stays while the highlight gives way to the selection.
    mark(target, animated: false)
    cell?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    tableDelegate?.tableView(self, didSelectRowAt: target)
  }

  private func chosenPath(for path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard let tableDelegate else { return deselect(path, animated: false) }
    guard let target = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
    deselect(target, animated: false)
    tableDelegate.tableView(self, didDeselectRowAt: target)
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !state.selected.contains(path) { state.selected.append(path) }
    state.cells[path]?.setSelected(true, animated: animated)
  }

  // MARK: - By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for old in state.selected { deselect(old, animated: animated) }
      return
    }
    guard state.geometry.contains(path) else { return }
    if !selectsMany {
      for old in state.selected where old != path { deselect(old, animated: animated) }
    }
    mark(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = state.selected.firstIndex(of: path) else { return }
    state.selected.remove(at: index)
    state.cells[path]?.setSelected(false, animated: animated)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
