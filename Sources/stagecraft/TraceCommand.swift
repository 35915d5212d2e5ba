import Compositor
import Foundation
import Playback

/// `stagecraft trace`: the callbacks, the values of every animated property, and what is left afterwards.
enum TraceCommand {
  static let command = Tool.Command(
    name: "trace",
    usage: "stagecraft trace SCENE --trigger T [--step SECONDS]"
      + " [--interactive P1,P2,… --end finish|cancel | --cancel-at P] [--json]\n"
      + "  stagecraft trace SCENE --display-list [--trigger T [--at SECONDS]] [--json]\n"
      + "  both with [--modifiers STRING] [--view NAME] [--plugin on|off] [--device WxH] [--scale N]",
    summary: "Print what a transition does, as a table or as one JSON object; or what is drawn of a"
      + " frame.",
    run: run
  )

  static func run(_ arguments: ArraySlice<String>) throws(ToolError) {
    let parsed = try ParsedArguments(
      arguments,
      options: SceneArguments.optionNames + ["step", "interactive", "end", "cancel-at", "at"],
      flags: ["json", "display-list"],
      command: "trace"
    )
    let request = try SceneArguments(parsed, command: "trace")
    if parsed.has("display-list") { return try printDisplayList(request, parsed) }
    guard !parsed.has("at") else { throw .usage("--at is the time of a --display-list; give both") }
    guard !request.scene.triggers.isEmpty else {
      throw .usage("\(request.scene.name) has no transition to trace")
    }
    guard let trigger = request.trigger else {
      let allowed = request.scene.triggers.map(\.rawValue).joined(separator: ", ")
      throw .usage("trace needs --trigger: \(allowed)")
    }
    let step = try parsed.number("step", in: 0.0001...10, unit: "seconds") ?? 1.0 / 60
    let script = try script(parsed)
    let trace: Trace
    do {
      let tracer = SceneTracer(scene: request.scene, options: request.options)
      trace = try tracer.trace(trigger, step: step, interaction: script)
    } catch {
      throw .usage("\(error)")
    }
    try StandardOutput.write(parsed.has("json") ? JSONText.of(trace) : TraceTable.text(of: trace))
  }

  /// Prints what is drawn at rest, or at a time of a transition.
  private static func printDisplayList(
    _ request: SceneArguments,
    _ parsed: ParsedArguments
  ) throws(ToolError) {
    for option in ["step", "interactive", "end", "cancel-at"] where parsed.has(option) {
      throw .usage("--display-list shows one frame, so --\(option) has no meaning with it")
    }
    let time = try parsed.number("at", in: 0...3600, unit: "seconds")
    let trigger = request.trigger ?? (time == nil ? nil : request.scene.triggers.first)
    guard time == nil || trigger != nil else {
      throw .usage("\(request.scene.name) has no transition, so --at has no meaning")
    }
    let list: DisplayList
    do {
      let renderer = SceneRenderer(scene: request.scene, options: request.options)
      list = try renderer.displayList(of: trigger, at: time ?? 0)
    } catch {
      throw .usage("\(error)")
    }
    try StandardOutput.write(parsed.has("json") ? JSONText.of(list) : list.description + "\n")
  }

  private static func script(_ parsed: ParsedArguments) throws(ToolError) -> InteractionScript? {
    if let point = try parsed.number("cancel-at", in: 0...1) {
      guard !parsed.has("interactive"), !parsed.has("end") else {
        throw .usage("--cancel-at stands alone, without --interactive and --end")
      }
      return .cancelled(at: point)
    }
    let end = try parsed.word("end", from: InteractionScript.End.allCases.map(\.rawValue))
    guard let list = parsed.values["interactive"] else {
      guard end == nil else { throw .usage("--end says how --interactive ends; give both") }
      return nil
    }
    var progress: [CGFloat] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = ParsedArguments.decimal(String(word)), (0...1).contains(value) else {
        throw .usage(
          "--interactive holds “\(word)”; it must be numbers from 0 to 1 with commas between"
        )
      }
      progress.append(value)
    }
    guard let end, let last = InteractionScript.End(rawValue: end) else {
      throw .usage("--interactive needs --end finish or --end cancel")
    }
    return InteractionScript(progress: progress, end: last)
  }
}
