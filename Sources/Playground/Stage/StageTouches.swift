import UIKit

/// Hands the fingers on the window's stage on to the stage's own `World`, in its clock's time.
final class StageTouches {
  private let controller: StageController
  private var touches: [StageFinger: UITouch] = [:]
  private var click: Click?

  /// How far a press may wander and still be a click, in points of the phone.
  static let slop: CGFloat = 10

  /// A press that may become a click which the scene does not answer itself.
  private struct Click {
    let start: CGPoint
    let sceneAnswers: Bool
    var hasMoved = false
  }

  /// Makes what hands fingers on.
  ///
  /// - Parameter controller: The stage.
  init(on controller: StageController) {
    self.controller = controller
  }

  /// Whether a finger is down.
  func isDown(_ finger: StageFinger) -> Bool { touches[finger] != nil }

  /// Puts fingers on the stage.
  ///
  /// - Parameter places: Where, in the stage's window, in points of the phone.
  func begin(_ places: [StageFinger: CGPoint]) {
    let isFirst = touches.isEmpty && places.count == 1
    click = isFirst ? places.values.first.map(makeClick) : nil
    let world = controller.world
    let window = controller.window
    world.perform {
      for (finger, place) in places {
        touches[finger] = UITouch(location: place, in: window, timestamp: world.clock.now)
      }
    }
    send(changing: Set(places.keys))
  }

  private func makeClick(at place: CGPoint) -> Click {
    Click(start: place, sceneAnswers: controller.sceneAnswersClick(at: place))
  }

  /// Moves fingers that are down, or takes them off.
  ///
  /// - Parameters:
  ///   - places: Where, in the stage's window, in points of the phone.
  ///   - phase: What the fingers do.
  /// - Returns: Whether this was a click that the scene does not answer.
  @discardableResult
  func change(_ places: [StageFinger: CGPoint], to phase: UITouch.Phase) -> Bool {
    let known = places.filter { touches[$0.key] != nil }
    guard !known.isEmpty else { return false }
    follow(known)
    let isBusy = controller.isTransitioning
    let world = controller.world
    world.perform {
      for (finger, place) in known {
        touches[finger]?.change(to: phase, location: place, timestamp: world.clock.now)
      }
    }
    send(changing: Set(known.keys))
    guard phase == .ended || phase == .cancelled else { return false }
    for finger in known.keys { touches[finger] = nil }
    defer { click = nil }
    guard phase == .ended, let click else { return false }
    return !click.hasMoved && !click.sceneAnswers && !isBusy && !controller.isAboutToChange
  }

  private func follow(_ places: [StageFinger: CGPoint]) {
    guard let start = click?.start else { return }
    let isFar = places.values.contains { hypot($0.x - start.x, $0.y - start.y) > Self.slop }
    if isFar { click?.hasMoved = true }
  }

  private func send(changing changed: Set<StageFinger>) {
    let world = controller.world
    world.perform {
      for (finger, touch) in touches where !changed.contains(finger) {
        touch.change(to: .stationary, timestamp: world.clock.now)
      }
      UIApplication.shared.sendEvent(
        UIEvent(touches: Set(touches.values), timestamp: world.clock.now)
      )
    }
  }
}
