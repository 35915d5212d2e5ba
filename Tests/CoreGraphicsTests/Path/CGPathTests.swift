import CoreGraphics
import Testing

struct CGPathTests {
  @Test func `a step after a close begins where the closed subpath began`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 5, y: 2)), .close,
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 9, y: 9)),
      ]
    )
  }

  @Test func `a line without a begin is left out`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
  }

  @Test func `paths are equal by value and a copy does not change`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3))
    let copy = try #require(path.copy())
    #expect(copy == path)
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3)))
    path.addLine(to: CGPoint(x: 7, y: 7))
    #expect(copy != path)
    #expect(copy.elements.count == 5)
  }

  @Test func `the box around a curve is exact and that of control points is not`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 4, y: 0),
      control1: CGPoint(x: 0, y: 4),
      control2: CGPoint(x: 4, y: 4)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    #expect(abs(quad.boundingBoxOfPath.height - 1) < 1e-12)
  }

  @Test func `boxes of random curves hold every point and touch the curve`() {
    var numbers = FixedNumbers(seed: 7)
    for _ in 0..<50 {
      let points = (0..<4).map { _ in numbers.point(in: 100) }
      let path = CGMutablePath()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      let flat = path.flattened(tolerance: 1e-4)[0].points
      let sampled = flat.reduce(CGRect.null) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      let exact = path.boundingBoxOfPath
      #expect(abs(exact.minX - sampled.minX) < 1e-3)
      #expect(abs(exact.maxX - sampled.maxX) < 1e-3)
      #expect(abs(exact.minY - sampled.minY) < 1e-3)
      #expect(abs(exact.maxY - sampled.maxY) < 1e-3)
    }
  }

  @Test func `an ellipse covers pi a b and a rounded rectangle lacks its corners`() {
    let canvas = Canvas(200, 200)
    canvas.context.addPath(CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 160, height: 100)))
    canvas.context.fillPath()
    #expect(abs(canvas.coverage - .pi * 80 * 50) < 15)
    let rounded = Canvas(200, 200)
    let rect = CGRect(x: 20, y: 20, width: 120, height: 100)
    rounded.context.addPath(CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30))
    rounded.context.fillPath()
    #expect(abs(rounded.coverage - (12000 - (4 - .pi) * 900)) < 12)
  }

  @Test func `rounded rectangles of any radius interpolate`() throws {
    let sharp = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
      cornerWidth: 0,
      cornerHeight: 0
    )
    let round = CGPath(
      roundedRect: CGRect(x: 10, y: 20, width: 30, height: 30),
      cornerWidth: 8,
      cornerHeight: 8
    )
    let middle = try #require(sharp.interpolated(to: round, fraction: 0.5))
    #expect(middle.boundingBoxOfPath == CGRect(x: 5, y: 10, width: 20, height: 20))
    #expect(sharp.interpolated(to: round, fraction: 0) == sharp)
    #expect(sharp.interpolated(to: round, fraction: 1) == round)
    #expect(sharp.interpolated(to: CGPath(rect: .zero), fraction: 0.5) == nil)
  }

  @Test func `a rectangle is found out and anything else is not`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect).asRect == rect)
    #expect(CGPath(ellipseIn: rect).asRect == nil)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(CGPath(rect: rect, transform: &turn).asRect == nil)
  }

  @Test func `applying hands out every step with its points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 1), control: CGPoint(x: 3, y: 5))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 4, y: 1)])
  }
}
