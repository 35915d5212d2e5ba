import Compositor
import CoreGraphics
import Playback
import QuartzCore
import UIKit

/// One transition of a scene, with the pictures of its ends.
struct FlashRun {
  /// What is seen at rest, before the transition.
  let before: PixelBuffer
  /// The first frame of the transition.
  let first: PixelBuffer
  /// The frame in which the transition is completed.
  let last: PixelBuffer
  /// What is seen at rest, after the transition.
  let after: PixelBuffer

  /// Runs a transition of a scene from rest to rest.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - trigger: The transition.
  ///   - cover: What is left out of the pictures, as it is no part of the transition.
  /// - Throws: What the run throws.
  init(_ scene: StageScene, _ trigger: SceneTrigger, leavingOut cover: CGRect = .null) throws {
    let run = try SceneRun(scene: scene, options: SceneRunOptions(scale: 1))
    var rest: PixelBuffer?
    try run.start(trigger) {
      // What fades away after a screen has come has gone.
      run.world.advance(by: 1, step: 0.1)
      rest = run.picture().pixels
    }
    first = Self.blank(cover, in: run.picture().pixels)
    before = rest.map { Self.blank(cover, in: $0) } ?? first
    for index in 1...600 where run.completions == 0 { run.advance(to: Double(index) / 60) }
    last = Self.blank(cover, in: run.picture().pixels)
    try run.finish(trigger)
    after = Self.blank(cover, in: run.picture().pixels)
  }

  /// A picture without a part of it.
  static func blank(_ cover: CGRect, in picture: PixelBuffer) -> PixelBuffer {
    guard !cover.isNull else { return picture }
    for y in Int(cover.minY)..<min(Int(cover.maxY), picture.height) {
      for x in Int(cover.minX)..<min(Int(cover.maxX), picture.width) { picture[x, y] = 0 }
    }
    return picture
  }

  /// Where the first frame is another picture than the one before; nil when it is the same.
  var startDifference: String? { Self.difference(before, first) }

  /// Where the last frame is another picture than the one after; nil when it is the same.
  var endDifference: String? { Self.difference(last, after) }

  /// Tells how two pictures differ; nil when they are the same.
  static func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> String? {
    guard one != other else { return nil }
    guard one.width == other.width, one.height == other.height else { return "another size" }
    var first: String?
    var count = 0
    var greatest = 0
    for y in 0..<one.height {
      for x in 0..<one.width where one[x, y] != other[x, y] {
        let colors = "\(String(one[x, y], radix: 16)) and \(String(other[x, y], radix: 16))"
        first = first ?? "from \(x), \(y): \(colors)"
        count += 1
        greatest = max(greatest, distance(one[x, y], other[x, y]))
      }
    }
    return "\(count) pixels by up to \(greatest), \(first ?? "")"
  }

  /// The greatest difference of a channel.
  static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
