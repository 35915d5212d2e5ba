import Foundation
import Playback
import Playground
import QuartzCore
import SDLHost
import Scenes
import UIKit

/// `stagecraft` alone: opens the window.
enum WindowCommand {
  static let command = Tool.Command(
    name: "window",
    usage: "stagecraft [--scene SCENE | --replay FILE] [--scale 1|1.5|2] [--frame-log FILE]",
    summary: "Open the window. This is what happens without a command.",
    run: run
  )

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: ["scene", "replay", "scale", "frame-log"],
      flags: [],
      command: "window"
    )
    if let word = parsed.words.first {
      throw .usage("the window takes no words, not “\(word)”; --scene chooses a scene")
    }
    let names = StageScene.all.map(\.name)
    let name = try parsed.word("scene", from: names)
    var scene = name.flatMap { StageScene.named($0) } ?? .cityGuide
    if let path = parsed.values["replay"] {
      guard name == nil else { throw .usage("--replay makes a scene of its own, without --scene") }
      scene = .playing(try ReplayCommand.script(at: path), title: "Replay")
    }
    let scale = try parsed.word("scale", from: ["1", "1.5", "2"]).flatMap(Double.init) ?? 1
    do {
      let configuration = WindowConfiguration(
        title: "Stagecraft",
        scale: scale,
        frameLog: parsed.values["frame-log"]
      )
      let host = try WindowHost(configuration)
      let window = PlaygroundWindow(scene: scene, size: host.size, scale: scale)
      window.printIssues()
      host.run(window)
    } catch {
      throw .output("\(error.message) \(error.hint)")
    }
  }
}
