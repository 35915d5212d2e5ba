import QuartzCore
import UIKit

/// Plays a script in the time of the World that it is started in.
final class ScriptPlayer {
  private let script: StageScript
  private let stage: ScriptStage
  private var hasPlayed = false
  /// Counts the plays, so that one that was overtaken stops.
  private var turn = 0

  init(_ script: StageScript, on stage: ScriptStage) {
    self.script = script
    self.stage = stage
  }

  /// Plays from the beginning, on a new root when the script was played before.
  func play() {
    guard let window = stage.window ?? UIApplication.shared.keyWindow else { return }
    stage.use(window)
    turn += 1
    if hasPlayed {
      stage.release()
      stage.perform(.root)
    }
    hasPlayed = true
    perform(from: 0, in: turn)
  }

  private func perform(from index: Int, in turn: Int) {
    guard turn == self.turn else { return }
    var index = index
    while index < script.steps.count {
      let step = script.steps[index]
      index += 1
      guard case .tick(let seconds) = step else {
        stage.perform(step)
        continue
      }
      return World.current.enqueue(after: seconds) {
        MainActor.assumeIsolated { self.perform(from: index, in: turn) }
      }
    }
  }
}
