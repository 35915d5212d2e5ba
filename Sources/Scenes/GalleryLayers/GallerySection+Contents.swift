import UIKit

extension GallerySection {
  /// Pictures in layers.
  static let contents = GallerySection(
    title: "Contents",
    text: "Pictures placed, cut out, stretched in nine parts, and filtered.",
    cells: [
      GalleryCell("contentsGravity, where top is the greatest y", span: 3, draw: gravities),
      GalleryCell("contentsCenter", draw: center),
      GalleryCell("contentsRect", draw: rect),
      GalleryCell("magnificationFilter", draw: magnification),
      GalleryCell("minificationFilter", draw: minification),
    ]
  )

  private static let places: [(CALayerContentsGravity, String)] = [
    (.resize, "resize"), (.resizeAspect, "resizeAspect"), (.resizeAspectFill, "resizeAspectFill"),
    (.topLeft, "topLeft"), (.top, "top"), (.topRight, "topRight"),
    (.left, "left"), (.center, "center"), (.right, "right"),
    (.bottomLeft, "bottomLeft"), (.bottom, "bottom"), (.bottomRight, "bottomRight"),
  ]

  private static func gravities(_ canvas: GalleryCanvas) {
    let columns = canvas.size.width > 400 ? 6 : 3
    let pitch = CGSize(
      width: (canvas.size.width - 16) / CGFloat(columns),
      height: (canvas.size.height - 6) / CGFloat(12 / columns)
    )
    let picture = Artwork.landscape(City.all[1].palette, size: CGSize(width: 28, height: 20))
    for (index, place) in places.enumerated() {
      let origin = CGPoint(
        x: 8 + CGFloat(index % columns) * pitch.width,
        y: 6 + CGFloat(index / columns) * pitch.height
      )
      let frame = canvas.box(origin.x + 6, origin.y, pitch.width - 12, 26, GalleryInk.faint)
      frame.contents = picture.cgImage
      frame.contentsScale = 2
      frame.contentsGravity = place.0
      frame.masksToBounds = true
      frame.borderWidth = 0.5
      frame.borderColor = GalleryInk.guide.cgColor
      let middle = CGPoint(x: origin.x + pitch.width / 2, y: origin.y + 32.5)
      canvas.text(place.1, middle, size: 8, GalleryInk.quiet, weight: .medium)
    }
  }

  private static func center(_ canvas: GalleryCanvas) {
    let bubble = draw(CGSize(width: 24, height: 24)) {
      GalleryInk.blue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 9).fill()
      GalleryInk.amber.setFill()
      for x in [CGFloat(7), 17] {
        for y in [CGFloat(7), 17] {
          UIBezierPath(ovalIn: CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5)).fill()
        }
      }
    }
    let rects = [
      CGRect(x: 11, y: 12, width: 24, height: 24), CGRect(x: 43, y: 12, width: 80, height: 24),
      CGRect(x: 11, y: 44, width: 112, height: 32),
    ]
    for rect in rects {
      let part = canvas.picture(bubble, rect)
      part.contentsCenter = CGRect(x: 0.46, y: 0.46, width: 0.08, height: 0.08)
    }
  }

  private static func rect(_ canvas: GalleryCanvas) {
    let picture = Artwork.landscape(City.all[0].palette, size: CGSize(width: 80, height: 64))
    canvas.picture(picture, CGRect(x: 10, y: 20, width: 60, height: 48))
    canvas.picture(picture, CGRect(x: 78, y: 20, width: 48, height: 48))
      .contentsRect = CGRect(x: 0.4, y: 0.15, width: 0.4, height: 0.5)
    let part = canvas.box(34, 27.2, 24, 24, nil)
    part.borderWidth = 1
    part.borderColor = UIColor.white.cgColor
    let sight = UIBezierPath()
    for (corner, y) in [(part.frame.minY, CGFloat(20)), (part.frame.maxY, 68)] {
      sight.move(to: CGPoint(x: 58, y: corner))
      sight.addLine(to: CGPoint(x: 78, y: y))
    }
    canvas.line(sight, GalleryInk.guide, width: 0.5)
  }

  private static func magnification(_ canvas: GalleryCanvas) {
    let rows = [
      ".##...##.", "#oo#.#oo#", "#ooo#ooo#", "#ooooooo#", ".#ooooo#.", "..#ooo#..", "...#o#...",
      "....#....",
    ]
    let heart = draw(CGSize(width: 9, height: 8), scale: 1) {
      for (y, row) in rows.enumerated() {
        for (x, mark) in row.enumerated() where mark != "." {
          (mark == "#" ? GalleryInk.navy : GalleryInk.coral).setFill()
          UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    for (index, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
      let x = 9 + CGFloat(index) * 60
      canvas.picture(heart, CGRect(x: x, y: 20, width: 54, height: 48))
        .magnificationFilter = filter
    }
  }

  private static func minification(_ canvas: GalleryCanvas) {
    let rings = draw(CGSize(width: 360, height: 360), scale: 1) {
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 360, height: 360))
      GalleryInk.navy.setStroke()
      var radius: CGFloat = 14
      while radius < 250 {
        let width = 260 / (radius + 20)
        let ring = UIBezierPath(
          ovalIn: CGRect(
            x: 180 - radius,
            y: 180 - radius,
            width: radius * 2,
            height: radius * 2
          )
        )
        ring.lineWidth = width
        ring.stroke()
        radius += width * 2
      }
    }
    for (index, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
      let x = 9 + CGFloat(index) * 60
      let picture = canvas.picture(rings, CGRect(x: x, y: 16, width: 56, height: 56))
      picture.minificationFilter = filter
      picture.cornerRadius = 6
      picture.masksToBounds = true
    }
  }

  private static func draw(
    _ size: CGSize,
    scale: CGFloat = 2,
    _ body: () -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
  }
}
