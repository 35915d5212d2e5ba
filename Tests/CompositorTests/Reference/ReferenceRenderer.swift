import Compositor
import CoreGraphics

/// A slow, plainly correct renderer: every pixel is the mean of many points, and every point is composited alone.
///
/// Nothing is shared with the renderer under test but the display list.
struct ReferenceRenderer {
  let list: DisplayList
  /// Points per pixel and axis.
  let samples: Int
  private let items: [ReferenceItem]

  init(_ list: DisplayList, samples: Int = 8) {
    self.list = list
    self.samples = samples
    items = ReferenceItem.nest(list.items)
  }

  /// Draws all pixels: premultiplied blue, green, red, alpha, each 0 to 255.
  func render() -> [SIMD4<Double>] {
    var result: [SIMD4<Double>] = []
    result.reserveCapacity(list.width * list.height)
    for y in 0..<list.height {
      for x in 0..<list.width { result.append(pixel(x, y)) }
    }
    return result
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    var sum = SIMD4<Double>(0, 0, 0, 0)
    for row in 0..<samples {
      for column in 0..<samples {
        let point = SIMD2(
          Double(x) + (Double(column) + 0.5) / Double(samples),
          Double(y) + (Double(row) + 0.5) / Double(samples)
        )
        let center = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        sum += Self.draw(items, at: point, center: center)
      }
    }
    return sum * (255 / Double(samples * samples))
  }

  /// Composites items at one point.
  ///
  /// `center` is the centre of its pixel, where hard edges are decided.
  static func draw(
    _ items: [ReferenceItem],
    at point: SIMD2<Double>,
    center: SIMD2<Double>
  ) -> SIMD4<Double> {
    var result = SIMD4<Double>(0, 0, 0, 0)
    for item in items {
      let color = item.color(at: point, center: center)
      result = color + result * (1 - color.w)
    }
    return result
  }
}
