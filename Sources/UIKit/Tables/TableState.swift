import Foundation

/// What a table knows and shows.
struct TableState {
  var geometry = TableGeometry()
  var isLoaded = false
  /// Whether rows are being made or placed, which must not begin anew meanwhile.
  var isUpdating = false
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Headers and footers that were made to be measured, until they are shown.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// In the order of selection.
  var selected: [IndexPath] = []
  /// The width for which rows were measured.
  var measuredWidth: CGFloat = 0
  var updateDepth = 0
  var changes = TableChanges()
}
