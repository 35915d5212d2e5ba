nonisolated extension UIColor {
  /// The colour of text.
  public static let label = pair(0x000000, 1, 0xFFFFFF, 1)
  /// The colour of less important text.
  public static let secondaryLabel = pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  /// The colour of text of the third rank.
  public static let tertiaryLabel = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The colour of text of the fourth rank.
  public static let quaternaryLabel = pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  /// The colour of placeholders.
  public static let placeholderText = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  /// The colour of thin lines.
  public static let separator = pair(0x3C3C43, 0.29, 0x545458, 0.6)
  /// The colour of thin opaque lines.
  public static let opaqueSeparator = pair(0xC6C6C8, 1, 0x38383A, 1)
  /// The colour of links.
  public static let link = pair(0x007AFF, 1, 0x0984FF, 1)
  /// The colour of thin shapes.
  public static let systemFill = pair(0x787880, 0.2, 0x787880, 0.36)
  /// The colour of medium shapes.
  public static let secondarySystemFill = pair(0x787880, 0.16, 0x787880, 0.32)
  /// The colour of large shapes.
  public static let tertiarySystemFill = pair(0x767680, 0.12, 0x767680, 0.24)
  /// The colour of large areas.
  public static let quaternarySystemFill = pair(0x747480, 0.08, 0x767680, 0.18)
  /// The colour behind everything.
  public static let systemBackground = pair(0xFFFFFF, 1, 0x000000, 1)
  /// The colour of groups.
  public static let secondarySystemBackground = pair(0xF2F2F7, 1, 0x1C1C1E, 1)
  /// The colour of groups in groups.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 1, 0x2C2C2E, 1)
  /// The colour behind grouped content.
  public static let systemGroupedBackground = pair(0xF2F2F7, 1, 0x000000, 1)
  /// The colour of grouped content.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 1, 0x1C1C1E, 1)
  /// The colour of groups in grouped content.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 1, 0x2C2C2E, 1)
  /// Text on light backgrounds.
  public static let darkText = UIColor(rgb: 0x000000, alpha: 1)
  /// Text on dark backgrounds.
  public static let lightText = UIColor(rgb: 0xFFFFFF, alpha: 0.6)
}
