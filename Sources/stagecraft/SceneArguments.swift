import Foundation
import Hero
import Playback
import Scenes

/// The words and options that say which scene to run and how: what `render` and `trace` have in common.
struct SceneArguments {
  let scene: StageScene
  let trigger: SceneTrigger?
  let options: SceneRunOptions

  /// The shared options that take a value.
  static let optionNames = ["trigger", "modifiers", "view", "plugin", "device", "scale"]

  /// Reads them.
  ///
  /// - Parameters:
  ///   - arguments: The sorted words.
  ///   - command: The command, for messages.
  /// - Throws: `ToolError` that says what is wrong and what is allowed.
  init(_ arguments: ParsedArguments, command: String) throws(ToolError) {
    scene = try SceneArguments.scene(arguments, command: command)
    trigger = try SceneArguments.trigger(arguments, of: scene)
    var options = SceneRunOptions(device: scene.canvas.map(StageDevice.init(size:)) ?? .standard)
    let printer = IssuePrinter()
    options.report = { printer.print($0) }
    if let text = arguments.values["device"] {
      guard let device = StageDevice(text) else {
        throw .usage(
          "--device is “\(text)”; it must be WIDTHxHEIGHT in points, each side from"
            + " 1 to 4096, such as 375x812"
        )
      }
      options.device = device
    }
    if let scale = try arguments.number("scale", in: 0.25...8, unit: "pixels per point") {
      options.scale = scale
    }
    options.modifiers = try SceneArguments.modifiers(arguments, of: scene)
    if let plugin = try arguments.word("plugin", from: ["on", "off"]) {
      guard scene.plugin != nil else {
        throw .usage("\(SceneRunError.noPlugin(scene: scene.name))")
      }
      options.pluginIsOn = plugin == "on"
    }
    self.options = options
  }

  private static func scene(
    _ arguments: ParsedArguments,
    command: String
  ) throws(ToolError) -> StageScene {
    let names = StageScene.all.map(\.name).joined(separator: ", ")
    guard let name = arguments.words.first else {
      throw .usage("\(command) needs a scene: \(names)")
    }
    guard arguments.words.count == 1 else {
      throw .usage("\(command) takes one scene, not also “\(arguments.words[1])”")
    }
    guard let scene = StageScene.named(name) else {
      throw .usage("there is no scene “\(name)”; there are \(names)")
    }
    return scene
  }

  private static func trigger(
    _ arguments: ParsedArguments,
    of scene: StageScene
  ) throws(ToolError) -> SceneTrigger? {
    guard let text = arguments.values["trigger"] else { return nil }
    let allowed = scene.triggers.map(\.rawValue)
    guard let trigger = SceneTrigger(rawValue: text), scene.triggers.contains(trigger) else {
      throw .usage("\(SceneRunError.noTrigger(scene: scene.name, trigger: text, allowed: allowed))")
    }
    return trigger
  }

  private static func modifiers(
    _ arguments: ParsedArguments,
    of scene: StageScene
  ) throws(ToolError) -> SceneRunOptions.ViewModifiers? {
    guard let string = arguments.values["modifiers"] else {
      if arguments.has("view") { throw .usage("--view says whose --modifiers they are; give both") }
      return nil
    }
    guard let edited = scene.editedView else {
      throw .usage("\(SceneRunError.noModifiers(scene: scene.name))")
    }
    if let text = CheckCommand.report(string, kind: .modifiers).diagnostics {
      throw .diagnostics(text)
    }
    return SceneRunOptions.ViewModifiers(view: arguments.values["view"] ?? edited, string: string)
  }
}
