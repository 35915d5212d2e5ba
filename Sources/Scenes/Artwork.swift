import UIKit

/// The pictures of the scenes, drawn by code.
///
/// Each is drawn once and kept, as `UIImage(named:)` keeps the pictures of an app's bundle.
enum Artwork {
  private static var kept: [String: UIImage] = [:]

  /// A lounge chair in a warm room.
  static func chair(size: CGSize) -> UIImage {
    return draw("chair", size) { context, rect in
      fill(
        context,
        rect,
        from: UIColor(red: 0.98, green: 0.93, blue: 0.86, alpha: 1),
        to: UIColor(red: 0.95, green: 0.84, blue: 0.71, alpha: 1)
      )
      let unit = min(rect.width / 414, rect.height / 400)
      context.translateBy(x: rect.midX, y: rect.midY + 26 * unit)
      context.scaleBy(x: unit, y: unit)
      chairParts()
    }
  }

  private static func chairParts() {
    UIColor(red: 0.90, green: 0.76, blue: 0.60, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: -150, y: 96, width: 300, height: 44)).fill()
    UIColor(red: 0.45, green: 0.29, blue: 0.18, alpha: 1).setStroke()
    let legs = UIBezierPath()
    legs.lineWidth = 9
    legs.lineCapStyle = .round
    for x in [-78, 78] as [CGFloat] {
      legs.move(to: CGPoint(x: x * 0.8, y: 50))
      legs.addLine(to: CGPoint(x: x * 1.1, y: 116))
    }
    legs.stroke()
    UIColor(red: 0.87, green: 0.45, blue: 0.24, alpha: 1).setFill()
    let back = UIBezierPath(
      roundedRect: CGRect(x: -92, y: -120, width: 184, height: 160),
      cornerRadius: 64
    )
    back.fill()
    UIColor(red: 0.92, green: 0.53, blue: 0.31, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: -62, y: -92, width: 124, height: 110), cornerRadius: 44)
      .fill()
    UIColor(red: 0.79, green: 0.37, blue: 0.18, alpha: 1).setFill()
    for x in [-118, 78] as [CGFloat] {
      UIBezierPath(roundedRect: CGRect(x: x, y: -24, width: 40, height: 88), cornerRadius: 20)
        .fill()
    }
    UIColor(red: 0.95, green: 0.60, blue: 0.38, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: -92, y: 14, width: 184, height: 52), cornerRadius: 22)
      .fill()
  }

  /// A landscape: sky, sun, and ranges of hills one behind the other.
  static func landscape(_ palette: LandscapePalette, size: CGSize) -> UIImage {
    return draw("landscape \(palette.seed)", size) { context, rect in
      fill(context, rect, colors: palette.sky)
      palette.sun.setFill()
      let radius = rect.height * 0.055
      let sun = CGPoint(x: rect.width * palette.sunX, y: rect.height * 0.39)
      UIBezierPath(
        ovalIn: CGRect(x: sun.x - radius, y: sun.y - radius, width: radius * 2, height: radius * 2)
      ).fill()
      for (index, color) in palette.hills.enumerated() {
        color.setFill()
        ridge(index: index, of: palette.hills.count, seed: palette.seed, in: rect).fill()
      }
    }
  }

  private static func ridge(index: Int, of count: Int, seed: CGFloat, in rect: CGRect)
    -> UIBezierPath
  {
    let path = UIBezierPath()
    let base = rect.height * (0.52 + 0.16 * CGFloat(index))
    let peaks = 4 + index
    path.move(to: CGPoint(x: 0, y: rect.height))
    path.addLine(to: CGPoint(x: 0, y: base))
    for peak in 0...peaks * 2 {
      let x = rect.width * CGFloat(peak) / CGFloat(peaks * 2)
      let wave = sin(seed * 7.3 + CGFloat(peak) * 2.1 + CGFloat(index) * 1.7)
      let height = peak % 2 == 1 ? (0.10 + 0.07 * wave) * rect.height : -0.02 * rect.height
      path.addLine(to: CGPoint(x: x, y: base - height))
    }
    path.addLine(to: CGPoint(x: rect.width, y: rect.height))
    path.close()
    return path
  }

  private static func draw(
    _ name: String,
    _ size: CGSize,
    _ body: (CGContext, CGRect) -> Void
  ) -> UIImage {
    let key = "\(name) \(size)"
    if let image = kept[key] { return image }
    let image = drawn(size, body)
    kept[key] = image
    return image
  }

  private static func drawn(_ size: CGSize, _ body: (CGContext, CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      body(renderer.cgContext, CGRect(origin: .zero, size: size))
    }
  }

  private static func fill(
    _ context: CGContext,
    _ rect: CGRect,
    from start: UIColor,
    to end: UIColor
  ) {
    fill(context, rect, colors: [start, end])
  }

  private static func fill(_ context: CGContext, _ rect: CGRect, colors: [UIColor]) {
    let locations = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors.map(\.cgColor) as CFArray,
        locations: locations
      )
    else { return }
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: rect.minX, y: rect.minY),
      end: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.maxY),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
  }
}
