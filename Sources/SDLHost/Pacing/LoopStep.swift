/// What the loop does next.
nonisolated package enum LoopStep: Hashable, Sendable {
  /// Render a frame now.
  case frame
  /// Wait for events, at most so many seconds.
  case wait(Double)

  /// The longest that a resting loop waits, in seconds, so that work which other threads put on the main
  /// queue without waking the loop is late by no more than this.
  package static let longestRest = 0.25

  /// Decides what to do.
  ///
  /// - Parameters:
  ///   - isVisible: Whether the window can be seen.
  ///   - needsFrame: Whether something moves or changed.
  ///   - pause: How long the pacer wants to wait, in seconds.
  ///   - rest: How long until some World's next deferred work is due, in seconds; nil when there is none.
  ///   - calm: How often in a row the loop has waited without anything happening.
  package init(isVisible: Bool, needsFrame: Bool, pause: Double, rest: Double?, calm: Int) {
    let isDue = needsFrame || (rest.map { $0 <= 0 } ?? false)
    if !isVisible {
      self = .wait(Self.longestRest)
    } else if isDue {
      self = pause > 0 ? .wait(pause) : .frame
    } else {
      self = .wait(min(rest ?? Self.longestRest, Self.longestWait(calm: calm)))
    }
  }

  /// Rest deepens step by step: a chain of awaits on the main actor needs a pass of the main queue for each
  /// of its links, and nothing says whether another link is to come.
  private static func longestWait(calm: Int) -> Double {
    min(0.001 * Double(1 << min(max(calm, 0), 10)), longestRest)
  }
}
