import Testing
import UIKit

@MainActor @Suite("UIBezierPath") struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test
  func `given some round corners, when points near corners are asked, then only those are cut`() {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    #expect(path.bounds == rect)
  }

  @Test func `given one radius, when points near corners are asked, then all are cut`() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    for corner in [CGPoint(x: 2, y: 2), CGPoint(x: 98, y: 2), CGPoint(x: 98, y: 58)] {
      #expect(!path.contains(corner))
    }
    #expect(path.contains(CGPoint(x: 8, y: 8)) && path.contains(CGPoint(x: 50, y: 1)))
    #expect(path.bounds == rect)
  }

  @Test
  func `given a quarter of a circle clockwise, when it is drawn, then it runs below on screen`() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minY >= -1e-9 && abs(path.bounds.maxX - 10) < 1e-6)
    #expect(path.bounds.width < 10.001)
    let other = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(other.bounds.width - 20) < 1e-3)
  }

  @Test func `given a path, when it is reversed twice, then it is the same`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 9),
      controlPoint1: CGPoint(x: 6, y: 2),
      controlPoint2: CGPoint(x: 8, y: 8)
    )
    path.addQuadCurve(to: CGPoint(x: 1, y: 9), controlPoint: CGPoint(x: 4, y: 12))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.reversing().reversing() == path)
  }

  @Test func `given a copy, when the original grows, then the copy stays`() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 4
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(copy.bounds == rect)
    #expect(copy.lineWidth == 4)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 120))
  }

  @Test func `given two parts, when the even-odd rule counts, then their overlap is a hole`() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    #expect(path.contains(CGPoint(x: 50, y: 30)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 50, y: 30)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }
}
