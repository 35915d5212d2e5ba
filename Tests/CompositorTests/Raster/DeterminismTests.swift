import Compositor
import CoreGraphics
import Testing

@Suite("Determinism") @MainActor struct DeterminismTests {
  private func draw(_ list: DisplayList, threads: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: list.width, height: list.height)
    Renderer(threads: threads).render(list, into: buffer)
    return buffer
  }

  @Test(arguments: RasterScene.allCases)
  func `given a list, when drawn by one thread and by two, then pixels are identical`(
    scene: RasterScene
  ) {
    #expect(draw(scene.list, threads: 1) == draw(scene.list, threads: 2))
  }

  @Test(arguments: LayerScene.allCases)
  func `given a tree, when drawn twice, then pixels are identical`(scene: LayerScene) {
    #expect(draw(scene.list(), threads: 2) == draw(scene.list(), threads: 1))
  }

  @Test func `given a used renderer, when it draws another list, then nothing is left over`() {
    let renderer = Renderer(threads: 1)
    let list = RasterScene.acrossTiles.list
    let buffer = PixelBuffer(width: list.width, height: list.height)
    for scene in RasterScene.allCases { renderer.render(scene.list, into: buffer) }
    renderer.render(list, into: buffer)
    #expect(buffer == draw(list, threads: 1))
  }

  @Test func `given a picture, when moved by whole pixels, then tiles leave no seam`() {
    var list = RasterScene.acrossTiles.list
    (list.width, list.height) = (420, 300)
    let first = draw(list, threads: 1)
    let (dx, dy) = (57, 41)
    let offset = Homography(scale: 1, translation: CGPoint(x: dx, y: dy))
    list.items = list.items.map { item in
      guard case .fill(var fill) = item else { return item }
      fill.transform = fill.transform.concatenating(offset)
      return .fill(fill)
    }
    let second = draw(list, threads: 1)
    var largest = 0
    for y in 0..<150 {
      for x in 0..<300 {
        for shift: UInt32 in [0, 8, 16, 24] {
          let left = Int(first[x, y] >> shift & 255)
          let right = Int(second[x + dx, y + dy] >> shift & 255)
          largest = max(largest, abs(left - right))
        }
      }
    }
    #expect(largest <= 2, "off by \(largest)")
  }
}
