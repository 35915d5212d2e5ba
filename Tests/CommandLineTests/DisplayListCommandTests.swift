import Compositor
import Foundation
import Playback
import Scenes
import Testing

@testable import stagecraft

@Suite("trace --display-list") struct DisplayListCommandTests {
  private func message(_ words: [String]) -> String? {
    do throws(ToolError) {
      try TraceCommand.run(words[...])
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `given a time in a scene without transitions, then it says that it has none`() {
    let text = message(["gallery-layers", "--display-list", "--at", "0.5"])
    #expect(text?.contains("no transition") == true)
  }

  @Test func `given a time without a display list, then it says what is missing`() {
    let text = message(["reveal", "--trigger", "push", "--at", "0.5"])
    #expect(text?.contains("--display-list") == true)
  }

  @Test func `given options of a trace, then they are refused`() {
    let text = message(["reveal", "--display-list", "--step", "0.5"])
    #expect(text?.contains("--step") == true)
  }

  @Test func `a frame in between is another one than the frame at rest`() throws {
    let renderer = SceneRenderer(scene: .reveal, options: SceneRunOptions(scale: 1))
    let rest = try renderer.displayList(of: nil, at: 0).description
    let between = try renderer.displayList(of: .push, at: 0.3).description
    #expect(rest != between)
    #expect(between == (try renderer.displayList(of: .push, at: 0.3).description))
    #expect(rest.hasPrefix("display list 375x812 px, 1 px per point\n"))
  }
}
