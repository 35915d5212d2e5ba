import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// The alpha of a layer and all that is in it, blurred by a Gaussian on a grid finer than anyone sees.
struct ShadowField {
  let color: SIMD4<Double>
  private let offset: SIMD2<Double>
  private let origin: SIMD2<Double>
  private let cell: Double
  private let width: Int
  private let height: Int
  private let values: [Double]

  init(_ node: LayerNode) {
    let layer = node.layer
    color = LayerNode.premultiplied(layer.shadowColor) * min(1, Double(layer.shadowOpacity))
    offset = SIMD2(Double(layer.shadowOffset.width), Double(layer.shadowOffset.height))
    let sigma = Double(layer.shadowRadius)
    cell = sigma / 4
    let box = Self.extent(node)
    let reach = sigma * 5
    origin = box.min - reach
    let size = (box.max - box.min + 2 * reach) / cell
    (width, height) = (Int(size.x) + 1, Int(size.y) + 1)
    var alpha: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for sample in 0..<4 {
          let part = SIMD2(0.25 + 0.5 * Double(sample % 2), 0.25 + 0.5 * Double(sample / 2))
          let place = origin + (SIMD2(Double(x), Double(y)) + part) * cell
          sum += Self.alpha(node, place) / 4
        }
        alpha.append(sum)
      }
    }
    let rows = Self.blur(alpha, width, height)
    values = Self.blur(rows, height, width)
  }

  private static func alpha(_ node: LayerNode, _ point: SIMD2<Double>) -> Double {
    if let path = node.layer.shadowPath {
      let shape = CAShapeLayer()
      shape.path = path
      return ShapeOutline(shape).fills(point) ? 1 : 0
    }
    var trace = LayerTrace()
    return TreeReference.parts(node, point, .identity, 1, &trace).w
  }

  /// The box around a layer and all that is in it.
  private static func extent(_ node: LayerNode) -> (min: SIMD2<Double>, max: SIMD2<Double>) {
    var low = SIMD2(node.bounds.minX, node.bounds.minY)
    var high = SIMD2(node.bounds.maxX, node.bounds.maxY)
    let add = { (point: SIMD2<Double>) in
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    if let path = node.layer.shadowPath ?? (node.layer as? CAShapeLayer)?.path {
      let box = path.boundingBoxOfPath.insetBy(dx: -12, dy: -12)
      add(SIMD2(Double(box.minX), Double(box.minY)))
      add(SIMD2(Double(box.maxX), Double(box.maxY)))
    }
    if let target = node.picture?.target {
      add(SIMD2(Double(target.minX), Double(target.minY)))
      add(SIMD2(Double(target.maxX), Double(target.maxY)))
    }
    for child in node.children {
      let inner = extent(child.node)
      for corner in 0..<4 {
        let x = corner % 2 == 0 ? inner.min.x : inner.max.x
        let y = corner < 2 ? inner.min.y : inner.max.y
        let place = child.matrix.place(SIMD2(x, y))
        if place.w > 0.01 { add(SIMD2(place.x / place.w, place.y / place.w)) }
      }
    }
    return (low, high)
  }

  /// Blurs along rows and transposes; the standard deviation is four cells.
  private static func blur(_ values: [Double], _ width: Int, _ height: Int) -> [Double] {
    let weights = (-20...20).map { exp(-Double($0 * $0) / 32) }
    let total = weights.reduce(0, +)
    var result = [Double](repeating: 0, count: values.count)
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for step in max(-20, -x)...min(20, width - 1 - x) {
          sum += values[y * width + x + step] * weights[step + 20]
        }
        result[x * height + y] = sum / total
      }
    }
    return result
  }

  /// The shadow's colour at a point of the layer's plane.
  func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    let place = (point - offset - origin) / cell - 0.5
    let x = Int(place.x.rounded(.down))
    let y = Int(place.y.rounded(.down))
    guard x >= 0, y >= 0, x + 1 < width, y + 1 < height else { return SIMD4(0, 0, 0, 0) }
    let (fx, fy) = (place.x - Double(x), place.y - Double(y))
    let top = values[y * width + x] * (1 - fx) + values[y * width + x + 1] * fx
    let bottom = values[(y + 1) * width + x] * (1 - fx) + values[(y + 1) * width + x + 1] * fx
    return color * (top * (1 - fy) + bottom * fy)
  }
}
