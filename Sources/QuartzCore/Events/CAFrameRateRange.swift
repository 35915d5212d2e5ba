/// How many frames a second an animation or a display link would like.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The frames a second that would be best; 0 leaves it open.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Makes a range.
  public init(minimum: Float, maximum: Float, __preferred preferred: Float) {
    self.init(minimum: minimum, maximum: maximum, preferred: preferred)
  }

  /// Whatever the screen does.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
