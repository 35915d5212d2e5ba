import QuartzCore

/// What became of one transition, for recordings and tests.
package final class TransitionRecord {
  /// What kind of change the transition was.
  package enum Kind: String {
    case push
    case pop
    case present
    case dismiss
    case tab
  }

  /// How the transition ended.
  package enum Outcome {
    case running
    case finished
    case cancelled
    /// What it changed went away while it ran.
    case abandoned
  }

  /// What kind of change the transition was.
  package let kind: Kind
  /// The view in which it takes place.
  package private(set) weak var container: UIView?
  /// The transition while it runs.
  weak var context: TransitionContext?
  /// How the transition ended.
  package private(set) var outcome = Outcome.running
  /// How often the context was completed, calls that were ignored included.
  package private(set) var completions = 0

  init(kind: Kind, container: UIView) {
    self.kind = kind
    self.container = container
  }

  /// Sends a transition the other way that a percent driver drives and no finger holds.
  ///
  /// - Returns: Whether it was turned around.
  package func turnAround() -> Bool {
    context?.driver?.turnAround() ?? false
  }

  /// How far a transition is, from 0 to 1, that can be driven; nil for one of which only its time tells.
  package var progress: CGFloat? { context?.scrubber?.progress }

  /// How long a transition that runs takes by what its animator says, in seconds; nil for one that is over.
  package var duration: TimeInterval? { context?.duration }

  func complete(finished: Bool) {
    completions += 1
    outcome = finished ? .finished : .cancelled
  }

  func countExtraCompletion() {
    completions += 1
  }

  func abandon() {
    outcome = .abandoned
  }

  /// Whether the transition was cancelled.
  package var isCancelled: Bool { outcome == .cancelled }
}
