import QuartzCore

extension UITableView {
  /// What a swipe over a row offers: what the delegate says, or else the deletion that editing would allow.
  func swipeConfiguration(
    _ side: SwipeActionsView.Side,
    at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading:
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      return own ?? deletion(at: path)
    }
  }

  /// > Compatibility: whether a data source can delete is told by what it says of a row: it must
  /// > implement `tableView(_:canEditRowAt:)`, or its delegate `tableView(_:editingStyleForRowAt:)`;
  /// > that it implements `tableView(_:commit:forRowAt:)` cannot be told on Linux.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let state = UIKitState.current
    state.defaultEditingAnswers = 0
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path)
    if style == nil { state.defaultEditingAnswers += 1 }
    guard style ?? .delete == .delete, state.defaultEditingAnswers < 2 else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let cell = self.state.cells[path]
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self, weak cell] _, _, isDone in
      if let cell { self?.commit(.delete, for: cell) }
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Closes a row that stands open because a finger came down elsewhere.
  ///
  /// - Returns: Whether there was one; the touch does nothing else then.
  func closesSwipe() -> Bool {
    guard swipe.isOpen else { return false }
    swipe.close(animated: true)
    return true
  }
}
