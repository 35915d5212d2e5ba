extension Outline {
  /// The rounded rectangle that the outline is, or nil when it is none.
  ///
  /// One subpath is looked at: sides along the axes, and either corners or quarter arcs of one radius.
  var roundedRect: RoundedRect? {
    guard verbs.first == .move, let box = controlBox else { return nil }
    let inner = verbs.dropFirst().drop { _ in false }
    guard inner.allSatisfy({ $0 != .move && $0 != .quad }) else { return nil }
    guard !inner.dropLast().contains(.close) else { return nil }
    let arcs = verbs.count { $0 == .cubic }
    let rect = RoundedRect(minX: box.min.x, minY: box.min.y, maxX: box.max.x, maxY: box.max.y)
    guard !rect.isEmpty, arcs == 0 || arcs == 4, let radius = radius(arcs == 4) else { return nil }
    var rounded = rect
    rounded.radii = SIMD4(repeating: radius)
    guard 2 * radius <= min(rect.width, rect.height) * (1 + 1e-9) else { return nil }
    return matches(rounded) ? rounded : nil
  }

  /// The radius of the first arc, 0 when there are none.
  private func radius(_ hasArcs: Bool) -> Double? {
    guard hasArcs else { return 0 }
    var index = 0
    for verb in verbs {
      if verb == .cubic, index > 0 {
        let run = points[index + 2] - points[index - 1]
        let (across, down) = (abs(run.x), abs(run.y))
        return abs(across - down) < 1e-6 * (1 + across) ? across : nil
      }
      index += verb == .cubic ? 3 : (verb == .close ? 0 : 1)
    }
    return nil
  }

  /// Whether all end points are those of a rounded rectangle, and enclose its area.
  private func matches(_ rect: RoundedRect) -> Bool {
    let radius = rect.radii[0]
    let tolerance = 1e-6 * (1 + rect.width + rect.height)
    var index = 0
    var last = SIMD2<Double>(0, 0)
    var ends: [SIMD2<Double>] = []
    for verb in verbs where verb != .close {
      index += verb == .cubic ? 3 : 1
      let end = points[index - 1]
      if verb == .line, abs(end.x - last.x) > tolerance, abs(end.y - last.y) > tolerance {
        return false
      }
      if verb == .cubic, !isQuarter(last, points[index - 3], points[index - 2], end, tolerance) {
        return false
      }
      last = end
      ends.append(end)
    }
    let wanted = [
      SIMD2(rect.minX + radius, rect.minY), SIMD2(rect.maxX - radius, rect.minY),
      SIMD2(rect.maxX, rect.minY + radius), SIMD2(rect.maxX, rect.maxY - radius),
      SIMD2(rect.maxX - radius, rect.maxY), SIMD2(rect.minX + radius, rect.maxY),
      SIMD2(rect.minX, rect.maxY - radius), SIMD2(rect.minX, rect.minY + radius),
    ]
    let isNear = { (a: SIMD2<Double>, b: SIMD2<Double>) in
      abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }
    return ends.allSatisfy { end in wanted.contains { isNear($0, end) } }
      && wanted.allSatisfy { place in ends.contains { isNear($0, place) } }
  }

  /// Whether a curve is the usual quarter of a circle.
  private func isQuarter(
    _ from: SIMD2<Double>,
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ tolerance: Double
  ) -> Bool {
    let run = to - from
    let radius = abs(run.x)
    let handles = (first - from, to - second)
    let lengths = [handles.0, handles.1].map { abs($0.x) + abs($0.y) }
    let isStraight =
      (abs(handles.0.x) <= tolerance || abs(handles.0.y) <= tolerance)
      && (abs(handles.1.x) <= tolerance || abs(handles.1.y) <= tolerance)
    return isStraight
      && lengths.allSatisfy { abs($0 - 0.5523 * radius) <= 0.002 * radius + tolerance }
  }
}
