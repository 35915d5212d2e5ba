import UIKit

extension GallerySection {
  /// Corners, borders and clipping.
  static let edges = GallerySection(
    title: "Edges",
    text: "Corners, borders, and clipping that stays smooth at any angle.",
    cells: [
      GalleryCell("cornerRadius", draw: cornerRadius),
      GalleryCell("cornerCurve", draw: cornerCurve),
      GalleryCell("maskedCorners", draw: maskedCorners),
      GalleryCell("borderWidth", draw: border),
      GalleryCell("masksToBounds", draw: { clipped($0, CATransform3DIdentity) }),
      GalleryCell("… turned", draw: { clipped($0, GalleryCanvas.turn(-19, 0, 0, 1)) }),
      GalleryCell("… in perspective", draw: { clipped($0, tilted) }),
    ]
  )

  private static let tilted = CATransform3DConcat(
    GalleryCanvas.turn(40, 1, 0, 0),
    GalleryCanvas.turn(38, 0, 1, 0, distance: 150)
  )

  private static func cornerRadius(_ canvas: GalleryCanvas) {
    for (index, radius) in [CGFloat(0), 6, 14, 22].enumerated() {
      let x = 13 + CGFloat(index % 2) * 56
      let y = 12 + CGFloat(index / 2) * 34
      let color = [GalleryInk.sky, GalleryInk.blue, GalleryInk.violet, GalleryInk.pink][index]
      canvas.box(x, y, 52, 30, color, radius: radius)
    }
  }

  private static func cornerCurve(_ canvas: GalleryCanvas) {
    // One corner, large: what the circular one has more of shows beside the continuous one.
    let window = canvas.box(14, 12, 106, 64, nil)
    window.masksToBounds = true
    let curves: [(CALayerCornerCurve, UIColor)] = [
      (.circular, GalleryInk.amber), (.continuous, GalleryInk.blue),
    ]
    for (curve, color) in curves {
      canvas.box(0, 0, 400, 400, color, radius: 84, in: window).cornerCurve = curve
    }
  }

  private static func maskedCorners(_ canvas: GalleryCanvas) {
    let corners: [CACornerMask] = [
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner],
      [.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.layerMinXMaxYCorner],
    ]
    for (index, mask) in corners.enumerated() {
      let x = 13 + CGFloat(index % 2) * 56
      let y = 12 + CGFloat(index / 2) * 34
      let color = [GalleryInk.mint, GalleryInk.sky, GalleryInk.blue, GalleryInk.violet][index]
      canvas.box(x, y, 52, 30, color, radius: 13).maskedCorners = mask
    }
  }

  private static func border(_ canvas: GalleryCanvas) {
    let card = canvas.box(33, 16, 58, 56, GalleryInk.faint, radius: 16)
    card.borderWidth = 6
    card.borderColor = GalleryInk.blue.cgColor
    // The border lies above sublayers.
    canvas.box(34, 28, 46, 18, GalleryInk.amber, radius: 9, in: card)
  }

  private static func clipped(_ canvas: GalleryCanvas, _ transform: CATransform3D) {
    let card = canvas.box(34, 12, 66, 64, GalleryInk.faint, radius: 18)
    card.masksToBounds = true
    card.borderWidth = 2
    card.borderColor = GalleryInk.navy.cgColor
    card.transform = transform
    canvas.disc(CGPoint(x: 12, y: 52), 26, GalleryInk.violet, in: card)
    canvas.disc(CGPoint(x: 58, y: 54), 22, GalleryInk.blue, in: card)
    canvas.disc(CGPoint(x: 50, y: 10), 15, GalleryInk.amber, in: card)
  }
}
