import Hero
import Playback
import UIKit

extension PlaygroundController {
  /// How long after the last key a string is run, in seconds.
  private static let typingPause = 0.12

  /// Takes what the field's text means now; it runs after a short pause if it can and means something new.
  ///
  /// - Parameter parsed: The text, read.
  func edited(_ parsed: ModifierString) {
    typing.edit += 1
    guard parsed.isRunnable else {
      return show(note: "stage shows the last valid string", isWarning: true)
    }
    guard parsed.plan != typing.lastPlan else {
      return show(note: "same plan as before", isWarning: false)
    }
    let edit = typing.edit
    world.enqueue(after: PlaygroundController.typingPause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.typing.edit == edit else { return }
        self.rerun(parsed)
      }
    }
  }

  private func rerun(_ parsed: ModifierString) {
    typing.lastPlan = parsed.plan
    send(.useString(parsed.text))
    replay()
    typing.note += 1
    showAge(ofRunAt: world.clock.now, note: typing.note)
  }

  /// Says how long ago the string ran, and does so again when the words change.
  private func showAge(ofRunAt time: Double, note: Int) {
    guard typing.note == note else { return }
    // A deadline may be met a hair early by the difference of two clock readings.
    let age = world.clock.now - time + 1e-6
    modifiers.show(note: "re-ran \(Age.text(age))", isWarning: false)
    world.enqueue(after: Age.nextChange(after: age) - age) { [weak self] in
      MainActor.assumeIsolated { self?.showAge(ofRunAt: time, note: note) }
    }
  }

  /// Says what happened last, above the field.
  ///
  /// - Parameters:
  ///   - text: What happened.
  ///   - isWarning: Whether it is worth attention.
  func show(note text: String, isWarning: Bool) {
    typing.note += 1
    modifiers.show(note: text, isWarning: isWarning)
  }

  /// Puts the selected view's string into the field.
  func showSelectedString() {
    let text = string(of: state.selectedView)
    typing.lastPlan = ModifierString.parse(text).plan
    modifiers.setText(text)
    show(note: "", isWarning: false)
  }

  private func string(of view: String?) -> String {
    guard let view else { return "" }
    return state.sceneStrings[view] ?? survey.first { $0.name == view }?.string ?? ""
  }
}
