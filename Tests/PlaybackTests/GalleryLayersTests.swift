import CoreGraphics
import Foundation
import Playback
import Scenes
import Testing
import UIKit

/// The sheet of all layer features.
@Suite("Gallery of layers") struct GalleryLayersTests {
  private func picture(threads: Int) throws -> CGImage {
    let canvas = try #require(StageScene.galleryLayers.canvas)
    var options = SceneRunOptions(device: StageDevice(size: canvas), scale: 1)
    options.threads = threads
    return try SceneRenderer(scene: .galleryLayers, options: options).frame(of: nil, at: 0)
  }

  @Test func `its file is the same over two runs and with one, two and four threads`() throws {
    let first = try ImageFile.pngData(picture(threads: 1))
    #expect(try ImageFile.pngData(picture(threads: 1)) == first)
    #expect(try ImageFile.pngData(picture(threads: 2)) == first)
    #expect(try ImageFile.pngData(picture(threads: 4)) == first)
    let canvas = try #require(StageScene.galleryLayers.canvas)
    #expect(try picture(threads: 1).width == Int(canvas.width))
  }

  @Test func `it shows nothing that is not supported`() throws {
    var issues: [String] = []
    let canvas = try #require(StageScene.galleryLayers.canvas)
    var options = SceneRunOptions(device: StageDevice(size: canvas), scale: 1)
    options.report = { issues.append("\($0.context): \($0.message)") }
    let run = try SceneRun(scene: .galleryLayers, options: options)
    _ = run.displayList()
    #expect(issues.isEmpty, "\(issues)")
  }

  @Test func `the sheet ends a margin below its last row`() throws {
    let image = try picture(threads: 1)
    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { image.pixels[$0, y] != image.pixels[0, 0] }
    }
    let last = try #require(rows.last)
    #expect((20...60).contains(image.height - last), "\(image.height - last)")
  }

  @Test func `its frozen animations ask for no further frame`() throws {
    let run = try SceneRun(scene: .galleryLayers, options: SceneRunOptions(scale: 1))
    #expect(!run.world.needsFrame)
    #expect(run.world.nextDeadline == nil)
  }

  @Test func `on a phone its cells stand below one another and can be scrolled to`() throws {
    let run = try SceneRun(scene: .galleryLayers, options: SceneRunOptions(scale: 1))
    let scroll = try #require(
      run.stage.rootViewController.view.subviews.compactMap { $0 as? UIScrollView }.first
    )
    #expect(scroll.contentSize.width == 375)
    #expect(scroll.contentSize.height > 3000)
  }

  @Test func `a scene without triggers says so when one is asked for`() throws {
    let run = try SceneRun(scene: .galleryLayers, options: SceneRunOptions(scale: 1))
    #expect(throws: SceneRunError.noTrigger(scene: "gallery-layers", trigger: "push", allowed: []))
    { try run.start(.push) }
  }
}
