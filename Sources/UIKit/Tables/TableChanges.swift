import Foundation

/// A batch of changes of a table, with how each row or section comes or goes.
struct TableChanges {
  var list = ListChanges()
  /// By path before the batch.
  var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
  /// By path after the batch.
  var comingRows: [IndexPath: UITableView.RowAnimation] = [:]
  var leavingSections: [Int: UITableView.RowAnimation] = [:]
  var comingSections: [Int: UITableView.RowAnimation] = [:]
  var completions: [(Bool) -> Void] = []

  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    leavingRows[path] ?? leavingSections[path.section] ?? .automatic
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation {
    comingRows[path] ?? comingSections[path.section] ?? .automatic
  }
}
