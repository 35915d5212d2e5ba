import UIKit

extension GallerySection {
  /// Where a layer stands.
  static let geometry = GallerySection(
    title: "Geometry",
    text: "Position, anchor point and transform place a layer; bounds move what is inside it.",
    cells: [
      GalleryCell("anchorPoint", draw: anchorPoint),
      GalleryCell("transform", draw: transform),
      GalleryCell("frame", draw: frame),
      GalleryCell("zPosition", draw: zPosition),
      GalleryCell("isGeometryFlipped", draw: flipped),
      GalleryCell("bounds.origin", draw: boundsOrigin),
      GalleryCell("CAScrollLayer", draw: scrollLayer),
    ]
  )

  private static func anchorPoint(_ canvas: GalleryCanvas) {
    let colors = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet, GalleryInk.pink]
    for (index, color) in colors.enumerated() {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: 30, height: 52)
      card.anchorPoint = CGPoint(x: 0.5, y: 1)
      card.position = CGPoint(x: 67, y: 74)
      card.transform = GalleryCanvas.turn(-48 + CGFloat(index) * 32, 0, 0, 1)
      card.backgroundColor = color.cgColor
      card.cornerRadius = 5
      card.borderWidth = 1.5
      card.borderColor = UIColor.white.cgColor
      canvas.layer.addSublayer(card)
    }
    canvas.disc(CGPoint(x: 67, y: 74), 4, .white)
    canvas.disc(CGPoint(x: 67, y: 74), 2.5, GalleryInk.text)
  }

  private static func transform(_ canvas: GalleryCanvas) {
    canvas.ghost(CGRect(x: 35, y: 24, width: 64, height: 40), radius: 6)
    let card = canvas.box(35, 24, 64, 40, GalleryInk.blue, radius: 6)
    var slant = CATransform3DIdentity
    slant.m21 = -0.35
    slant = CATransform3DConcat(CATransform3DMakeScale(0.9, 1.15, 1), slant)
    card.transform = CATransform3DConcat(slant, GalleryCanvas.turn(-14, 0, 0, 1))
    canvas.text("Aa", CGPoint(x: 32, y: 20), size: 22, .white, in: card)
  }

  private static func frame(_ canvas: GalleryCanvas) {
    let card = canvas.box(41, 26, 52, 36, GalleryInk.violet, radius: 6)
    card.transform = GalleryCanvas.turn(33, 0, 0, 1)
    canvas.ghost(card.frame)
    for x in [card.frame.minX, card.frame.maxX] {
      for y in [card.frame.minY, card.frame.maxY] {
        canvas.disc(CGPoint(x: x, y: y), 2.5, GalleryInk.amber)
      }
    }
  }

  private static func zPosition(_ canvas: GalleryCanvas) {
    let cards: [(x: CGFloat, y: CGFloat, z: CGFloat, color: UIColor)] = [
      (23, 14, 1, GalleryInk.sky), (47, 23, 2, GalleryInk.blue), (71, 32, 0, GalleryInk.navy),
    ]
    for place in cards {
      let card = canvas.box(place.x, place.y, 40, 42, place.color, radius: 7)
      card.zPosition = place.z
      card.borderWidth = 1.5
      card.borderColor = UIColor.white.cgColor
      let x: CGFloat = place.z == 0 ? 29 : place.z == 1 ? 11 : 20
      canvas.text("\(Int(place.z))", CGPoint(x: x, y: 21), size: 15, .white, in: card)
    }
  }

  private static func flipped(_ canvas: GalleryCanvas) {
    for (index, isFlipped) in [false, true].enumerated() {
      let panel = canvas.box(
        17 + CGFloat(index) * 53,
        16,
        47,
        56,
        GalleryInk.faint,
        radius: 6
      )
      panel.isGeometryFlipped = isFlipped
      let colors = [GalleryInk.coral, GalleryInk.amber, GalleryInk.mint]
      for (bar, color) in colors.enumerated() {
        let y = 7 + CGFloat(bar) * 12
        canvas.box(7, y, 12 + CGFloat(bar) * 10, 8, color, radius: 4, in: panel)
      }
    }
  }

  private static func map(_ canvas: GalleryCanvas, in window: CALayer) {
    canvas.box(0, 0, 100, 68, UIColor(white: 1, alpha: 0), in: window)
    for row in 0..<5 {
      for column in 0..<7 {
        let isEven = (row + column) % 2 == 0
        let color = isEven ? GalleryInk.sky : GalleryInk.faint
        canvas.box(CGFloat(column) * 16, CGFloat(row) * 16, 16, 16, color, in: window)
      }
    }
    canvas.disc(CGPoint(x: 72, y: 40), 11, GalleryInk.coral, in: window)
  }

  private static func boundsOrigin(_ canvas: GalleryCanvas) {
    let whole = canvas.box(11, 4, 112, 80, nil)
    whole.opacity = 0.28
    map(canvas, in: whole)
    let window = canvas.box(51, 16, 64, 52, .white, radius: 8)
    window.masksToBounds = true
    window.borderWidth = 2
    window.borderColor = GalleryInk.text.cgColor
    window.bounds.origin = CGPoint(x: 40, y: 12)
    map(canvas, in: window)
  }

  private static func scrollLayer(_ canvas: GalleryCanvas) {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 37, y: 12, width: 60, height: 64)
    scroll.backgroundColor = GalleryInk.faint.cgColor
    scroll.cornerRadius = 10
    scroll.scrollMode = .vertically
    canvas.layer.addSublayer(scroll)
    let colors = [
      GalleryInk.blue, GalleryInk.violet, GalleryInk.pink, GalleryInk.coral, GalleryInk.amber,
    ]
    for (index, color) in colors.enumerated() {
      canvas.box(7, 6 + CGFloat(index) * 20, 40, 15, color, radius: 4, in: scroll)
    }
    scroll.scroll(to: CGPoint(x: 30, y: 28))
    canvas.box(90, 38, 3, 22, GalleryInk.guide, radius: 1.5)
  }
}
