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
