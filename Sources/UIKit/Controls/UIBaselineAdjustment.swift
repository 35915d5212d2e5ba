/// Where a text stands that was shrunk to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text in its full size.
  case alignBaselines = 0
  /// In the middle of the height of the text in its full size.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
