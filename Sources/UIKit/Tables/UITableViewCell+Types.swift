import QuartzCore

extension UITableViewCell {
  /// How the texts of a cell stand.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A value at the end.
    case value1 = 1
    /// A caption and a value beside it.
    case value2 = 2
    /// A second text below.
    case subtitle = 3
  }

  /// What a cell shows while it is selected.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The usual background.
    case blue = 1
    /// The usual background.
    case gray = 2
    /// The usual background.
    case `default` = 3
  }

  /// What stands at the end of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button for details and an arrow.
    case detailDisclosureButton = 2
    /// A mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What editing does to a row.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes it.
    case delete = 1
    /// It inserts one.
    case insert = 2
  }

  /// The line of a cell, which tables draw.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
