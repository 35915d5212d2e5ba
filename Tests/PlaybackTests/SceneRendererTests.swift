import CoreGraphics
import Playback
import QuartzCore
import Scenes
import Testing

@Suite struct SceneRendererTests {
  @Test(arguments: ["city-guide", "reveal", "shopping-cart"])
  func `given any scene, when rendered twice, then every pixel is the same`(name: String) throws {
    let scene = try #require(StageScene.named(name))
    let trigger = try #require(scene.triggers.first)
    let renderer = SceneRenderer(scene: scene, options: SceneRunOptions(scale: 0.5))
    let first = try renderer.frame(of: trigger, at: 0.2)
    let second = try renderer.frame(of: trigger, at: 0.2)
    #expect(pixels(first) == pixels(second))
    #expect(Set(pixels(first)).count > 50)
  }

  @Test func `given the end of the reveal, then every pixel is the page at rest`() throws {
    let options = SceneRunOptions(scale: 0.5)
    let end = try SceneRenderer(scene: .reveal, options: options).frame(of: .push, at: 2)
    let run = try SceneRun(scene: .reveal, options: options)
    try run.start(.push)
    try run.finish(.push)
    #expect(pixels(end) == pixels(run.picture()))
  }

  @Test(arguments: ["city-guide", "reveal", "shopping-cart"])
  func `given any scene, when it went there and back, then every pixel is as before`(
    name: String
  ) throws {
    let scene = try #require(StageScene.named(name))
    for back in scene.triggers where !back.isForward {
      let run = try SceneRun(scene: scene, options: SceneRunOptions(scale: 0.5))
      let before = pixels(run.picture())
      try run.start(back)
      try run.finish(back)
      #expect(pixels(run.picture()) == before, "\(back)")
      #expect(run.world.issues.isEmpty)
    }
  }

  @Test func `given another modifier string, then the frame in between is another one`() throws {
    let plain = SceneRenderer(scene: .cityGuide, options: SceneRunOptions(scale: 0.5))
    let turned = SceneRenderer(
      scene: .cityGuide,
      options: SceneRunOptions(
        scale: 0.5,
        modifiers: SceneRunOptions.ViewModifiers(view: "photo", string: "rotate(0.5) duration(0.6)")
      )
    )
    let first = try plain.frame(of: .push, at: 0.1)
    #expect(pixels(first) != pixels(try turned.frame(of: .push, at: 0.1)))
  }

  @Test func `given a plugin, when switched on, then it is visible`() throws {
    let off = SceneRenderer(scene: .cityGuide, options: SceneRunOptions(scale: 0.5))
    let on = SceneRenderer(
      scene: .cityGuide,
      options: SceneRunOptions(scale: 0.5, pluginIsOn: true)
    )
    let frame = try off.frame(of: .push, at: 0.3)
    #expect(pixels(frame) != pixels(try on.frame(of: .push, at: 0.3)))
  }

  @Test func `given a name that no view has, then the names that exist are listed`() throws {
    let options = SceneRunOptions(
      scale: 0.5,
      modifiers: SceneRunOptions.ViewModifiers(view: "foto", string: "fade")
    )
    let renderer = SceneRenderer(scene: .cityGuide, options: options)
    do {
      _ = try renderer.frame(of: .push, at: 0)
      Issue.record("the name was accepted")
    } catch {
      #expect("\(error)".contains("no view is called “foto”"))
      #expect("\(error)".contains("photo"))
    }
  }

  private func pixels(_ image: CGImage) -> [UInt32] {
    let buffer = image.pixels
    return (0..<buffer.height).flatMap { y in
      let row = buffer.base + y * (buffer.bytesPerRow / 4)
      return (0..<buffer.width).map { row[$0] }
    }
  }
}
