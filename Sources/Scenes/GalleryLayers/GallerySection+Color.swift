import UIKit

extension GallerySection {
  /// Gradients, copies and type.
  static let color = GallerySection(
    title: "Colour and type",
    text: "Gradients along a line, outwards and around; copies that differ; text.",
    cells: [
      GalleryCell("axial", draw: { gradient($0, .axial) }),
      GalleryCell("radial", draw: { gradient($0, .radial) }),
      GalleryCell("conic", draw: { gradient($0, .conic) }),
      GalleryCell("locations", draw: locations),
      GalleryCell("gradient to clear", draw: toClear),
      GalleryCell("CAReplicatorLayer", draw: replicator),
      GalleryCell("CATextLayer", draw: texts),
    ]
  )

  private static func gradient(_ canvas: GalleryCanvas, _ type: CAGradientLayerType) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 14, y: 14, width: 106, height: 60)
    gradient.cornerRadius = 10
    gradient.type = type
    var colors = [GalleryInk.amber, GalleryInk.coral, GalleryInk.violet, GalleryInk.blue]
    switch type {
    case .radial:
      gradient.startPoint = CGPoint(x: 0.4, y: 0.4)
      gradient.endPoint = CGPoint(x: 1.05, y: 1.2)
    case .conic:
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 0.5, y: 0)
      colors += [GalleryInk.sky, GalleryInk.mint, GalleryInk.amber]
    default:
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
    gradient.colors = colors.map(\.cgColor)
    canvas.layer.addSublayer(gradient)
  }

  private static func locations(_ canvas: GalleryCanvas) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 14, y: 14, width: 106, height: 60)
    gradient.cornerRadius = 10
    let colors = [GalleryInk.navy, GalleryInk.blue, GalleryInk.sky, GalleryInk.mint]
    gradient.colors = colors.flatMap { [$0.cgColor, $0.cgColor] }
    gradient.locations = [0, 0.2, 0.2, 0.45, 0.45, 0.6, 0.85, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.2)
    gradient.endPoint = CGPoint(x: 1, y: 0.8)
    canvas.layer.addSublayer(gradient)
  }

  /// Adds a board of squares, on which transparency can be seen.
  private static func board(_ canvas: GalleryCanvas, _ rect: CGRect) {
    let board = canvas.box(rect.minX, rect.minY, rect.width, rect.height, .white, radius: 10)
    board.masksToBounds = true
    for row in 0..<Int(rect.height / 8) + 1 {
      for column in 0..<Int(rect.width / 8) + 1 where (row + column) % 2 == 0 {
        canvas.box(CGFloat(column) * 8, CGFloat(row) * 8, 8, 8, GalleryInk.faint, in: board)
      }
    }
  }

  private static func toClear(_ canvas: GalleryCanvas) {
    let rect = CGRect(x: 14, y: 14, width: 106, height: 60)
    board(canvas, rect)
    let gradient = CAGradientLayer()
    gradient.frame = rect
    gradient.cornerRadius = 10
    gradient.colors = [
      GalleryInk.pink.cgColor, GalleryInk.violet.cgColor,
      GalleryInk.violet.withAlphaComponent(0).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    canvas.layer.addSublayer(gradient)
  }

  private static func replicator(_ canvas: GalleryCanvas) {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 33, y: 10, width: 68, height: 68)
    ring.instanceCount = 14
    ring.instanceTransform = GalleryCanvas.turn(360 / 14, 0, 0, 1)
    ring.instanceAlphaOffset = -0.066
    canvas.layer.addSublayer(ring)
    canvas.box(31, 0, 6, 20, GalleryInk.blue, radius: 3, in: ring)
  }

  private static func texts(_ canvas: GalleryCanvas) {
    canvas.text("Stagecraft", CGPoint(x: 67, y: 26), size: 21, GalleryInk.text, weight: .bold)
    let wrapped = CATextLayer()
    wrapped.frame = CGRect(x: 12, y: 42, width: 112, height: 36)
    wrapped.string = "shaped, measured and wrapped"
    wrapped.font = UIFont.systemFont(ofSize: 11)
    wrapped.fontSize = 11
    wrapped.foregroundColor = GalleryInk.quiet.cgColor
    wrapped.isWrapped = true
    wrapped.alignmentMode = .center
    wrapped.contentsScale = 4
    canvas.layer.addSublayer(wrapped)
  }
}
