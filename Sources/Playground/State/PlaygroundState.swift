public import Playback

/// Everything that the window shows and that a person can change, as one value.
public struct PlaygroundState: Equatable, Sendable {
  /// The name of the scene on the stage.
  public var scene: String
  /// Whether a click pushes or presents.
  public var kind: SceneTrigger
  /// How fast the stage runs.
  public var speed: StageSpeed
  /// Whether the scene's own plugin is on.
  public var isPluginOn: Bool
  /// The `accessibilityIdentifier` of the view whose modifiers the field edits, by scene.
  public var selectedViews: [String: String]
  /// The edited modifier strings, by scene and view.
  public var strings: [String: [String: String]]

  /// Makes the state of a first start.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene on the stage.
  ///   - kind: Whether a click pushes or presents.
  ///   - selectedView: The view whose modifiers the field edits, or nil.
  public init(scene: String, kind: SceneTrigger, selectedView: String?) {
    self.scene = scene
    self.kind = kind
    speed = .full
    isPluginOn = false
    selectedViews = [:]
    selectedViews[scene] = selectedView
    strings = [:]
  }

  /// The view whose modifiers the field edits in the present scene.
  public var selectedView: String? { selectedViews[scene] }

  /// The edited modifier strings of the present scene, by view.
  public var sceneStrings: [String: String] { strings[scene] ?? [:] }

  /// Whether the stage runs at a tenth: what the slow-motion switch shows.
  public var isSlowMotion: Bool { speed == .tenth }
}
