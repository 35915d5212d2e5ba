import Compositor
import CoreGraphics
import TestSupport
import Testing

@Suite("Golden pictures") @MainActor struct GoldenTests {
  private let golden = Golden()

  @Test(arguments: RasterScene.allCases)
  func `given a display list, when drawn, then the picture is the kept one`(
    scene: RasterScene
  ) throws {
    try golden.check(LayerImages.render(scene.list), "list-\(scene.rawValue)")
  }

  @Test(arguments: LayerScene.allCases)
  func `given a layer tree, when drawn, then the picture is the kept one`(
    scene: LayerScene
  ) throws {
    let isText = scene == .text
    try golden.check(
      LayerImages.render(scene.list()),
      "layers-\(scene.rawValue)",
      tolerance: isText ? 2 : 0
    )
  }

  @Test func `given the kept pictures, when counted, then each belongs to a scene`() {
    let lists = RasterScene.allCases.map { "list-\($0.rawValue)" }
    let layers = LayerScene.allCases.map { "layers-\($0.rawValue)" }
    #expect(golden.names == Set(lists + layers))
  }
}
