/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text and symbols.
  case label = 0
  /// Less important text.
  case secondaryLabel
  /// Text of the third rank.
  case tertiaryLabel
  /// Text of the fourth rank.
  case quaternaryLabel
  /// Large areas.
  case fill
  /// Medium areas.
  case secondaryFill
  /// Small areas.
  case tertiaryFill
  /// Thin lines.
  case separator
}
