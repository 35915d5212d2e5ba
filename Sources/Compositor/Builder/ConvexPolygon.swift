/// Convex polygons.
package enum ConvexPolygon {
  /// The area, positive whichever way the corners run.
  package static func area(_ polygon: [SIMD2<Double>]) -> Double { abs(signedArea(polygon)) }

  private static func signedArea(_ polygon: [SIMD2<Double>]) -> Double {
    guard polygon.count > 2, var last = polygon.last else { return 0 }
    var sum = 0.0
    for point in polygon {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  /// What two convex polygons have in common.
  package static func intersection(
    _ first: [SIMD2<Double>],
    _ second: [SIMD2<Double>]
  ) -> [SIMD2<Double>] {
    guard first.count > 2, second.count > 2, var last = second.last else { return [] }
    let sign = signedArea(second) < 0 ? -1.0 : 1.0
    var result = first
    for point in second {
      let edge = point - last
      let from = last
      result = clip(result) { place in
        let offset = place - from
        return (edge.x * offset.y - edge.y * offset.x) * sign
      }
      if result.count < 3 { return [] }
      last = point
    }
    return result
  }

  /// The part of a convex polygon of the plane or of space where a linear function is not negative.
  static func clip<Point: SIMD<Double>>(
    _ polygon: [Point],
    _ value: (Point) -> Double
  ) -> [Point] {
    guard var last = polygon.last else { return [] }
    var lastValue = value(last)
    var result: [Point] = []
    for point in polygon {
      let now = value(point)
      if (now >= 0) != (lastValue >= 0) {
        result.append(last + (point - last) * (lastValue / (lastValue - now)))
      }
      if now >= 0 { result.append(point) }
      (last, lastValue) = (point, now)
    }
    return result
  }
}
