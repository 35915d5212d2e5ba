import Foundation
import Playback
import Testing

@Suite struct ReadmeTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  @Test func `given the example of the README, then it is the one that is compiled here`() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appendingPathComponent("Tests/ReadmeTests/HelloScene.swift"),
      encoding: .utf8
    )
    #expect(readme.contains("```swift\n\(source)```"))
  }

  @Test func `given the example, when pushed, then the dot arrives as the square`() throws {
    let tracer = SceneTracer(scene: .hello, options: SceneRunOptions(scale: 1))
    let trace = try tracer.trace(.push, step: 1.0 / 30)
    #expect(trace.final.completed == 1)
    let square = try #require(trace.final.views.first { $0.name == "square" })
    #expect(square.frame == [120, 500, 200, 200])
    #expect(square.inWindow)
    #expect(trace.duration > 0.1)
  }
}
