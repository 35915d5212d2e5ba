public import Playback

/// What a person does in the window.
public enum PlaygroundAction: Equatable, Sendable {
  /// Puts another scene on the stage.
  case chooseScene(name: String, triggers: [SceneTrigger], editedView: String?)
  /// Chooses whether a click pushes or presents.
  case chooseKind(SceneTrigger)
  /// Chooses how fast the stage runs.
  case chooseSpeed(StageSpeed)
  /// Turns slow motion on (a tenth) or off (real time).
  case setSlowMotion(Bool)
  /// Turns the scene's own plugin on or off.
  case setPlugin(Bool)
  /// Selects the view whose modifiers the field edits.
  case select(view: String)
  /// Takes over a modifier string, for the selected view, that parses.
  case useString(String)
}
