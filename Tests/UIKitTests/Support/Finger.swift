import QuartzCore
import UIKit

/// A finger that touches a stage's window.
final class Finger {
  private let stage: Stage
  private var touch: UITouch?

  init(_ stage: Stage) {
    self.stage = stage
  }

  func down(_ x: CGFloat, _ y: CGFloat) {
    stage.turn {
      let touch = UITouch(
        location: CGPoint(x: x, y: y),
        in: stage.window,
        timestamp: CACurrentMediaTime()
      )
      self.touch = touch
      send(touch)
    }
  }

  func move(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0) {
    if seconds > 0 { stage.advance(seconds) }
    change(to: .moved, CGPoint(x: x, y: y))
  }

  func up(after seconds: TimeInterval = 0) {
    if seconds > 0 { stage.advance(seconds) }
    change(to: .ended, nil)
    touch = nil
  }

  func cancel() {
    change(to: .cancelled, nil)
    touch = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(after: 0.05)
  }

  private func change(to phase: UITouch.Phase, _ location: CGPoint?) {
    stage.turn {
      guard let touch else { return }
      touch.change(to: phase, location: location, timestamp: CACurrentMediaTime())
      send(touch)
    }
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(
      UIEvent(touches: [touch], timestamp: CACurrentMediaTime())
    )
  }
}
