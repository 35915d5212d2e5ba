/// What the host measured of the last frame.
public struct FrameFigures: Equatable, Sendable {
  /// Frames presented in the last second.
  public var framesPerSecond: Int
  /// Milliseconds that the last frame took to draw and present.
  public var milliseconds: Double

  /// Makes figures.
  public init(framesPerSecond: Int = 0, milliseconds: Double = 0) {
    self.framesPerSecond = framesPerSecond
    self.milliseconds = milliseconds
  }
}
