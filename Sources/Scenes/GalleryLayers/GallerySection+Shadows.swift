import UIKit

extension GallerySection {
  /// Blurred shadows.
  static let shadows = GallerySection(
    title: "Shadows",
    text: "Gaussian shadows of rectangles, of paths, and of all that a layer holds.",
    cells: [
      GalleryCell("shadowRadius", draw: radius),
      GalleryCell("shadowOffset", draw: offset),
      GalleryCell("shadowOpacity", draw: opacity),
      GalleryCell("shadowColor", draw: color),
      GalleryCell("shadowPath", draw: path),
      GalleryCell("content’s shadow", draw: content),
      GalleryCell("… in perspective", draw: perspective),
    ]
  )

  private static func card(_ canvas: GalleryCanvas, _ index: Int) -> CALayer {
    let card = canvas.box(14 + CGFloat(index) * 38, 27, 30, 30, .white, radius: 8)
    card.shadowColor = GalleryInk.navy.cgColor
    card.shadowOpacity = 0.4
    card.shadowRadius = 5
    card.shadowOffset = CGSize(width: 0, height: 4)
    return card
  }

  private static func radius(_ canvas: GalleryCanvas) {
    for (index, radius) in [CGFloat(1), 4, 9].enumerated() {
      card(canvas, index).shadowRadius = radius
    }
  }

  private static func offset(_ canvas: GalleryCanvas) {
    let offsets = [(-6, -6), (0, 8), (7, 0)]
    for (index, offset) in offsets.enumerated() {
      card(canvas, index).shadowOffset = CGSize(width: offset.0, height: offset.1)
    }
  }

  private static func opacity(_ canvas: GalleryCanvas) {
    for (index, opacity) in [Float(0.12), 0.4, 0.9].enumerated() {
      card(canvas, index).shadowOpacity = opacity
    }
  }

  private static func color(_ canvas: GalleryCanvas) {
    let colors = [GalleryInk.sky, GalleryInk.violet, GalleryInk.coral]
    for (index, color) in colors.enumerated() {
      let card = card(canvas, index)
      card.backgroundColor = color.cgColor
      card.shadowColor = color.cgColor
      card.shadowOpacity = 0.75
      card.shadowRadius = 6
      card.shadowOffset = CGSize(width: 0, height: 7)
    }
  }

  private static func path(_ canvas: GalleryCanvas) {
    let sheet = canvas.box(28, 14, 78, 50, .white)
    let curl = UIBezierPath()
    curl.move(to: CGPoint(x: 2, y: 40))
    curl.addLine(to: CGPoint(x: 76, y: 40))
    curl.addLine(to: CGPoint(x: 80, y: 60))
    curl.addQuadCurve(to: CGPoint(x: -2, y: 60), controlPoint: CGPoint(x: 39, y: 46))
    curl.close()
    sheet.shadowPath = curl.cgPath
    sheet.shadowColor = GalleryInk.navy.cgColor
    sheet.shadowOpacity = 0.6
    sheet.shadowRadius = 3
    sheet.shadowOffset = .zero
    canvas.box(0, 0, 78, 50, .white, in: sheet).borderWidth = 0.5
    sheet.sublayers?.last?.borderColor = GalleryInk.hairline.cgColor
    for (row, width) in [CGFloat(54), 46, 34].enumerated() {
      canvas.box(10, 12 + CGFloat(row) * 10, width, 4, GalleryInk.faint, radius: 2, in: sheet)
    }
  }

  private static func content(_ canvas: GalleryCanvas) {
    let group = canvas.box(24, 14, 86, 60, nil)
    group.shadowColor = GalleryInk.navy.cgColor
    group.shadowOpacity = 0.45
    group.shadowRadius = 4
    group.shadowOffset = CGSize(width: 0, height: 5)
    let star = UIBezierPath()
    for index in 0..<10 {
      let radius: CGFloat = index % 2 == 0 ? 24 : 11
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: 25 + radius * cos(angle), y: 28 + radius * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    let shape = canvas.line(star, GalleryInk.amber, width: 3, in: group)
    shape.fillColor = GalleryInk.amber.cgColor
    shape.lineJoin = .round
    canvas.text("ab", CGPoint(x: 66, y: 26), size: 30, GalleryInk.blue, weight: .bold, in: group)
  }

  private static func perspective(_ canvas: GalleryCanvas) {
    let card = canvas.box(37, 16, 60, 52, GalleryInk.sky, radius: 12)
    card.shadowColor = GalleryInk.navy.cgColor
    card.shadowOpacity = 0.5
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: 6, height: 8)
    card.transform = CATransform3DConcat(
      GalleryCanvas.turn(20, 0, 0, 1),
      GalleryCanvas.turn(48, 1, 0, 0, distance: 140)
    )
  }
}
