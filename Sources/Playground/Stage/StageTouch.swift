import UIKit

/// Hands a press on the window's stage on to the stage's own `World`, in its clock's time.
final class StageTouch {
  private let touch: UITouch
  private let controller: StageController
  /// Where the press began, in the stage's window.
  let start: CGPoint
  /// Whether the scene itself answers a click here.
  let sceneAnswers: Bool
  /// Whether the pointer has left the place where the press began.
  private(set) var hasMoved = false

  /// Presses the stage.
  ///
  /// - Parameters:
  ///   - point: Where, in the stage's window, in points of the phone.
  ///   - controller: The stage.
  init(at point: CGPoint, on controller: StageController) {
    self.controller = controller
    start = point
    sceneAnswers = controller.sceneAnswersClick(at: point)
    let world = controller.world
    let window = controller.window
    touch = world.perform { UITouch(location: point, in: window, timestamp: world.clock.now) }
    send()
  }

  /// Moves or ends the press.
  ///
  /// - Parameters:
  ///   - phase: What the finger does.
  ///   - point: Where, in the stage's window.
  func change(to phase: UITouch.Phase, at point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > 10
    let world = controller.world
    world.perform { touch.change(to: phase, location: point, timestamp: world.clock.now) }
    send()
  }

  private func send() {
    let world = controller.world
    world.perform {
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: world.clock.now))
    }
  }
}
