import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct StageReleaseTests {
  @Test(arguments: ["city-guide", "reveal", "shopping-cart"])
  func `given a scene that ran forward, when it is loaded anew, then it is released`(
    name: String
  ) throws {
    let scene = try #require(StageScene.named(name))
    let world = World(clock: .manual(at: 100))
    let stage = StageController(scene: scene, device: .standard, world: world)
    world.tick()
    weak let window: UIWindow? = stage.window
    weak let root: UIViewController? = stage.window.rootViewController
    stage.perform(scene.triggers[0])
    world.advance(by: 3, step: 1.0 / 60)
    stage.load(scene)
    world.advance(by: 1, step: 1.0 / 60)
    #expect(window == nil)
    #expect(root == nil)
  }
}
