import QuartzCore

extension UITableView {
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    let wanted = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    cell.editingStyle = mayEdit ? wanted : .none
    cell.setEditing(isEditing && mayEdit, animated: false)
  }

  func editingDidChange(animated: Bool) {
    touchTracker.cancel()
    for (path, cell) in state.cells {
      let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
      if mayEdit {
        cell.editingStyle =
          tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      }
      cell.setEditing(mayEdit, animated: animated)
      if !mayEdit { cell.editingStyle = .none }
    }
  }

  func commit(_ style: UITableViewCell.EditingStyle, for cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  func confirmationTitle(for cell: UITableViewCell) -> String? {
    guard let path = indexPath(for: cell) else { return nil }
    return tableDelegate?.tableView(
      self,
      titleForDeleteConfirmationButtonForRowAt: path
    )
  }
}
