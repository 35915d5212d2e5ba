import CoreGraphics
import Foundation
import Playback
import Scenes
import Testing

#if canImport(Glibc)
import Glibc
#endif

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

  @Test func `what there is no memory for is told, and is no trap`() async {
    await #expect(processExitsWith: .success) {
      // As much memory as the process has now, and beside it too little for sixty frames.
      let statistics = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(statistics.split(separator: " ").first.flatMap { UInt($0) })
      let bytes = rlim_t(pages) * 4096 + 500 << 20
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      await MainActor.run {
        let renderer = SceneRenderer(scene: .cityGuide, options: SceneRunOptions(scale: 3))
        do {
          _ = try renderer.filmstrip(of: .push, frames: 60)
          Issue.record("there was memory")
        } catch {
          #expect("\(error)".contains("there is no memory for 60 frames of 375x812"))
        }
      }
    }
  }
}
