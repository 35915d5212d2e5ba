public import Foundation

/// What a finger does to an interactive transition: the progress at each frame, and how it lets go.
public struct InteractionScript: Equatable, Sendable {
  /// How an interaction ends.
  public enum End: String, CaseIterable, Sendable {
    /// The transition runs on to its end.
    case finish
    /// The transition runs back to its start.
    case cancel
  }

  /// The progress at each frame of the user interface (1/60 s), from 0 to 1.
  public let progress: [CGFloat]
  /// How it lets go after the last progress.
  public let end: End

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - progress: The progress at each frame, from 0 to 1.
  ///   - end: How it lets go.
  public init(progress: [CGFloat], end: End) {
    self.progress = progress
    self.end = end
  }

  /// A drag in twelve even frames up to a progress, and then letting go so that it runs back.
  ///
  /// - Parameter progress: The progress at which the finger lets go, from 0 to 1.
  /// - Returns: The script.
  public static func cancelled(at progress: CGFloat) -> InteractionScript {
    InteractionScript(progress: (1...12).map { progress * CGFloat($0) / 12 }, end: .cancel)
  }
}
