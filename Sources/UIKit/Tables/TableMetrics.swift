import QuartzCore

/// The measures of tables on iOS 17, in points.
enum TableMetrics {
  /// The height of a usual row.
  static let rowHeight: CGFloat = 44
  /// The radius of the corners of groups that are inset.
  static let cornerRadius: CGFloat = 10
  /// The height of a header or footer of a grouped table that has no title.
  static let emptyGroupSpace: CGFloat = 17.5
  /// The height of the first header of a grouped table that has no title.
  static let firstGroupSpace: CGFloat = 35
  /// The space above the header of a plain section, uncertain: that of `sectionHeaderTopPadding` by itself.
  static let plainHeaderTopPadding: CGFloat = 22
  /// How much taller the first header of a grouped table is.
  static let firstHeaderExtra: CGFloat = 17.5
  /// How far content moves in while a table is edited.
  static let editingIndent: CGFloat = 38
  /// The width of the button that confirms a deletion.
  static let confirmationWidth: CGFloat = 82

  /// Returns the space between the edge of a table and its content: wide screens have more.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
