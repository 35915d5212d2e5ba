import CoreGraphics
import Testing

struct ArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 50, y: 50),
      radius: 40,
      startAngle: start,
      endAngle: end,
      clockwise: clockwise
    )
    return path
  }

  private func isOn(_ path: CGPath, _ angle: CGFloat) -> Bool {
    let place = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
    return path.copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .round,
      miterLimit: 10
    ).contains(place)
  }

  @Test func `an arc that is not clockwise runs with growing angles`() {
    let path = arc(0, .pi / 2, clockwise: false)
    #expect(isOn(path, 0.7))
    #expect(!isOn(path, -0.7))
    let long = arc(.pi / 2, 0, clockwise: false)
    #expect(!isOn(long, 0.7))
    #expect(isOn(long, -0.7))
  }

  @Test func `a clockwise arc runs with falling angles`() {
    let path = arc(0, .pi / 2, clockwise: true)
    #expect(!isOn(path, 0.7))
    #expect(isOn(path, -0.7))
  }

  @Test(arguments: [false, true]) func `a whole turn is a circle either way`(clockwise: Bool) {
    let path = arc(0, 2 * .pi, clockwise: clockwise)
    for angle in stride(from: CGFloat(0.1), to: 6, by: 0.5) {
      #expect(isOn(path, angle))
    }
    #expect(path.elements.count == 5, "a move and four curves")
  }

  @Test func `every point of an arc lies on its circle`() {
    for point in arc(0.3, 5.2, clockwise: false).flattened(tolerance: 1e-3)[0].points {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 0.02)
    }
  }

  @Test func `an arc continues from the current point with a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, delta: .pi)
    #expect(path.elements[1] == .line(CGPoint(x: 60, y: 0)))
    #expect(abs(path.currentPoint.x - 40) < 1e-12)
  }

  @Test func `an arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 20
    )
    #expect(path.elements[1] == .line(CGPoint(x: 80, y: 0)))
    #expect(abs(path.currentPoint.x - 100) < 1e-9)
    #expect(abs(path.currentPoint.y - 20) < 1e-9)
    for point in path.flattened(tolerance: 1e-3)[0].points.dropFirst() {
      #expect(abs(hypot(point.x - 80, point.y - 20) - 20) < 0.01)
    }
  }
}
