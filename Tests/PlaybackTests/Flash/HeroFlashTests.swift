import Hero
import Playback
import Testing
import UIKit

@Suite("No default animation of Hero flashes") struct HeroFlashTests {
  /// Every default animation that moves something, in every direction.
  private nonisolated static let animations: [HeroDefaultAnimationType] = {
    let ways: [HeroDefaultAnimationType.Direction] = [.left, .right, .up, .down]
    let moving = ways.flatMap { way -> [HeroDefaultAnimationType] in
      [
        .push(direction: way), .pull(direction: way), .cover(direction: way),
        .uncover(direction: way), .slide(direction: way), .zoomSlide(direction: way),
        .pageIn(direction: way), .pageOut(direction: way),
      ]
    }
    let others: [HeroDefaultAnimationType] = [
      .auto, .fade, .zoom, .zoomOut, .selectBy(presenting: .zoom, dismissing: .zoomOut),
    ]
    return others + moving
  }()

  private func check(
    _ scene: StageScene,
    _ triggers: [SceneTrigger],
    leavingOut cover: CGRect = .null
  ) throws {
    for trigger in triggers {
      let run = try FlashRun(scene, trigger, leavingOut: cover)
      #expect(run.startDifference == nil, "first frame of \(trigger.rawValue)")
      #expect(run.endDifference == nil, "last frame of \(trigger.rawValue)")
    }
  }

  @Test(arguments: animations)
  func `in a stack, forwards and backwards`(animation: HeroDefaultAnimationType) throws {
    try check(FlashScreen.scene(animation), [.push, .pop])
  }

  @Test(arguments: animations)
  func `in a presentation, forwards and backwards`(animation: HeroDefaultAnimationType) throws {
    try check(FlashScreen.scene(animation), [.present, .dismiss])
  }

  @Test(arguments: [.auto, .fade, .zoom, .slide(direction: .left)] as [HeroDefaultAnimationType])
  func `between tabs, there and back`(animation: HeroDefaultAnimationType) throws {
    // The bar marks the new tab at once, before the screens move.
    let bar = CGRect(x: 0, y: 729, width: 375, height: 83)
    try check(FlashScreen.tabs(animation), [.push, .pop], leavingOut: bar)
  }
}
