import Playback
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite("Clicks on the stage") struct StageClickTests {
  private func center(_ bench: ChromeBench, _ y: CGFloat = 400) -> CGPoint {
    let layout = PlaygroundLayout(
      size: PlaygroundLayout.standardSize,
      device: bench.controller.stage.device.size
    )
    return CGPoint(x: layout.screen.midX, y: layout.screen.minY + y * layout.stageScale)
  }

  @Test(arguments: [false, true])
  func `one that meets nothing triggers, unless clicks are the scene's alone`(isAlone: Bool) {
    var screen = TouchScreen()
    let bench = ChromeBench(scene: TouchScreen.scene(takesEveryClick: isAlone) { screen = $0 })
    bench.click(center(bench))
    #expect(screen.begun.count == 1)
    #expect(screen.triggers == (isAlone ? 0 : 1))
    // The keys are the window's in any case.
    bench.press(.keyboardSpacebar)
    #expect(screen.triggers == 1)
  }

  @Test func `in Trips no dead area pushes or pops, and the window's buttons do`() throws {
    let bench = ChromeBench(scene: .trips)
    let tabs = try #require(
      bench.controller.stage.window.rootViewController as? UITabBarController
    )
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let view = try #require(stack.topViewController?.view)
    #expect(view.bounds.height > 400)
    bench.click(center(bench, 30))
    bench.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
    bench.press(.keyboardR)
    bench.advance(by: 1)
    let now = bench.controller.stage.window.rootViewController as? UITabBarController
    let replayed = try #require(now?.selectedViewController as? UINavigationController)
    #expect(replayed.viewControllers.count == 2)
    bench.click(center(bench, 700))
    bench.advance(by: 1)
    #expect(replayed.viewControllers.count == 2)
  }

  @Test func `while a transition runs they turn it around, and the bar below follows`() throws {
    let bench = ChromeBench()
    bench.click(center(bench, 150))
    bench.advance(by: 0.5)
    let there = try seconds(bench)
    #expect(abs(there - 0.5) < 0.05)
    bench.click(center(bench, 150))
    bench.advance(by: 0.2)
    #expect(abs(try seconds(bench) - (there - 0.2)) < 0.04)
    bench.advance(by: 0.2)
    #expect(abs(try seconds(bench) - (there - 0.4)) < 0.04)
    bench.advance(by: 0.5)
    #expect(try seconds(bench) == 0)
    #expect(!bench.controller.stage.isTransitioning)
    #expect(!bench.controller.stage.showsSecondScreen)
  }

  @Test func `while a finger holds the way back in an app, the bar follows it`() throws {
    let bench = ChromeBench(scene: .trips)
    bench.press(.keyboardR)
    bench.advance(by: 2)
    let stage = bench.controller.stage
    let touches = StageTouches(on: stage)
    touches.begin([.mirrored: CGPoint(x: 1, y: 400)])
    for x in stride(from: CGFloat(20), through: 188, by: 24) {
      touches.change([.mirrored: CGPoint(x: x, y: 400)], to: .moved)
      bench.advance(by: 1.0 / 60)
    }
    let held = try #require(stage.position)
    #expect(stage.expectedDuration > 0.2)
    #expect(abs(held / stage.expectedDuration - 0.5) < 0.1)
    #expect(abs(try seconds(bench) - held) < 0.02)
  }

  /// What the bar below the stage shows of the transition's time.
  private func seconds(_ bench: ChromeBench) throws -> Double {
    let labels = bench.all(TransportBar.self).flatMap(\.subviews).compactMap { $0 as? UILabel }
    let text = try #require(labels.compactMap(\.text).first { $0.hasSuffix(" s") })
    return try #require(Double(text.dropLast(2)))
  }

  @Test(arguments: ["trips", "reveal", "shopping-cart"])
  func `a scene without Hero says plainly what runs`(name: String) throws {
    let scene = try #require(StageScene.named(name))
    let bench = ChromeBench(scene: scene)
    let text = bench.all(UILabel.self).compactMap { $0.attributedText?.string ?? $0.text }
      .first { $0.contains(scene.title) && $0.contains("City Guide") }
    let runs = try #require(scene.animation)
    #expect(text?.contains("\(runs). The modifiers are Hero's: try them in City Guide.") == true)
  }
}
