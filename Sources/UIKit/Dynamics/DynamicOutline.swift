import CoreGraphics

/// The outline of an item or a boundary: a convex polygon, or a circle.
///
/// A boundary's line is a polygon of two corners, which has two sides.
struct DynamicOutline {
  /// The corners in order, with the inside at the right of each edge as it is seen on the screen; one for a
  /// circle.
  private(set) var corners: [SIMD2<Double>]
  /// The radius of a circle; 0 for polygons.
  private(set) var radius = 0.0

  init(corners: [SIMD2<Double>], radius: Double = 0) {
    self.corners = corners
    self.radius = radius
  }

  /// The outline of an item as it stands, turned by its transform.
  init(of item: any UIDynamicItem) {
    let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
    let center = SIMD2(Double(item.center.x), Double(item.center.y))
    switch item.collisionBoundsType {
    case .ellipse where abs(width - height) < 0.5:
      corners = [center]
      radius = width / 2
      return
    case .ellipse:
      corners = Self.ellipse.map { SIMD2($0.x * width / 2, $0.y * height / 2) }
    case .path:
      corners = Self.convex(item.collisionBoundingPath.cgPath.lines.flatMap(\.points))
    case .rectangle:
      let (x, y) = (width / 2, height / 2)
      corners = [SIMD2(-x, -y), SIMD2(x, -y), SIMD2(x, y), SIMD2(-x, y)]
    }
    let angle = item.angle
    corners = corners.map { center + $0.turned(by: angle) }
  }

  private static let ellipse: [SIMD2<Double>] = (0..<24).map {
    let angle = Double($0) * .pi / 12
    return SIMD2(cos(angle), sin(angle))
  }

  /// Returns the corners of the smallest convex polygon around points.
  static func convex(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
      var hull: [SIMD2<Double>] = []
      for point in points {
        while hull.count > 1,
          (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0
        {
          hull.removeLast()
        }
        hull.append(point)
      }
      return hull.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }

  /// The smallest rectangle around the outline, as its least and greatest corner.
  var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    return (low - radius, high + radius)
  }

  // MARK: - Touching

