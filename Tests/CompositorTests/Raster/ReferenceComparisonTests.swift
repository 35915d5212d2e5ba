import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Pixels against a slow reference") struct ReferenceComparisonTests {
  @Test(arguments: RasterScene.allCases)
  func `given a scene, when drawn, then pixels are near the mean of many points`(
    scene: RasterScene
  ) throws {
    let list = scene.list
    let buffer = PixelBuffer(width: list.width, height: list.height)
    Renderer(threads: 1).render(list, into: buffer)
    let expected = ReferenceRenderer(list).render()
    let comparison = PixelComparison(buffer, expected)
    // Edges: the analytic coverage of a straight edge is off the exact area by up to a tenth where two edges
    // meet in one pixel; everywhere else only rounding is left.
    #expect(comparison.mean < 0.6, "\(scene): mean \(comparison.mean)")
    #expect(comparison.part(above: 3) < 0.04, "\(scene): \(comparison.part(above: 3))")
    #expect(comparison.part(above: 26) < 0.005, "\(scene): \(comparison.part(above: 26))")
    #expect(comparison.largest < 70, "\(scene): largest \(comparison.largest)")
  }
}
