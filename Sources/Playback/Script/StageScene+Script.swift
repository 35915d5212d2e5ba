import QuartzCore

extension StageScene {
  /// The scene that plays a script on the stage, from the beginning each time that it is set in motion.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - title: What the scene is called.
  /// - Returns: The scene.
  public static func playing(_ script: StageScript, title: String) -> StageScene {
    StageScene(
      name: "replay",
      title: title,
      subtitle: "a script of \(script.steps.count) steps",
      triggers: [.push],
      animation: "The animators run here that the script names",
      notes: ["Click the stage: the script is played from its beginning."]
    ) {
      let stage = ScriptStage()
      let root = stage.makeRoot()
      let player = ScriptPlayer(script, on: stage)
      return Stage(rootViewController: root) { _ in player.play() }
    }
  }
}
