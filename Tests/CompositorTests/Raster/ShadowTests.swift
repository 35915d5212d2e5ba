import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Shadows") struct ShadowTests {
  /// A rounded rectangle and a blur.
  struct Case: Sendable, CustomStringConvertible {
    var rect: RoundedRect
    var sigma: Double
    var description: String { "\(rect) sigma \(sigma)" }
  }

  static let cases = [
    Case(rect: SceneBuilder.box(40, 40, 80, 50, 0), sigma: 8),
    Case(rect: SceneBuilder.box(40, 40, 80, 50, 12), sigma: 8),
    Case(rect: SceneBuilder.box(45, 45, 30, 30, 15), sigma: 5),
    Case(rect: SceneBuilder.box(60, 50, 10, 40, 5), sigma: 12),
    Case(rect: SceneBuilder.box(40.5, 40.25, 60, 60, 20), sigma: 3),
  ]

  private func draw(_ test: Case, _ caster: DisplayList.Shadow.Caster) -> PixelBuffer {
    let shadow = DisplayList.Shadow(
      caster: caster,
      sigma: test.sigma,
      offset: SIMD2(0, 0),
      color: SIMD4(0, 0, 0, 1),
      transform: .identity
    )
    let list = DisplayList(width: 160, height: 130, items: [.shadow(shadow)])
    let buffer = PixelBuffer(width: 160, height: 130)
    Renderer(threads: 1).render(list, into: buffer)
    return buffer
  }

  /// The blur at a place: exact across, summed up over fine rows.
  private func bruteForce(_ test: Case, _ x: Double, _ y: Double) -> Double {
    let step = test.sigma / 80
    let reach = test.sigma * 5
    let scale = test.sigma * 2.0.squareRoot()
    var (sum, total) = (0.0, 0.0)
    for dy in stride(from: -reach + step / 2, to: reach, by: step) {
      let weight = exp(-dy * dy / (2 * test.sigma * test.sigma))
      total += weight
      guard let row = Self.row(test.rect, y + dy) else { continue }
      sum += weight * (erf((row.1 - x) / scale) - erf((row.0 - x) / scale)) / 2
    }
    return sum / total * 255
  }

  /// Where a row runs inside a rectangle with one radius.
  private static func row(_ rect: RoundedRect, _ y: Double) -> (Double, Double)? {
    guard y > rect.minY, y < rect.maxY else { return nil }
    let radius = rect.radii[0]
    let rise = max(0, radius - min(y - rect.minY, rect.maxY - y))
    let inset = radius - (radius * radius - rise * rise).squareRoot()
    return (rect.minX + inset, rect.maxX - inset)
  }

  @Test(arguments: cases)
  func `given a rounded rectangle, when it casts a shadow, then it is a Gaussian within two steps`(
    test: Case
  ) {
    let buffer = draw(test, .roundedRect(test.rect))
    for y in stride(from: 4, to: 126, by: 7) {
      for x in stride(from: 4, to: 156, by: 7) {
        let expected = bruteForce(test, Double(x) + 0.5, Double(y) + 0.5)
        let actual = Double(buffer[x, y] >> 24)
        #expect(abs(actual - expected) <= 2, "\(test) at \(x),\(y): \(actual) for \(expected)")
      }
    }
  }

  @Test(arguments: cases)
  func `given the same shape as a path, when it casts a shadow, then it is nearly the same`(
    test: Case
  ) {
    let (first, second) = (
      draw(test, .roundedRect(test.rect)), draw(test, .path(Outline(test.rect)))
    )
    var largest = 0
    for (left, right) in zip(first.pixels, second.pixels) {
      largest = max(largest, abs(Int(left >> 24) - Int(right >> 24)))
    }
    #expect(largest <= 3, "\(test): \(largest)")
  }
}
