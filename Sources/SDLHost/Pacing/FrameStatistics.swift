/// How well the window keeps up, in true figures.
nonisolated public struct FrameStatistics: Hashable, Sendable {
  /// Frames shown in a second while frames followed each other; 0 before two did.
  public var framesPerSecond = 0.0
  /// The mean work of a frame, in milliseconds, over the last second of frames.
  public var millisecondsPerFrame = 0.0
  /// The most work of one frame, in milliseconds, over the last second of frames.
  public var worstMilliseconds = 0.0
  /// Milliseconds that a frame may take on this display.
  public var budgetMilliseconds = 1000.0 / 60
  /// Frames that should have been shown and were not, since the window opened.
  public var droppedFrames = 0
  /// Frames that were rendered and shown since the window opened.
  public var renderedFrames = 0

  /// Makes the figures of a window that has shown nothing yet.
  public init() {}
}
