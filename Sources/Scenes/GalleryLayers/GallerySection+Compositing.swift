import UIKit

extension GallerySection {
  /// Layers as one picture.
  static let compositing = GallerySection(
    title: "Compositing",
    text: "Opacity of groups, masks of any kind, and blur of what lies behind.",
    cells: [
      GalleryCell("allowsGroupOpacity", draw: faded),
      GalleryCell("mask: shape", draw: shapeMask),
      GalleryCell("mask: gradient", draw: gradientMask),
      GalleryCell("mask: text", draw: textMask),
      GalleryCell("transparent colours", draw: discs),
      GalleryCell("UIVisualEffectView", draw: blurred),
      GalleryCell("shouldRasterize", draw: rasterized),
    ]
  )

  private static func faded(_ canvas: GalleryCanvas) {
    for index in 0..<5 {
      canvas.box(10, 11 + CGFloat(index) * 15, 114, 6, GalleryInk.faint, radius: 3)
    }
    for (index, isGroup) in [true, false].enumerated() {
      let group = canvas.box(14 + CGFloat(index) * 56, 14, 50, 60, nil)
      group.opacity = 0.6
      group.allowsGroupOpacity = isGroup
      canvas.box(0, 0, 32, 38, GalleryInk.blue, radius: 7, in: group)
      canvas.box(18, 22, 32, 38, GalleryInk.coral, radius: 7, in: group)
      canvas.disc(CGPoint(x: 25, y: 30), 10, GalleryInk.amber, in: group)
    }
  }

  private static func landscape(_ index: Int) -> UIImage {
    Artwork.landscape(City.all[index].palette, size: CGSize(width: 110, height: 68))
  }

  private static func shapeMask(_ canvas: GalleryCanvas) {
    let picture = canvas.picture(landscape(0), CGRect(x: 12, y: 10, width: 110, height: 68))
    let star = UIBezierPath()
    for index in 0..<24 {
      let radius: CGFloat = index % 2 == 0 ? 34 : 27
      let angle = CGFloat(index) * .pi / 12
      let point = CGPoint(x: 55 + radius * cos(angle), y: 34 + radius * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    let mask = CAShapeLayer()
    mask.path = star.cgPath
    picture.mask = mask
  }

  private static func gradientMask(_ canvas: GalleryCanvas) {
    let picture = canvas.picture(landscape(2), CGRect(x: 12, y: 10, width: 110, height: 68))
    picture.cornerRadius = 8
    let mask = CAGradientLayer()
    mask.frame = picture.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
    mask.locations = [0, 0.35, 1]
    mask.startPoint = CGPoint(x: 0.1, y: 0)
    mask.endPoint = CGPoint(x: 0.9, y: 1)
    picture.mask = mask
  }

  private static func textMask(_ canvas: GalleryCanvas) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 4, y: 10, width: 126, height: 68)
    gradient.colors = [GalleryInk.amber, GalleryInk.coral, GalleryInk.violet].map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    canvas.layer.addSublayer(gradient)
    let letters = canvas.text(
      "mask",
      CGPoint(x: 63, y: 32),
      size: 43,
      .black,
      weight: .heavy
    )
    gradient.mask = letters
  }

  private static func discs(_ canvas: GalleryCanvas) {
    for (index, color) in [GalleryInk.sky, GalleryInk.pink, GalleryInk.amber].enumerated() {
      let angle = CGFloat(index) * 2 * .pi / 3 - .pi / 2
      let center = CGPoint(x: 67 + 15 * cos(angle), y: 46 + 15 * sin(angle))
      canvas.disc(center, 24, color.withAlphaComponent(0.6))
    }
  }

  private static func blurred(_ canvas: GalleryCanvas) {
    let picture = canvas.picture(landscape(1), CGRect(x: 12, y: 10, width: 110, height: 68))
    picture.cornerRadius = 8
    picture.masksToBounds = true
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    glass.frame = CGRect(x: 30, y: 26, width: 74, height: 36)
    glass.layer.cornerRadius = 12
    glass.clipsToBounds = true
    for view in canvas.view.subviews { view.removeFromSuperview() }
    canvas.view.addSubview(glass)
  }

  private static func rasterized(_ canvas: GalleryCanvas) {
    let badge = canvas.box(37, 14, 60, 60, GalleryInk.navy, radius: 30)
    badge.shouldRasterize = true
    badge.rasterizationScale = 2
    badge.masksToBounds = true
    canvas.disc(CGPoint(x: 30, y: 72), 34, GalleryInk.violet, in: badge)
    canvas.disc(CGPoint(x: 42, y: 22), 8, GalleryInk.amber, in: badge)
  }
}
