public import QuartzCore

extension UITableView {
  /// The look of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to stand.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// As near as possible, or nowhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from, and go to, the right.
    case right = 1
    /// They come from, and go to, the left.
    case left = 2
    /// They come from, and go to, the top.
    case top = 3
    /// They come from, and go to, the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// They come from, and go to, their middle.
    case middle = 6
    /// As the table chooses: they fade.
    case automatic = 100
  }

  /// What a header or footer, or a row, has for a height when it measures itself.
  nonisolated public static let automaticDimension: CGFloat = -1
}
