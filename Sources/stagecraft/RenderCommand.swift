import Foundation
import Playback

/// `stagecraft render`: one picture of a scene at a time, or a filmstrip of its transition.
enum RenderCommand {
  static let command = Tool.Command(
    name: "render",
    usage:
      "stagecraft render SCENE [--trigger push|pop|present|dismiss] [--modifiers STRING] [--view NAME]"
      + " [--plugin on|off] [--device WxH] [--scale N] [--threads N] (--at SECONDS | --filmstrip N)"
      + " --out FILE.png",
    summary:
      "Render a frame of a transition, or a filmstrip of N equal times with both ends; a scene"
      + " without triggers needs neither.",
    run: run
  )

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: SceneArguments.optionNames + ["at", "filmstrip", "threads", "out"],
      flags: [],
      command: "render"
    )
    let request = try SceneArguments(parsed, command: "render")
    guard let path = parsed.values["out"], !path.isEmpty else {
      throw .usage("render needs --out FILE.png, or --out - for standard output")
    }
    let at = try parsed.number("at", in: 0...3600, unit: "seconds")
    let frames = try parsed.count("filmstrip", in: 2...60, unit: "frames")
    guard (at == nil) != (frames == nil) || request.scene.triggers.isEmpty else {
      throw .usage("render needs either --at SECONDS or --filmstrip N")
    }
    let trigger = request.trigger ?? request.scene.triggers.first
    guard frames == nil || trigger != nil else {
      throw .usage("\(request.scene.name) has no transition to make a filmstrip of")
    }
    var options = request.options
    options.threads = try parsed.count("threads", in: 1...64, unit: "threads") ?? 1
    do {
      let renderer = SceneRenderer(scene: request.scene, options: options)
      let image =
        if let frames, let trigger {
          try renderer.filmstrip(of: trigger, frames: frames)
        } else {
          try renderer.frame(of: trigger, at: at ?? 0)
        }
      if path == "-" {
        try StandardOutput.write(bytes: try PictureFile.data(of: image))
      } else {
        try PictureFile.write(image, to: path)
      }
    } catch let error as ToolError {
      throw error
    } catch let error as SceneRunError {
      throw .usage("\(error)")
    } catch {
      throw .output("\(error)")
    }
  }
}
