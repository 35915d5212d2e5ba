import QuartzCore

/// The views that a cell is made of; most are made when they are first asked for.
struct TableCellParts {
  let contentView = UIView(frame: .zero)
  let separator = UIView(frame: .zero)
  /// Whether a table has told the cell its place.
  var hasPlace = false
  /// The line above the first row of a group.
  var topSeparator: UIView?
  var label: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var host = ContentHost()
  var needsConfiguration = false
  var accessory: UIView?
  /// Whether the accessory was made by the cell.
  var isAccessoryBuiltIn = false
  var defaultSelection: UIView?
  /// The selected background that is shown.
  var shownSelection: UIView?
  var configuredBackground: UIView?
  var ownSeparatorInset: UIEdgeInsets?
  var editControl: CellEditControl?
  var confirmation: UIButton?
  /// The actions that a swipe offers, and how far the content is moved aside for them.
  var swipe: SwipeActionsView?
  var swipeOffset: CGFloat = 0
}
