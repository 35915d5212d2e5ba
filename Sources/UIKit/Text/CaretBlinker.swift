import QuartzCore

/// Lets a caret blink while a text is edited.
final class CaretBlinker {
  private let caret: UIView
  /// Counts the times that the caret began to blink anew, so that an older blink ends by itself.
  private var generation = 0

  init(caret: UIView) {
    self.caret = caret
  }

  /// Shows the caret, and lets it blink from now on.
  func restart() {
    stop()
    schedule(generation)
  }

  /// Shows the caret steadily.
  func stop() {
    generation += 1
    caret.alpha = 1
  }

  private func schedule(_ current: Int) {
    World.current.enqueue(after: UITextField.blinkInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == current, self.caret.window != nil else { return }
        UIView.performWithoutAnimation { self.caret.alpha = self.caret.alpha > 0.5 ? 0 : 1 }
        self.schedule(current)
      }
    }
  }
}
