/// Turns an outline into straight edges of the device plane, at device resolution.
///
/// Curves are cut so that no chord is further than a tenth of a pixel from its arc. What lies behind the eye is
/// cut off before the division by W. Subpaths are closed, as filling asks.
struct PathFlattener {
  private let transform: Homography
  private let isAffine: Bool
  private let clip: PixelBounds
  private var current: [SIMD3<Double>] = []
  private(set) var edges: [PathEdge] = []
  private var box = PixelBounds.DeviceBox()
  private var isBroken = false

  /// Squared chord error bound, as the factor of the second difference.
  private static let cubicFactor = 6 / (8 * 0.1)
  private static let quadFactor = 2 / (8 * 0.1)
  private static let mostPieces = 1024.0

  init(_ outline: Outline, transform: Homography, within clip: PixelBounds) {
    self.transform = transform
    isAffine = transform.isAffine
    self.clip = clip
    guard transform.isFinite else { return }
    var index = 0
    var start: SIMD2<Double>?
    var last = SIMD2<Double>(0, 0)
    let points = outline.points
    for verb in outline.verbs {
      switch verb {
      case .move:
        finish()
        last = points[index]
        start = last
        add(last)
        index += 1
      case .line:
        last = points[index]
        add(last)
        index += 1
      case .quad:
        curve(last, points[index], points[index + 1])
        last = points[index + 1]
        index += 2
      case .cubic:
        curve(last, points[index], points[index + 1], points[index + 2])
        last = points[index + 2]
        index += 3
      case .close:
        finish()
        if let start {
          last = start
          add(start)
        }
      }
    }
    finish()
  }

  /// Pixels that the outline may touch; nil when there are none.
  var bounds: PixelBounds? { isBroken ? nil : box.pixels }

  private mutating func add(_ point: SIMD2<Double>) {
    current.append(transform.map(point.x, point.y))
  }

  private mutating func curve(
    _ p0: SIMD2<Double>,
    _ p1: SIMD2<Double>,
    _ p2: SIMD2<Double>,
    _ p3: SIMD2<Double>
  ) {
    let (a, b, c, d) = (device(p0), device(p1), device(p2), device(p3))
    var pieces = 64
    if let a, let b, let c, let d {
      let first = Self.length(a - b * 2 + c)
      let second = Self.length(b - c * 2 + d)
      pieces = Self.count(Self.cubicFactor * max(first, second))
    }
    for step in 1..<max(2, pieces) {
      let t = Double(step) / Double(pieces)
      let s = 1 - t
      let left = p0 * (s * s * s) + p1 * (3 * s * s * t)
      add(left + p2 * (3 * s * t * t) + p3 * (t * t * t))
    }
    add(p3)
  }

  private mutating func curve(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) {
    var pieces = 64
    if let a = device(p0), let b = device(p1), let c = device(p2) {
      pieces = Self.count(Self.quadFactor * Self.length(a - b * 2 + c))
    }
    for step in 1..<max(2, pieces) {
      let t = Double(step) / Double(pieces)
      let s = 1 - t
      add(p0 * (s * s) + p1 * (2 * s * t) + p2 * (t * t))
    }
    add(p2)
  }

  private func device(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let mapped = transform.map(point.x, point.y)
    guard mapped.z > PixelBounds.DeviceBox.nearest else { return nil }
    return SIMD2(mapped.x / mapped.z, mapped.y / mapped.z)
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  private static func count(_ square: Double) -> Int {
    let pieces = square.squareRoot()
    return pieces < mostPieces ? max(1, Int(pieces) + 1) : Int(mostPieces)
  }

  /// Closes the subpath and turns it into edges.
  private mutating func finish() {
    defer { current.removeAll(keepingCapacity: true) }
    guard current.count > 1 else { return }
    let ring = isAffine ? current : Self.inFront(current)
    guard var last = ring.last.map(Self.project) else { return }
    for point in ring {
      let next = Self.project(point)
      addEdge(last, next)
      last = next
    }
  }

  private static func project(_ point: SIMD3<Double>) -> SIMD2<Double> {
    point.z == 1 ? SIMD2(point.x, point.y) : SIMD2(point.x / point.z, point.y / point.z)
  }

  /// The part of a closed polygon that lies in front of the eye.
  private static func inFront(_ ring: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let near = PixelBounds.DeviceBox.nearest
    guard ring.contains(where: { $0.z < near }), var last = ring.last else { return ring }
    var result: [SIMD3<Double>] = []
    for point in ring {
      if (last.z >= near) != (point.z >= near) {
        let fraction = (near - last.z) / (point.z - last.z)
        var crossing = last + (point - last) * fraction
        crossing.z = near
        result.append(crossing)
      }
      if point.z >= near { result.append(point) }
      last = point
    }
    return result
  }

  private static func limited(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let most = SIMD2<Double>(repeating: 1e9)
    let low = point.replacing(with: -most, where: point .< -most)
    return low.replacing(with: most, where: low .> most)
  }

  private mutating func addEdge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    // Beyond this nothing can be told apart any more; what is not a number spoils the whole outline.
    let from = Self.limited(from)
    let to = Self.limited(to)
    guard from.x + from.y + to.x + to.y == from.x + from.y + to.x + to.y else {
      isBroken = true
      return
    }
    box.add(from.x, from.y)
    box.add(to.x, to.y)
    guard abs(from.y - to.y) > PathEdge.leastHeight else { return }
    var edge =
      from.y < to.y
      ? PathEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y, direction: 1)
      : PathEdge(x0: to.x, y0: to.y, x1: from.x, y1: from.y, direction: -1)
    let (top, bottom) = (Double(clip.minY), Double(clip.maxY))
    guard edge.y1 > top, edge.y0 < bottom, min(edge.x0, edge.x1) < Double(clip.maxX) else { return }
    let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
    if edge.y1 > bottom {
      edge.x1 = edge.x0 + (bottom - edge.y0) * slope
      edge.y1 = bottom
    }
    if edge.y0 < top {
      edge.x0 += (top - edge.y0) * slope
      edge.y0 = top
    }
    if edge.y1 - edge.y0 > PathEdge.leastHeight { edges.append(edge) }
  }
}
