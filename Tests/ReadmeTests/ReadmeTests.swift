import Foundation
import Playback
import Testing
import UIKit

@Suite struct ReadmeTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `given the example of the README, then it is the one that is compiled here`() throws {
    let source = try text("Tests/ReadmeTests/HelloScene.swift")
    #expect(try text("README.md").contains("```swift\n\(source)```"))
  }

  @Test func `given the app of the README, then it is the one that is compiled here`() throws {
    // Tests have an entry point of their own, so that the app's is left out of what is compiled.
    let source = try text("Tests/ReadmeTests/AppDelegate.swift")
      .replacingOccurrences(of: "final class", with: "@main\nfinal class")
    #expect(try text("README.md").contains("```swift\n\(source)```"))
  }

  @Test func `given the app, when launched, then its window shows its screen`() {
    let world = World(clock: .manual())
    world.perform {
      let delegate = AppDelegate()
      UIApplication.shared.launch(with: delegate)
      #expect(delegate.window?.isKeyWindow == true)
      #expect(delegate.window?.rootViewController?.view.backgroundColor == .systemTeal)
    }
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
