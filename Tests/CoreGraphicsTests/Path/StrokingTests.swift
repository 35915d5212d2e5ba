import CoreGraphics
import Testing

/// Paths that make strokers stumble.
private func makeShapes() -> [(name: String, path: CGPath)] {
  func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let result = CGMutablePath()
    build(result)
    return result
  }
  return [
    ("zigzag", path { $0.addLines(between: zigzag) }),
    (
      "closed triangle",
      path {
        $0.addLines(between: [
          CGPoint(x: 20, y: 20), CGPoint(x: 100, y: 30), CGPoint(x: 40, y: 90),
        ])
        $0.closeSubpath()
      }
    ),
    ("circle", CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 60))),
    (
      "sharp curve",
      path {
        $0.move(to: CGPoint(x: 20, y: 100))
        $0.addCurve(
          to: CGPoint(x: 100, y: 100),
          control1: CGPoint(x: 110, y: 10),
          control2: CGPoint(x: 10, y: 10)
        )
      }
    ),
    (
      "two subpaths",
      path {
        $0.addRect(CGRect(x: 20, y: 20, width: 30, height: 30))
        $0.move(to: CGPoint(x: 70, y: 30))
        $0.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 110, y: 30))
      }
    ),
  ]
}

private let zigzag = [
  CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 30), CGPoint(x: 30, y: 50), CGPoint(x: 100, y: 90),
  CGPoint(x: 25, y: 100),
]

struct StrokingTests {
  @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
  func `an outline covers what cairo strokes`(cap: CGLineCap, join: CGLineJoin) {
    for (name, path) in makeShapes() {
      for width in [CGFloat(1), 6, 17] {
        let expected = Canvas(120, 120)
        expected.context.setLineWidth(width)
        expected.context.setLineCap(cap)
        expected.context.setLineJoin(join)
        expected.context.addPath(path)
        expected.context.strokePath()
        let actual = Canvas(120, 120)
        actual.context.addPath(
          path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
        )
        actual.context.fillPath()
        let difference = actual.difference(from: expected)
        #expect(difference.greatest <= 70, "\(name) \(width)")
        #expect(difference.mean < 0.25, "\(name) \(width)")
      }
    }
  }

  @Test func `a round outline covers what lies within half a width of the line`() {
    for (name, path) in makeShapes() {
      let line = path.flattened(tolerance: 2e-2)
      for width in [CGFloat(2), 17] {
        let canvas = Canvas(120, 120)
        canvas.context.addPath(
          path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
        )
        canvas.context.fillPath()
        var greatest = 0.0
        for y in stride(from: 0, to: 120, by: 7) {
          for x in stride(from: 0, to: 120, by: 3) {
            let exact = coverage(x, y, of: line, half: width / 2)
            greatest = max(greatest, abs(Double(canvas.alpha(x, y)) / 255 - exact))
          }
        }
        #expect(greatest < 0.13, "\(name) \(width)")
      }
    }
  }

  /// How much of a pixel lies within a distance of lines, by 8 x 8 samples.
  private func coverage(_ x: Int, _ y: Int, of lines: [Polyline], half: CGFloat) -> Double {
    let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    let distance = lines.map { $0.distance(to: center) }.min() ?? .infinity
    if distance > half + 0.8 { return 0 }
    if distance < half - 0.8 { return 1 }
    var count = 0
    for index in 0..<64 {
      let sample = CGPoint(
        x: CGFloat(x) + (CGFloat(index % 8) + 0.5) / 8,
        y: CGFloat(y) + (CGFloat(index / 8) + 0.5) / 8
      )
      if lines.contains(where: { $0.distance(to: sample) <= half }) { count += 1 }
    }
    return Double(count) / 64
  }

  @Test func `a point longer than the limit is cut off`() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10),
    ])
    func reach(_ limit: CGFloat) -> CGFloat {
      path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
        .boundingBox.maxX
    }
    #expect(reach(30) > 130)
    #expect(reach(10) < 103)
  }

  @Test func `where gentle curves meet, their directions there decide about the point`() {
    // They meet at 11.2°, where a point would be 10.3 widths long; their chords meet at 12.4°, with one of 9.2.
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 11.12, y: 20.62))
    path.addCurve(
      to: CGPoint(x: 8.885, y: 18.683),
      control1: CGPoint(x: 10.374, y: 19.955),
      control2: CGPoint(x: 9.63, y: 19.31)
    )
    path.addCurve(
      to: CGPoint(x: 10.506, y: 19.563),
      control1: CGPoint(x: 9.428, y: 18.983),
      control2: CGPoint(x: 9.968, y: 19.276)
    )
    let style = StrokeStyle(width: 7.15, cap: .butt, join: .miter, miterLimit: 9.55)
    #expect(path.stroked(style, tolerance: 0.1).boundingBoxOfPath.minX > 5)
  }

  @Test func `a line without length is a dot, if its caps stick out`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 10))
    func outline(_ cap: CGLineCap) -> CGPath {
      path.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(outline(.butt).isEmpty)
    #expect(outline(.square).asRect == CGRect(x: 6, y: 6, width: 8, height: 8))
    #expect(outline(.round).contains(CGPoint(x: 13.9, y: 10)))
    #expect(!outline(.round).contains(CGPoint(x: 13.5, y: 13.5)))
  }

  @Test func `a line without width covers nothing`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(
      path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty
    )
  }

  @Test func `a transform moves the path before it is stroked`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let outline = path.copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: CGAffineTransform(scaleX: 3, y: 3)
    )
    #expect(outline.boundingBox == CGRect(x: 0, y: -1, width: 30, height: 2))
  }
}

extension Polyline {
  /// The distance from a point to the nearest line.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let ends = isClosed ? points + [points[0]] : points
    return zip(ends, ends.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
      let t = min(max(along, 0), 1)
      return hypot(point.x - start.x - dx * t, point.y - start.y - dy * t)
    }.min() ?? .infinity
  }
}
