import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct StageReplayTests {
  @Test(arguments: ["city-guide", "reveal", "trips"])
  func `given a scene at its end, when it is replayed, then the next frame is the first that moves`(
    name: String
  ) throws {
    let world = World(clock: .manual(at: 100))
    let scene = try #require(StageScene.named(name))
    let stage = StageController(scene: scene, device: .standard, world: world)
    world.tick()
    stage.perform(.push)
    world.advance(by: 3, step: 1.0 / 120)
    #expect(!stage.isTransitioning)
    stage.replay(.push)
    #expect(stage.isTransitioning)
    #expect(isAnimated(stage.window.layer))
    world.advance(by: 3, step: 1.0 / 120)
    #expect(!stage.isTransitioning)
    #expect(stage.showsSecondScreen)
  }

  private func isAnimated(_ layer: CALayer) -> Bool {
    !layer.attachedAnimations.isEmpty || layer.childLayers.contains(where: isAnimated)
  }
}
