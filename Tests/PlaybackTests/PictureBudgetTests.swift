import CoreGraphics
import Playback
import Scenes
import Testing

@Suite("What is too large is refused before it is made") struct PictureBudgetTests {
  private func options(_ device: String, _ scale: CGFloat) throws -> SceneRunOptions {
    SceneRunOptions(device: try #require(StageDevice(device)), scale: scale)
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a frame`() throws {
    let renderer = SceneRenderer(scene: .cityGuide, options: try options("4096x4096", 8))
    let text = message { _ = try renderer.frame(of: .push, at: 0.1) }
    #expect(
      text == "pictures of 4096x4096 at a scale of 8 are more than 67 million pixels;"
        + " choose a smaller --device or --scale"
    )
    #expect(message { _ = try renderer.displayList(of: .push, at: 0.1) } == text)
  }

  @Test func `a filmstrip`() throws {
    let renderer = SceneRenderer(scene: .cityGuide, options: try options("2048x2048", 2))
    let text = message { _ = try renderer.filmstrip(of: .push, frames: 60) }
    #expect(
      text == "60 frames of 2048x2048 at a scale of 2 are more than 268 million pixels;"
        + " choose a smaller --device or --scale, or fewer frames"
    )
  }

  @Test func `a trace`() throws {
    let tracer = SceneTracer(scene: .trips, options: try options("4096x4096", 8))
    #expect(message { _ = try tracer.trace(.push, step: 0.1) }?.contains("67 million") == true)
  }
}
