import UIKit

extension GallerySection {
  /// Fills and lines.
  static let shapes = GallerySection(
    title: "Shapes",
    text: "Fills and strokes of paths, with every rule, cap, join and dash.",
    cells: [
      GalleryCell("fillRule", draw: fillRule),
      GalleryCell("lineCap", draw: lineCap),
      GalleryCell("lineJoin", draw: lineJoin),
      GalleryCell("miterLimit", draw: miterLimit),
      GalleryCell("lineDashPattern", draw: dashes),
      GalleryCell("strokeStart, -End", draw: trims),
      GalleryCell("path", draw: flower),
    ]
  )

  private static func fillRule(_ canvas: GalleryCanvas) {
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let star = UIBezierPath()
      for corner in 0..<5 {
        let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(
          x: 37 + CGFloat(index) * 60 + 27 * cos(angle),
          y: 46 + 27 * sin(angle)
        )
        if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      let shape = canvas.line(star, GalleryInk.blue, width: 1.5)
      shape.fillColor = GalleryInk.sky.cgColor
      shape.fillRule = rule
      shape.lineJoin = .round
    }
  }

  private static func lineCap(_ canvas: GalleryCanvas) {
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    for (index, cap) in caps.enumerated() {
      let path = UIBezierPath()
      let y = 22 + CGFloat(index) * 22
      path.move(to: CGPoint(x: 32, y: y))
      path.addLine(to: CGPoint(x: 102, y: y))
      let color = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet][index]
      canvas.line(path, color, width: 13).lineCap = cap
      canvas.line(path, .white, width: 1)
    }
    for x in [CGFloat(32), 102] {
      let guide = UIBezierPath()
      guide.move(to: CGPoint(x: x, y: 8))
      guide.addLine(to: CGPoint(x: x, y: 80))
      canvas.line(guide, GalleryInk.guide, width: 0.5)
    }
  }

  private static func chevron(_ middle: CGPoint, _ width: CGFloat, _ height: CGFloat)
    -> UIBezierPath
  {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - width, y: middle.y + height))
    path.addLine(to: CGPoint(x: middle.x, y: middle.y - height))
    path.addLine(to: CGPoint(x: middle.x + width, y: middle.y + height))
    return path
  }

  private static func lineJoin(_ canvas: GalleryCanvas) {
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    for (index, join) in joins.enumerated() {
      let path = chevron(CGPoint(x: 28 + CGFloat(index) * 39, y: 48), 12, 15)
      let color = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet][index]
      canvas.line(path, color, width: 11).lineJoin = join
      canvas.line(path, .white, width: 1)
    }
  }

  private static func miterLimit(_ canvas: GalleryCanvas) {
    for (index, limit) in [CGFloat(10), 3].enumerated() {
      let path = chevron(CGPoint(x: 42 + CGFloat(index) * 50, y: 56), 9, 19)
      let color = [GalleryInk.coral, GalleryInk.amber][index]
      canvas.line(path, color, width: 9).miterLimit = limit
      canvas.line(path, .white, width: 1)
    }
  }

  private static func dashes(_ canvas: GalleryCanvas) {
    let patterns: [[NSNumber]] = [[10, 5], [1, 8], [14, 5, 2, 5], [0, 8]]
    for (index, pattern) in patterns.enumerated() {
      let path = UIBezierPath()
      let y = 18 + CGFloat(index) * 17
      path.move(to: CGPoint(x: 14, y: y))
      path.addCurve(
        to: CGPoint(x: 120, y: y),
        controlPoint1: CGPoint(x: 50, y: y - 14),
        controlPoint2: CGPoint(x: 84, y: y + 14)
      )
      let color = [GalleryInk.blue, GalleryInk.violet, GalleryInk.pink, GalleryInk.coral][index]
      let line = canvas.line(path, color, width: index == 3 ? 5 : 4, dashes: pattern)
      line.lineCap = index == 3 ? .round : .butt
      line.lineDashPhase = index == 0 ? 4 : 0
    }
  }

  private static func trims(_ canvas: GalleryCanvas) {
    let ends: [(CGFloat, CGFloat)] = [(0, 0.82), (0.18, 0.72), (0.45, 0.95)]
    let colors = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet]
    for (index, end) in ends.enumerated() {
      let radius = 32 - CGFloat(index) * 10
      let path = UIBezierPath(
        arcCenter: canvas.center,
        radius: radius,
        startAngle: -.pi / 2,
        endAngle: 1.5 * .pi,
        clockwise: true
      )
      canvas.line(path, GalleryInk.faint, width: 7)
      let arc = canvas.line(path, colors[index], width: 7)
      arc.strokeStart = end.0
      arc.strokeEnd = end.1
      arc.lineCap = .round
    }
  }

  private static func flower(_ canvas: GalleryCanvas) {
    let colors = [
      GalleryInk.blue, GalleryInk.violet, GalleryInk.pink, GalleryInk.coral, GalleryInk.amber,
      GalleryInk.mint, GalleryInk.sky,
    ]
    for (index, color) in colors.enumerated() {
      let petal = UIBezierPath()
      petal.move(to: .zero)
      petal.addCurve(
        to: CGPoint(x: 0, y: -37),
        controlPoint1: CGPoint(x: 24, y: -12),
        controlPoint2: CGPoint(x: 14, y: -32)
      )
      petal.addCurve(
        to: .zero,
        controlPoint1: CGPoint(x: -14, y: -32),
        controlPoint2: CGPoint(x: -24, y: -12)
      )
      let shape = CAShapeLayer()
      shape.path = petal.cgPath
      shape.fillColor = color.withAlphaComponent(0.6).cgColor
      shape.strokeColor = UIColor.white.cgColor
      shape.lineWidth = 1
      shape.position = canvas.center
      shape.transform = GalleryCanvas.turn(CGFloat(index) * 360 / 7, 0, 0, 1)
      canvas.layer.addSublayer(shape)
    }
  }
}
