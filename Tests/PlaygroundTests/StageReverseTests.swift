import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct StageReverseTests {
  private struct RevealStage {
    let world = World(clock: .manual(at: 100))
    let stage: StageController

    init() throws {
      stage = StageController(
        scene: try #require(StageScene.named("reveal")),
        device: .standard,
        world: world
      )
      world.tick()
      stage.perform(.push)
      run(3)
    }

    func run(_ seconds: TimeInterval) {
      world.advance(by: seconds, step: 1.0 / 120)
    }

    /// Swipes from the left edge to a part of the width, and lets go there after a rest.
    func swipe(to progress: CGFloat) {
      let width = stage.window.bounds.width
      let touches = StageTouches(on: stage)
      touches.begin([.mirrored: CGPoint(x: 1, y: 400)])
      for step in 1...20 {
        run(1.0 / 60)
        let x = 1 + width * progress * CGFloat(step) / 20
        touches.change([.mirrored: CGPoint(x: x, y: 400)], to: .moved)
      }
      run(0.5)
      touches.change([.mirrored: CGPoint(x: 1 + width * progress, y: 400)], to: .ended)
      run(0.05)
    }

    var screens: Int {
      (stage.window.rootViewController as? UINavigationController)?.viewControllers.count ?? 0
    }
  }

  @Test(arguments: [(0.8, 2), (0.3, 1)])
  func `given a swipe that was let go, when the stage is clicked, then it turns around`(
    progress: Double,
    screens: Int
  ) throws {
    let reveal = try RevealStage()
    reveal.swipe(to: progress)
    #expect(reveal.stage.isTransitioning)
    #expect(reveal.stage.reverse())
    reveal.run(3)
    #expect(!reveal.stage.isTransitioning)
    #expect(reveal.screens == screens)
    #expect(reveal.world.issues.isEmpty)
  }

  @Test func `given an animator that nobody drives, when the stage is clicked, then it runs on`()
    throws
  {
    let reveal = try RevealStage()
    reveal.stage.perform(.pop)
    reveal.run(0.1)
    #expect(!reveal.stage.reverse())
    reveal.run(3)
    #expect(reveal.screens == 1)
  }
}
