import Compositor

/// The pixels whose centres lie in a shape on the screen.
struct Region {
  /// Closed polygons, in pixels.
  private var polygons: [[SIMD2<Double>]] = []
  private var isEvenOdd = false

  private static let piecesOfCurve = 16

  init(_ shape: DisplayList.Shape, _ map: Homography) {
    let place = { (point: SIMD2<Double>) in
      let image = map.map(point.x, point.y)
      return SIMD2(image.x, image.y) / max(image.z, 1e-6)
    }
    switch shape {
    case .roundedRect(let rect): polygons = [Self.corners(rect).map(place)]
    case .ring(let outer, let inner):
      polygons = [Self.corners(outer).map(place), Self.corners(inner).map(place)]
      isEvenOdd = true
    case .path(let outline):
      polygons = Self.polygons(outline).map { $0.map(place) }
      isEvenOdd = outline.isEvenOdd
    }
  }

  /// Calls a body with every run of pixels within a frame: the row, the first pixel and the one after the last.
  func forEachSpan(width: Int, height: Int, _ body: (Int, Int, Int) -> Void) {
    let ys = polygons.joined().map(\.y)
    guard let top = ys.min(), let bottom = ys.max(), top < bottom else { return }
    let first = Int(min(max(top, 0), Double(height)))
    let last = Int(min(max(bottom + 1, 0), Double(height)))
    let column = { (x: Double) in Int((min(max(x, 0), Double(width)) - 0.5).rounded(.up)) }
    for y in first..<max(first, last) {
      var winding = 0
      var from = 0.0
      for crossing in crossings(Double(y) + 0.5) {
        if winding == 0 { from = crossing.x }
        winding = isEvenOdd ? 1 - winding : winding + crossing.turn
        if winding == 0, column(from) < column(crossing.x) {
          body(y, column(from), column(crossing.x))
        }
      }
    }
  }

  /// Where edges cross a row, from left to right, and whether they go down or up there.
  private func crossings(_ y: Double) -> [(x: Double, turn: Int)] {
    var result: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for point in polygon {
        if (last.y <= y) != (point.y <= y) {
          let fraction = (y - last.y) / (point.y - last.y)
          result.append((last.x + (point.x - last.x) * fraction, point.y > last.y ? 1 : -1))
        }
        last = point
      }
    }
    return result.sorted { $0.x < $1.x }
  }

  // MARK: Polygons

  private static func corners(_ rect: RoundedRect) -> [SIMD2<Double>] {
    [
      SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.minY), SIMD2(rect.maxX, rect.maxY),
      SIMD2(rect.minX, rect.maxY),
    ]
  }

  private static func polygons(_ outline: Outline) -> [[SIMD2<Double>]] {
    var result: [[SIMD2<Double>]] = []
    var points = outline.points[...]
    var last = SIMD2(0.0, 0.0)
    let next = { () -> SIMD2<Double> in points.popFirst() ?? last }
    for verb in outline.verbs {
      var added: [SIMD2<Double>] = []
      switch verb {
      case .move:
        result.append([])
        added = [next()]
      case .line: added = [next()]
      case .quad:
        let (control, end) = (next(), next())
        added = curve(last, (last + 2 * control) / 3, (end + 2 * control) / 3, end)
      case .cubic:
        let (first, second, end) = (next(), next(), next())
        added = curve(last, first, second, end)
      case .close: break
      }
      if result.isEmpty { result.append([]) }
      result[result.count - 1] += added
      last = added.last ?? last
    }
    return result
  }

  private static func curve(
    _ start: SIMD2<Double>,
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    (1...piecesOfCurve).map { index in
      let t = Double(index) / Double(piecesOfCurve)
      let u = 1 - t
      return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
        + end * (t * t * t)
    }
  }
}
