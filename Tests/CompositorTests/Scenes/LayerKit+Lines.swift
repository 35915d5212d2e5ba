import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  @discardableResult
  private func line(_ points: [CGPoint], _ color: CGColor, width: CGFloat) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addLines(between: points)
    let line = CAShapeLayer()
    line.path = path
    line.fillColor = nil
    line.strokeColor = color
    line.lineWidth = width
    root.addSublayer(line)
    return line
  }

  func lineCaps() {
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    for (index, cap) in caps.enumerated() {
      let y = 25 + CGFloat(index) * 32
      line([CGPoint(x: 30, y: y), CGPoint(x: 90, y: y)], Self.blue, width: 14).lineCap = cap
      line([CGPoint(x: 115, y: y + 8), CGPoint(x: 140, y: y - 8)], Self.red, width: 10)
        .lineCap = cap
    }
  }

  func lineJoins() {
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    for (index, join) in joins.enumerated() {
      let x = 10 + CGFloat(index) * 50
      let points = [CGPoint(x: x, y: 50), CGPoint(x: x + 18, y: 20), CGPoint(x: x + 36, y: 50)]
      line(points, Self.blue, width: 11).lineJoin = join
    }
    for (index, limit) in [CGFloat(10), 2].enumerated() {
      let x = 25 + CGFloat(index) * 70
      let points = [CGPoint(x: x, y: 110), CGPoint(x: x + 12, y: 76), CGPoint(x: x + 24, y: 110)]
      line(points, Self.red, width: 8).miterLimit = limit
    }
  }

  func dashes() {
    let patterns: [([NSNumber], CGFloat, CAShapeLayerLineCap)] = [
      ([10, 5], 0, .butt), ([10, 5], 7, .butt), ([14, 5, 2, 5], 0, .butt), ([9], 0, .square),
      ([0, 9], 0, .round),
    ]
    for (index, (pattern, phase, cap)) in patterns.enumerated() {
      let y = 16 + CGFloat(index) * 15
      let dashed = line([CGPoint(x: 10, y: y), CGPoint(x: 150, y: y)], Self.blue, width: 5)
      dashed.lineDashPattern = pattern
      dashed.lineDashPhase = phase
      dashed.lineCap = cap
    }
    let ring = CAShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(x: 12, y: 90, width: 136, height: 22), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = Self.red
    ring.lineWidth = 3
    ring.lineDashPattern = [6, 4]
    root.addSublayer(ring)
  }

  func strokeEnds() {
    // Both rings are one path: the ends count along its whole length.
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 14, y: 14, width: 60, height: 60))
    path.addEllipse(in: CGRect(x: 86, y: 14, width: 60, height: 60))
    let ends: [(CGFloat, CGFloat, CGColor, CGFloat)] = [
      (0, 1, Self.white, 10), (0.2, 0.7, Self.blue, 10), (0.35, 0.4, Self.red, 4),
    ]
    for (start, end, color, width) in ends {
      let shape = CAShapeLayer()
      shape.path = path
      shape.fillColor = nil
      shape.strokeColor = color
      shape.lineWidth = width
      shape.strokeStart = start
      shape.strokeEnd = end
      root.addSublayer(shape)
    }
    let square = CAShapeLayer()
    square.path = CGPath(rect: CGRect(x: 20, y: 88, width: 120, height: 22), transform: nil)
    square.fillColor = Self.green
    square.strokeColor = Self.dark
    square.lineWidth = 4
    square.lineJoin = .round
    square.strokeStart = 0.6
    square.strokeEnd = 0.9
    root.addSublayer(square)
  }

  func fillRules() {
    // Two discs run one way and a third the other way.
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 4, y: 4, width: 44, height: 44))
    path.addEllipse(in: CGRect(x: 28, y: 4, width: 44, height: 44))
    path.addArc(
      center: CGPoint(x: 38, y: 46),
      radius: 22,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    path.closeSubpath()
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let shape = CAShapeLayer()
      shape.position = CGPoint(x: 2 + CGFloat(index) * 80, y: 20)
      shape.path = path
      shape.fillRule = rule
      shape.fillColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 0.6)
      shape.strokeColor = Self.dark
      shape.lineWidth = 1
      root.addSublayer(shape)
    }
  }
}
