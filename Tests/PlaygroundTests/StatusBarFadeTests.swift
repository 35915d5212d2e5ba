import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct StatusBarFadeTests {
  private let dark = StatusBarAppearance(style: .default)
  private let light = StatusBarAppearance(style: .lightContent)

  @Test func `given a new look, then it is reached in a quarter of a second`() {
    var fade = StatusBarFade(dark)
    #expect(!fade.isChanging(at: 3))
    fade.head(for: light, at: 10)
    #expect(fade.look(at: 10).lightness == 0)
    #expect(abs(fade.look(at: 10.125).lightness - 0.5) < 1e-9)
    #expect(fade.isChanging(at: 10.2))
    #expect(fade.look(at: 10.25).lightness == 1)
    #expect(!fade.isChanging(at: 10.25))
  }

  @Test func `given a transition, then the change takes as long`() {
    var fade = StatusBarFade(dark)
    fade.head(for: light, at: 10, over: 2)
    #expect(abs(fade.look(at: 11).lightness - 0.5) < 1e-9)
    #expect(!fade.isChanging(at: 12))
  }

  @Test func `given a change of mind on the way, then it turns around without a jump`() {
    var fade = StatusBarFade(dark)
    fade.head(for: light, at: 10)
    fade.head(for: dark, at: 10.1)
    #expect(abs(fade.look(at: 10.1).lightness - 0.4) < 1e-9)
    #expect(fade.look(at: 11).lightness == 0)
  }

  @Test func `given the look that it heads for already, then nothing starts anew`() {
    var fade = StatusBarFade(dark)
    fade.head(for: light, at: 10)
    let before = fade
    fade.head(for: light, at: 10.2)
    #expect(fade == before)
  }

  @Test func `given a hidden bar, then it fades out`() {
    var fade = StatusBarFade(light)
    fade.head(for: StatusBarAppearance(style: .lightContent, isHidden: true), at: 1)
    #expect(fade.look(at: 2).opacity == 0)
  }

  @Test func `given a dark screen, then the stage's bar is light, and dark on the page behind`()
    throws
  {
    let scene = try #require(StageScene.named("reveal"))
    let world = World(clock: .manual(at: 100))
    let stage = StageController(scene: scene, device: .standard, world: world)
    world.tick()
    #expect(stage.statusBar.style == .lightContent)
    stage.perform(.push)
    world.advance(by: 3, step: 1.0 / 60)
    #expect(stage.statusBar.style == .default)
    stage.perform(.pop)
    world.advance(by: 3, step: 1.0 / 60)
    #expect(stage.statusBar.style == .lightContent)
  }
}
