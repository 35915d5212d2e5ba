/// Why a scene could not be run as asked.
public enum SceneRunError: Error, Equatable {
  /// The scene has no such trigger.
  case noTrigger(scene: String, trigger: String, allowed: [String])
  /// The scene has no interactive transition, or not for this trigger.
  case noInteraction(scene: String, trigger: String)
  /// The scene does not use Hero, so that modifiers have no meaning in it.
  case noModifiers(scene: String)
  /// No view of either screen has the name.
  case noView(name: String, allowed: [String])
  /// The scene has no plugin of its own.
  case noPlugin(scene: String)
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
    case .noInteraction(let scene, let trigger):
      "\(scene) has no interactive \(trigger)"
    case .noModifiers(let scene):
      "\(scene) does not use Hero, so modifiers do nothing in it"
    case .noView(let name, let allowed):
      "no view is called “\(name)”; there are \(allowed.joined(separator: ", "))"
    case .noPlugin(let scene):
      "\(scene) has no plugin to switch"
    case .unfinished(let trigger, let seconds):
      "the \(trigger) was still running after \(seconds) s"
    }
  }
}
