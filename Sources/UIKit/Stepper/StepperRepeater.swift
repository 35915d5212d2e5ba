import QuartzCore

/// Repeats the step of a press that stays, faster and faster.
final class StepperRepeater {
  /// Makes a step, and returns whether there may be others.
  var action: () -> Bool = { false }
  /// Counts the presses, so that an older one ends by itself.
  private var generation = 0

  /// Begins to repeat.
  func start() {
    stop()
    schedule(generation, 0)
  }

  /// Ends to repeat.
  func stop() {
    generation += 1
  }

  /// How long it takes from one step to the next, in seconds.
  ///
  /// UIKit publishes no numbers; what is seen is slow at first, and fast after a few steps.
  static func interval(after steps: Int) -> TimeInterval {
    steps < 3 ? 0.5 : steps < 20 ? 0.1 : 0.05
  }

  private func schedule(_ current: Int, _ steps: Int) {
    World.current.enqueue(after: Self.interval(after: steps)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == current, self.action() else { return }
        self.schedule(current, steps + 1)
      }
    }
  }
}
