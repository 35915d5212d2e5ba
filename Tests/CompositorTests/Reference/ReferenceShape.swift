import Compositor
import CoreGraphics

/// Plain geometry: what is inside a shape.
enum ReferenceShape {
  static func contains(
    _ shape: DisplayList.Shape,
    _ polygons: [[SIMD2<Double>]],
    _ point: SIMD2<Double>
  ) -> Bool {
    switch shape {
    case .roundedRect(let rect):
      return contains(rect, point)
    case .ring(let outer, let inner):
      return contains(outer, point) && !contains(inner, point)
    case .path(let outline):
      let winding = polygons.reduce(0) { $0 + Self.winding($1, point) }
      return outline.isEvenOdd ? winding % 2 != 0 : winding != 0
    }
  }

  static func contains(_ rect: RoundedRect, _ point: SIMD2<Double>) -> Bool {
    guard point.x >= rect.minX, point.x < rect.maxX else { return false }
    guard point.y >= rect.minY, point.y < rect.maxY else { return false }
    for index in 0..<4 {
      let radius = rect.radii[index]
      let cx = index % 2 == 0 ? rect.minX + radius : rect.maxX - radius
      let cy = index < 2 ? rect.minY + radius : rect.maxY - radius
      let dx = index % 2 == 0 ? cx - point.x : point.x - cx
      let dy = index < 2 ? cy - point.y : point.y - cy
      if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { return false }
    }
    return true
  }

  static func winding(_ polygon: [SIMD2<Double>], _ point: SIMD2<Double>) -> Int {
    guard var last = polygon.last else { return 0 }
    var winding = 0
    for next in polygon {
      let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
      if last.y <= point.y, next.y > point.y, side > 0 { winding += 1 }
      if last.y > point.y, next.y <= point.y, side < 0 { winding -= 1 }
      last = next
    }
    return winding
  }

  /// The subpaths of an outline, curves cut into many pieces.
  static func polygons(_ shape: DisplayList.Shape) -> [[SIMD2<Double>]] {
    guard case .path(let outline) = shape else { return [] }
    var result: [[SIMD2<Double>]] = []
    var current: [SIMD2<Double>] = []
    var points = outline.points[...]
    for verb in outline.verbs {
      switch verb {
      case .move:
        if !current.isEmpty { result.append(current) }
        current = [points.removeFirst()]
      case .line:
        current.append(points.removeFirst())
      case .quad:
        let curve = [current[current.count - 1], points.removeFirst(), points.removeFirst()]
        current += (1...200).map { deCasteljau(curve, Double($0) / 200) }
      case .cubic:
        let from = current[current.count - 1]
        let curve = [from, points.removeFirst(), points.removeFirst(), points.removeFirst()]
        current += (1...200).map { deCasteljau(curve, Double($0) / 200) }
      case .close:
        if let first = current.first {
          result.append(current)
          current = [first]
        }
      }
    }
    if !current.isEmpty { result.append(current) }
    return result
  }

  private static func deCasteljau(_ points: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    guard points.count > 1 else { return points[0] }
    let next = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
    return deCasteljau(next, t)
  }
}
