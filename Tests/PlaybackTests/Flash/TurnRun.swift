import Foundation
import Hero
import QuartzCore
import Testing
import UIKit

@testable import Playback

/// A transition of Hero's that is turned around on its way, with what was seen at every time of it.
struct TurnRun {
  let run: SceneRun
  /// How long the transition takes when nobody turns it, in seconds.
  let duration: TimeInterval
  /// What every layer shows, by the frame of the untouched transition.
  private let frames: [[String: [Double]]]

  private static let step = 1.0 / 120
  private static let properties = [
    "position", "bounds", "opacity", "transform", "cornerRadius", "backgroundColor",
  ]

  init(_ scene: StageScene, _ trigger: SceneTrigger) throws {
    let options = SceneRunOptions(scale: 1)
    let whole = try SceneRun(scene: scene, options: options)
    try whole.start(trigger)
    var frames = [Self.look(of: whole)]
    while whole.completions == 0, frames.count < 1200 {
      whole.advance(to: Double(frames.count) * Self.step)
      frames.append(Self.look(of: whole))
    }
    self.frames = frames
    duration = whole.time
    run = try SceneRun(scene: scene, options: options)
    try run.start(trigger)
  }

  /// The number of frames before the transition is over.
  var frameCount: Int { frames.count - 1 }

  var progress: Double { run.world.perform { Hero.shared.progress } }

  func turn() {
    run.world.perform { Hero.shared.reverse() }
  }

  /// Lets frames pass and compares what is seen with the untouched transition, frame by frame.
  ///
  /// - Parameters:
  ///   - first: The frame of the untouched transition that is seen now.
  ///   - last: The frame at which to stop, in either direction.
  func expectWay(from first: Int, to last: Int) {
    let way = last < first ? -1 : 1
    for frame in stride(from: first + way, through: last, by: way) {
      run.world.advance(by: Self.step, step: Self.step)
      let shown = Self.look(of: run)
      let faults = frames[frame].compactMap { name, wanted -> String? in
        guard let numbers = shown[name] else { return "\(name) is missing" }
        let distance = zip(numbers, wanted).map { abs($0 - $1) }.max() ?? 0
        return distance < 1e-4 ? nil : "\(name) is \(numbers), not \(wanted)"
      }
      #expect(faults == [], "frame \(frame) of \(frameCount), way \(way)")
      if !faults.isEmpty { return }
    }
  }

  /// What every layer that is shown looks like, by its name and property.
  private static func look(of run: SceneRun) -> [String: [Double]] {
    run.world.perform {
      var look: [String: [Double]] = [:]
      for entry in LayerNames(of: run.window, containers: run.containers).entries {
        guard entry.isShown, let shown = entry.layer.presentation() else { continue }
        for property in properties {
          look["\(entry.name) \(property)"] = TrackValues.numbers(of: property, in: shown)
        }
      }
      return look
    }
  }
}
