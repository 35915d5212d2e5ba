import QuartzCore

/// What leaves a table in a batch.
struct TableDeparture {
  /// A row that leaves.
  struct Row {
    var cell: UITableViewCell
    /// Its path before the batch.
    var path: IndexPath
    var style: UITableView.RowAnimation
    /// Where it would stand.
    var to: CGRect
  }

  var rows: [Row] = []
  /// Rows that stay but go out of sight; their paths are those after the batch.
  var passing: [Row] = []
  /// Headers and footers that leave.
  var others: [UIView] = []

  /// Lets everything go; called within an animation.
  func leave(in table: UITableView) {
    for row in rows {
      if row.style == .none {
        UIView.performWithoutAnimation { row.cell.alpha = 0 }
      } else {
        row.cell.frame = Self.outside(row.style, row.to)
        row.cell.alpha = 0
      }
    }
    for row in passing { row.cell.frame = row.to }
    for view in others { view.alpha = 0 }
  }

  /// Puts a row where it comes from.
  static func place(
    _ cell: UITableViewCell,
    before style: UITableView.RowAnimation,
    at rect: CGRect
  ) {
    cell.frame = outside(style, rect)
    cell.alpha = style == .none ? 1 : 0
  }

  /// Where a row that stands in a rectangle comes from or goes to.
  private static func outside(_ style: UITableView.RowAnimation, _ rect: CGRect) -> CGRect {
    switch style {
    case .left: rect.offsetBy(dx: -rect.width, dy: 0)
    case .right: rect.offsetBy(dx: rect.width, dy: 0)
    case .top: rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: rect.offsetBy(dx: 0, dy: rect.height)
    case .fade, .none, .middle, .automatic: rect
    }
  }
}
