/// What is done to a stage of controllers, step by step: a plain text with one step a line.
///
/// Random tests write such scripts, print the shortest one that shows a fault, and the command line and the
/// window play them again.
public struct StageScript: Equatable, Sendable {
  /// The steps, in order.
  public var steps: [Step]

  /// Whether an animator takes part that never completes its transition.
  var mayHang: Bool {
    steps.contains { step in
      var step = step
      while case .at(_, let inner) = step { step = inner }
      return step == .animator(.never)
    }
  }

  /// How long a stage may take to come to rest after the last step, in seconds.
  ///
  /// Transitions wait for each other, so that every step may be followed by one more of them.
  var patience: Double {
    steps.reduce(20) { sum, step in
      var (sum, step) = (sum + Self.longestTransition, step)
      while case .at(_, let inner) = step { (sum, step) = (sum + Self.longestTransition, inner) }
      return sum
    }
  }

  /// What the slowest transition needs that keeps the rules, in seconds.
  private static let longestTransition = 1.0

  /// Makes a script.
  public init(steps: [Step]) {
    self.steps = steps
  }
}

extension StageScript: CustomStringConvertible {
  /// The text that ``init(text:)`` reads, with a line end after every step.
  public var description: String {
    steps.map { "\($0)\n" }.joined()
  }
}
