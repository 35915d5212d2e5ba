/// What the person asked the interface to be like.
///
/// > Compatibility: there is no assistive technology here; the answers are those of an untouched device.
public enum UIAccessibility {
  /// Whether motion should be reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency should be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
}
