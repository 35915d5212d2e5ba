import CoreGraphics
import Hero
import Playback
import Scenes
import Testing
import UIKit

@Suite("A transition of Hero's that is turned around goes its own way back") struct HeroTurnTests {
  private nonisolated static let ways = SceneTrigger.allCases.flatMap { trigger in
    [0.1, 0.5, 0.8, 0.97].map { (trigger, $0) }
  }

  @Test(arguments: ways)
  func `all views in step, at the same speed`(trigger: SceneTrigger, part: Double) throws {
    let turn = try TurnRun(.cityGuide, trigger)
    let middle = Int(Double(turn.frameCount) * part)
    turn.expectWay(from: 0, to: middle)
    turn.turn()
    #expect(turn.run.completions == 0)
    turn.expectWay(from: middle, to: 1)
    #expect(turn.run.completions == 0)
    turn.run.world.advance(by: 1.0 / 60)
    #expect(turn.run.completions == 1)
    try turn.run.finish(trigger)
    let root = try #require(turn.run.window.rootViewController as? UINavigationController)
    let isBack = root.presentedViewController == nil && root.viewControllers.count == 1
    #expect(isBack == trigger.isForward)
  }

  @Test(arguments: SceneTrigger.allCases)
  func `and when it is turned around twice, goes on as if nothing were`(
    trigger: SceneTrigger
  ) throws {
    let turn = try TurnRun(.cityGuide, trigger)
    let (late, early) = (turn.frameCount * 8 / 10, turn.frameCount * 3 / 10)
    turn.expectWay(from: 0, to: late)
    turn.turn()
    turn.expectWay(from: late, to: early)
    turn.turn()
    turn.expectWay(from: early, to: turn.frameCount - 1)
    #expect(turn.progress > 0.95)
    turn.run.world.advance(by: 1.0 / 60)
    #expect(turn.run.completions == 1)
    try turn.run.finish(trigger)
    let root = try #require(turn.run.window.rootViewController as? UINavigationController)
    let isThere = root.presentedViewController != nil || root.viewControllers.count == 2
    #expect(isThere == trigger.isForward)
  }

  @Test(arguments: SceneTrigger.allCases)
  func `and its last frame is the picture at rest`(trigger: SceneTrigger) throws {
    let run = try SceneRun(scene: .cityGuide, options: SceneRunOptions(scale: 1))
    var before: CGImage?
    try run.start(trigger) { before = run.picture() }
    run.advance(to: 0.3)
    run.world.perform { Hero.shared.reverse() }
    var last = run.picture()
    for _ in 0..<240 where run.completions == 0 {
      run.world.advance(by: 1.0 / 120)
      last = run.picture()
    }
    #expect(FlashRun.difference(last.pixels, try #require(before).pixels) == nil)
    try run.finish(trigger)
    #expect(FlashRun.difference(run.picture().pixels, try #require(before).pixels) == nil)
  }

  @Test(arguments: [SceneTrigger.push, .pop])
  func `and the bar above goes with it`(trigger: SceneTrigger) throws {
    let turn = try TurnRun(FlashScreen.scene(.push(direction: .left)), trigger)
    let middle = turn.frameCount * 7 / 10
    turn.expectWay(from: 0, to: middle)
    turn.turn()
    turn.expectWay(from: middle, to: 1)
  }
}
