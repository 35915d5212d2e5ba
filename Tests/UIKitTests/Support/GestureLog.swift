import QuartzCore
import UIKit

/// Writes down the states in which a recognizer sends its action.
final class GestureLog {
  private(set) var states: [UIGestureRecognizer.State] = []

  func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: Selector("act(_:)", GestureLog.act))
  }

  private func act(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
