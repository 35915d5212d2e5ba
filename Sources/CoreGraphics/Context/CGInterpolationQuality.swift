/// How carefully images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Between fast and best.
  case medium = 4
  /// Best.
  case high = 3
}
