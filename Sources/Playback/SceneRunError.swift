import Foundation

/// Why a scene could not be run as asked.
public enum SceneRunError: Error, Equatable {
  /// The scene has no such trigger.
  case noTrigger(scene: String, trigger: String, allowed: [String])
  /// The scene has no interactive transition, or not for this trigger.
  case noInteraction(scene: String, trigger: String, allowed: String?)
  /// The scene does not use Hero, so that modifiers have no meaning in it.
  case noModifiers(scene: String)
  /// No view of either screen has the name.
  case noView(name: String, allowed: [String])
  /// The scene has no plugin of its own.
  case noPlugin(scene: String)
  /// The pictures of the stage are larger than can be handled.
  case tooLarge(device: String, scale: Double, frames: Int, most: Int)
  /// There is not enough memory for the pictures of the stage.
  case noMemory(device: String, scale: Double, frames: Int, megabytes: Int)
  /// The transition did not start, or did not end, in the allowed time of the stage's clock.
  case unfinished(trigger: String, seconds: Double)
}

extension SceneRunError: CustomStringConvertible {
  /// One line that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .noTrigger(let scene, let trigger, let allowed):
      "\(scene) has no trigger “\(trigger)”; it has "
        + (allowed.isEmpty ? "none" : allowed.joined(separator: ", "))
    case .noInteraction(let scene, let trigger, let allowed):
      "\(scene) has no interactive \(trigger)"
        + (allowed.map { "; it has an interactive \($0)" }
          ?? ": that takes an interaction in the scene's Stage, or for a pop a navigation bar"
          + " with a back button")
    case .noModifiers(let scene):
      "\(scene) does not use Hero, so modifiers do nothing in it"
    case .noView(let name, let allowed):
      "no view is called “\(name)”; there are \(allowed.joined(separator: ", "))"
    case .noPlugin(let scene):
      "\(scene) has no plugin to switch"
    case .tooLarge(let device, let scale, let frames, let most):
      "\(Self.pictures(device, scale, frames)) are more than \(most) million pixels;"
        + " \(Self.remedy(frames))"
    case .noMemory(let device, let scale, let frames, let megabytes):
      "there is no memory for \(Self.pictures(device, scale, frames)): \(megabytes) MB are needed;"
        + " \(Self.remedy(frames))"
    case .unfinished(let trigger, let seconds):
      "the \(trigger) was still running after \(seconds) s"
    }
  }

  private static func pictures(_ device: String, _ scale: Double, _ frames: Int) -> String {
    let size = "\(device) at a scale of \(String(format: "%g", scale))"
    return frames == 1 ? "pictures of \(size)" : "\(frames) frames of \(size)"
  }

  private static func remedy(_ frames: Int) -> String {
    frames == 1
      ? "choose a smaller --device or --scale"
      : "choose a smaller --device or --scale, or fewer frames"
  }
}
