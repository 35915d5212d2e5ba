import QuartzCore

/// What a table tells a cell about its place.
struct TableCellPlace: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var hasSeparator = true
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the inset was set by the app, so that it does not follow the text.
  var isSeparatorInsetOwn = false
  var separatorColor: UIColor?
  /// The space between the edge of a cell and its content, in points.
  var margin: CGFloat = 16
}
