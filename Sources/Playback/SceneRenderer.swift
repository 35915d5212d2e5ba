public import Compositor
public import CoreGraphics
public import Foundation
import QuartzCore
import UIKit

/// Renders frames and filmstrips of a scene's transition.
public struct SceneRenderer {
  private let scene: StageScene
  private let options: SceneRunOptions

  /// Makes a renderer.
  public init(scene: StageScene, options: SceneRunOptions) {
    self.scene = scene
    self.options = options
  }

  /// Renders one frame.
  ///
  /// - Parameters:
  ///   - trigger: What to start, or nil for the scene at rest.
  ///   - time: Seconds since the first animations began.
  /// - Returns: The picture, without bezel or status bar.
  /// - Throws: `SceneRunError` when the scene cannot do what is asked.
  public func frame(of trigger: SceneTrigger?, at time: TimeInterval) throws(SceneRunError)
    -> CGImage
  {
    try run(to: time, of: trigger).picture()
  }

  /// Returns what is drawn of one frame, as a list of plain values.
  ///
  /// - Parameters:
  ///   - trigger: What to start, or nil for the scene at rest.
  ///   - time: Seconds since the first animations began.
  /// - Returns: The list.
  /// - Throws: `SceneRunError` when the scene cannot do what is asked.
  public func displayList(
    of trigger: SceneTrigger?,
    at time: TimeInterval
  ) throws(SceneRunError) -> DisplayList {
    try run(to: time, of: trigger).displayList()
  }

  private func run(
    to time: TimeInterval,
    of trigger: SceneTrigger?
  ) throws(SceneRunError) -> SceneRun {
    let run = try SceneRun(scene: scene, options: options)
    if let trigger {
      try run.start(trigger)
      run.advance(to: time)
    }
    return run
  }

  /// Renders a transition as pictures at equal times, from its first to its last frame.
  ///
  /// - Parameters:
  ///   - trigger: What to start.
  ///   - frames: How many pictures; at least 2.
  /// - Returns: One picture with the frames side by side and their times below.
  /// - Throws: `SceneRunError` when the scene cannot do what is asked.
  public func filmstrip(of trigger: SceneTrigger, frames: Int) throws(SceneRunError) -> CGImage {
    try PictureBudget(options: options, frames: frames).check()
    let duration = try duration(of: trigger)
    let run = try SceneRun(scene: scene, options: options)
    try run.start(trigger)
    var pictures: [Filmstrip.Frame] = []
    for index in 0..<frames {
      let time = duration * Double(index) / Double(frames - 1)
      run.advance(to: time)
      pictures.append(Filmstrip.Frame(time: time, picture: run.picture()))
    }
    return Filmstrip(frames: pictures, scale: options.scale).picture()
  }

  /// Seconds from the first animations of a transition to the completion of its context.
  ///
  /// - Parameter trigger: What to start.
  /// - Returns: The duration.
  /// - Throws: `SceneRunError` when the scene cannot do what is asked.
  public func duration(of trigger: SceneTrigger) throws(SceneRunError) -> TimeInterval {
    let run = try SceneRun(scene: scene, options: options)
    try run.start(trigger)
    var index = 0.0
    while run.completions == 0 {
      guard run.time < SceneRun.limit else {
        throw .unfinished(trigger: trigger.rawValue, seconds: SceneRun.limit)
      }
      index += 1
      run.advance(to: index * SceneRun.step)
    }
    return run.time
  }
}
