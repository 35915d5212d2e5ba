public import Foundation
import QuartzCore
import UIKit

/// Runs a transition and writes down everything that it did.
///
/// The transition is run twice in Worlds of their own, which gives the same run: the first time to learn
/// which properties move, the second time to read these from the beginning to the end.
public struct SceneTracer {
  private let scene: StageScene
  private let options: SceneRunOptions

  /// Makes a tracer.
  public init(scene: StageScene, options: SceneRunOptions) {
    self.scene = scene
    self.options = options
  }

  /// Runs a transition and returns what it did.
  ///
  /// - Parameters:
  ///   - trigger: What to start; a trigger that leads back first runs the way there, untraced.
  ///   - step: Seconds between samples.
  ///   - interaction: What a finger does, or nil when nobody interferes.
  /// - Returns: The trace.
  /// - Throws: `SceneRunError` when the scene cannot do what is asked, or does not come to an end.
  public func trace(
    _ trigger: SceneTrigger,
    step: TimeInterval,
    interaction: InteractionScript? = nil
  ) throws(SceneRunError) -> Trace {
    let survey = TraceRecorder(properties: nil)
    _ = try record(trigger, step: step, interaction: interaction, with: survey)
    let recorder = TraceRecorder(properties: survey.moved)
    let run = try record(trigger, step: step, interaction: interaction, with: recorder)
    return recorder.trace(of: run, trigger: trigger)
  }

  private func record(
    _ trigger: SceneTrigger,
    step: TimeInterval,
    interaction script: InteractionScript?,
    with recorder: TraceRecorder
  ) throws(SceneRunError) -> SceneRun {
    let run = try SceneRun(scene: scene, options: options)
    if let script {
      let interaction = try run.startInteraction(trigger) { recorder.begin(run) }
      recorder.sample(run)
      drive(run, interaction, script, recorder)
    } else {
      try run.start(trigger) { recorder.begin(run) }
      recorder.sample(run)
    }
    try runToEnd(run, trigger, step: step, recorder)
    return run
  }

  private func drive(
    _ run: SceneRun,
    _ interaction: SceneInteraction,
    _ script: InteractionScript,
    _ recorder: TraceRecorder
  ) {
    let start = run.time
    for (index, progress) in script.progress.enumerated() {
      run.world.perform { interaction.update(progress) }
      run.advance(to: start + Double(index + 1) * SceneRun.frame)
      recorder.sample(run)
    }
    run.world.perform {
      switch script.end {
      case .finish: interaction.finish()
      case .cancel: interaction.cancel()
      }
    }
  }

  private func runToEnd(
    _ run: SceneRun,
    _ trigger: SceneTrigger,
    step: TimeInterval,
    _ recorder: TraceRecorder
  ) throws(SceneRunError) {
    let start = run.time
    var index = 0.0
    while !run.isFinished {
      guard run.time - start < SceneRun.limit else {
        throw .unfinished(trigger: trigger.rawValue, seconds: SceneRun.limit)
      }
      index += 1
      run.advance(to: start + index * step)
      recorder.sample(run)
    }
    try run.finish(trigger)
  }
}
