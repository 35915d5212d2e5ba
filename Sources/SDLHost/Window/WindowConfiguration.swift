public import Foundation

/// What a window is like when it opens.
nonisolated public struct WindowConfiguration: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The size of the content in points, by default 1280 by 800.
  public var size: CGSize
  /// The least size of the content in points, by default 1120 by 720.
  public var minimumSize: CGSize
  /// Window units for one point: 1, 1.5 or 2, by default 1.
  public var scale: Double
  /// How many threads draw; nil means one for each processor.
  public var threads: Int?
  /// A file for a line about every key and every frame; nil for none.
  public var frameLog: String?

  /// Describes a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - size: The size of the content, in points. Default 1280 by 800.
  ///   - minimumSize: The least size of the content, in points. Default 1120 by 720.
  ///   - scale: Window units for one point, clamped to 0.5...4. Default 1.
  ///   - threads: How many threads draw; nil means one for each processor.
  ///   - frameLog: A file for a line about every key and every frame. Default none.
  public init(
    title: String,
    size: CGSize = CGSize(width: 1280, height: 800),
    minimumSize: CGSize = CGSize(width: 1120, height: 720),
    scale: Double = 1,
    threads: Int? = nil,
    frameLog: String? = nil
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.scale = min(max(scale, 0.5), 4)
    self.threads = threads
    self.frameLog = frameLog
  }
}