  /// Returns how far the outline is outside a rectangle that it should stay in, edge by edge.
  func contacts(inside rect: CGRect) -> [Contact] {
    let (low, high) = (
      SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.maxY))
    )
    let walls: [(normal: SIMD2<Double>, point: SIMD2<Double>)] = [
      (SIMD2(-1, 0), low), (SIMD2(1, 0), high), (SIMD2(0, -1), low), (SIMD2(0, 1), high),
    ]
    return walls.compactMap { wall in
      let places = corners.map { $0 + wall.normal * radius }
        .map { (point: $0, depth: wall.normal.dot($0 - wall.point)) }
        .filter { $0.depth > 0 }
      guard !places.isEmpty else { return nil }
      // The deepest two: what lies on a side touches with both of its ends.
      let deepest = places.sorted { $0.depth > $1.depth }.prefix(2)
      return Contact(normal: wall.normal, places: Array(deepest))
    }
  }

  /// Where two outlines overlap.
  struct Contact {
    /// The direction from the first outline to the second one, of length 1.
    var normal: SIMD2<Double>
    /// Up to two places, each with how deep the outlines overlap there, in points.
    var places: [(point: SIMD2<Double>, depth: Double)]
  }

  /// Returns how the outline and another one overlap, or nil where they are apart.
  func contact(with other: DynamicOutline) -> Contact? {
    guard !corners.isEmpty, !other.corners.isEmpty else { return nil }
    let (a, b) = (box, other.box)
    guard a.low.x <= b.high.x, b.low.x <= a.high.x, a.low.y <= b.high.y, b.low.y <= a.high.y
    else { return nil }
    switch (radius > 0, other.radius > 0) {
    case (true, true):
      return Self.touch(from: corners[0], radius, to: other.corners[0], other.radius)
    case (false, true): return polygonTouches(circle: other)
    case (true, false):
      guard var contact = other.polygonTouches(circle: self) else { return nil }
      contact.normal = -contact.normal
      return contact
    case (false, false): return polygonTouches(polygon: other)
    }
  }

  private static func touch(
    from a: SIMD2<Double>,
    _ radiusA: Double,
    to b: SIMD2<Double>,
    _ radiusB: Double
  ) -> Contact? {
    let way = b - a
    let distance = way.length
    let depth = radiusA + radiusB - distance
    guard depth > 0 else { return nil }
    let normal = distance > 1e-9 ? way / distance : SIMD2(0, 1)
    return Contact(normal: normal, places: [(b - normal * radiusB, depth)])
  }

  private func polygonTouches(circle: DynamicOutline) -> Contact? {
    let center = circle.corners[0]
    let nearest = edges.map { $0.nearest(to: center) }
      .min { ($0 - center).length < ($1 - center).length }
    guard let nearest else { return nil }
    let isInside = corners.count > 2 && edges.allSatisfy { $0.distance(of: center) <= 0 }
    guard isInside else { return Self.touch(from: nearest, 0, to: center, circle.radius) }
    let way = nearest - center
    let distance = way.length
    let normal = distance > 1e-9 ? way / distance : SIMD2(0, 1)
    return Contact(
      normal: normal,
      places: [(center - normal * circle.radius, circle.radius + distance)]
    )
  }

  /// An edge of a polygon with the direction that points out of it.
  struct Edge {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
    var outward: SIMD2<Double>

    /// How far a point lies outside, in points.
    func distance(of point: SIMD2<Double>) -> Double { outward.dot(point - start) }

    func nearest(to point: SIMD2<Double>) -> SIMD2<Double> {
      let way = end - start
      let square = way.dot(way)
      guard square > 0 else { return start }
      return start + way * min(max(way.dot(point - start) / square, 0), 1)
    }
  }

  var edges: [Edge] {
    corners.indices.compactMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let way = end - start
      let length = way.length
      guard length > 1e-9 else { return nil }
      return Edge(start: start, end: end, outward: SIMD2(way.y, -way.x) / length)
    }
  }

  /// The edge that the other polygon is farthest outside of, and how far it is.
  private func separation(from other: DynamicOutline) -> (edge: Edge, distance: Double)? {
    edges.map { edge in
      (edge: edge, distance: other.corners.map(edge.distance).min() ?? 0)
    }
    .max { $0.distance < $1.distance }
  }

  private func polygonTouches(polygon other: DynamicOutline) -> Contact? {
    guard let own = separation(from: other), let its = other.separation(from: self),
      own.distance < 0, its.distance < 0
    else { return nil }
    let isOwn = own.distance + 1e-3 >= its.distance
    let face = isOwn ? own.edge : its.edge
    let candidates = (isOwn ? other : self).edges
    guard
      let facing = candidates.min(by: {
        $0.outward.dot(face.outward) < $1.outward.dot(face.outward)
      })
    else { return nil }
    let places = Self.clip(facing, to: face).compactMap { point in
      let depth = -face.distance(of: point)
      return depth > 0 ? (point: point, depth: depth) : nil
    }
    guard !places.isEmpty else { return nil }
    return Contact(normal: isOwn ? face.outward : -face.outward, places: places)
  }

  /// Cuts off what of an edge lies beside another one.
  private static func clip(_ edge: Edge, to face: Edge) -> [SIMD2<Double>] {
    let way = (face.end - face.start) / max((face.end - face.start).length, 1e-9)
    let low = way.dot(face.start)
    let high = way.dot(face.end)
    let (a, b) = (way.dot(edge.start), way.dot(edge.end))
    guard max(a, b) >= low, min(a, b) <= high else { return [] }
    func point(at place: Double) -> SIMD2<Double> {
      abs(b - a) < 1e-9
        ? edge.start : edge.start + (edge.end - edge.start) * ((place - a) / (b - a))
    }
    return [point(at: min(max(a, low), high)), point(at: min(max(b, low), high))]
  }
}

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
}

extension CGPath {
  /// The parts of the path as lines from corner to corner.
  var lines: [(points: [SIMD2<Double>], isClosed: Bool)] {
    flattened(tolerance: 0.25).map { line in
      (line.points.map { SIMD2(Double($0.x), Double($0.y)) }, line.isClosed)
    }
  }
}
