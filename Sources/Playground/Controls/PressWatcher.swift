import UIKit

/// Sees presses of the pointer anywhere in its view, and leaves them to whom they are for.
final class PressWatcher: UIGestureRecognizer {
  private let pressed: () -> Void

  /// Makes a watcher.
  ///
  /// - Parameter pressed: Called when a press begins.
  init(_ pressed: @escaping () -> Void) {
    self.pressed = pressed
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pressed()
    state = .failed
  }
}
