import CoreGraphics

/// Draws the parts of a path in the other direction.
nonisolated enum PathReversal {
  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    for part in parts(of: path).reversed() { append(part, to: result) }
    return result
  }

  private struct Part {
    var start: CGPoint
    var segments: [CGPath.Element] = []
    var isClosed = false
  }

  private static func parts(of path: CGPath) -> [Part] {
    var parts: [Part] = []
    for element in path.elements {
      switch element {
      case .move(let point): parts.append(Part(start: point))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      default:
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        if !parts.isEmpty { parts[parts.count - 1].segments.append(element) }
      }
    }
    return parts
  }

  private static func append(_ part: Part, to path: CGMutablePath) {
    var ends = [part.start]
    ends += part.segments.compactMap(\.end)
    path.move(to: ends[ends.count - 1])
    for (index, segment) in part.segments.enumerated().reversed() {
      let target = ends[index]
      let points = segment.points
      switch points.count {
      case 2: path.addQuadCurve(to: target, control: points[0])
      case 3: path.addCurve(to: target, control1: points[1], control2: points[0])
      default: path.addLine(to: target)
      }
    }
    if part.isClosed { path.closeSubpath() }
  }
}
