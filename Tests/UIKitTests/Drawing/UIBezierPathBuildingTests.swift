import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite("Building UIBezierPath") struct UIBezierPathBuildingTests {
  @Test func `an oval touches its rectangle in four points and leaves the corners out`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 100, height: 60))
    let inside = [
      CGPoint(x: 11, y: 50), CGPoint(x: 109, y: 50), CGPoint(x: 60, y: 21), CGPoint(x: 60, y: 79),
    ]
    let outside = [
      CGPoint(x: 12, y: 22), CGPoint(x: 108, y: 22), CGPoint(x: 12, y: 78), CGPoint(x: 108, y: 78),
    ]
    #expect(inside.allSatisfy(path.contains))
    #expect(!outside.contains(where: path.contains))
    // (x - 60)² / 50² + (y - 50)² / 30² = 1 at 45° of the circle.
    #expect(path.contains(CGPoint(x: 60 + 50 * 0.706, y: 50 + 30 * 0.706)))
    #expect(!path.contains(CGPoint(x: 60 + 50 * 0.71, y: 50 + 30 * 0.71)))
  }

  @Test func `the path of Core Graphics is a value: neither end changes the other`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 50, y: 50))
    #expect(before.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let mutable = CGMutablePath()
    mutable.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
    path.cgPath = mutable
    mutable.addRect(CGRect(x: 100, y: 100, width: 5, height: 5))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(UIBezierPath(cgPath: path.cgPath) == path)
  }

  @Test func `closing goes back to where the part began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 20, y: 4))
    path.addLine(to: CGPoint(x: 20, y: 30))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.cgPath.elements.count == 4)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `an arc is joined to the path by a line`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 50, y: 0),
      radius: 10,
      startAngle: .pi,
      endAngle: 0,
      clockwise: true
    )
    // Clockwise on screen from the left is over the top.
    #expect(abs(path.bounds.minY + 10) < 1e-3)
    #expect(path.bounds.minX == 0)
    #expect(abs(path.currentPoint.x - 60) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
  }

  @Test func `what is outside a clip is not drawn`() throws {
    let size = CGSize(width: 10, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 3, height: 4)).addClip()
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let pixels = try #require(image.cgImage).pixels
    let row = (0..<10).map { pixels.base[$0] >> 24 }
    #expect(row == [0, 0, 255, 255, 255, 0, 0, 0, 0, 0])
  }
}
