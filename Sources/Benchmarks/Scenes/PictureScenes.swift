import CoreGraphics
import Foundation
import QuartzCore

/// The scenes of pictures: P1, P2, P3 and M1.
enum PictureScenes {
  private static let paper = CGColor(srgbRed: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  private static let desk = CGColor(srgbRed: 0.2, green: 0.3, blue: 0.4, alpha: 1)

  @discardableResult
  private static func image(
    _ image: CGImage,
    _ frame: CGRect,
    radius: CGFloat = 0,
    in parent: CALayer
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.contents = image
    layer.cornerRadius = radius
    layer.masksToBounds = radius > 0
    parent.addSublayer(layer)
    return layer
  }

  /// A page of 22 layers: a background, a banner, ten rounded pictures, ten labels.
  private static func page(_ size: CGSize) -> CALayer {
    let page = CALayer()
    page.frame = CGRect(origin: .zero, size: size)
    page.backgroundColor = paper
    // A wide page has its pictures in three columns, so that nothing reaches beyond it.
    let (columns, top) = size.width > size.height ? (3, CGFloat(120)) : (1, 200)
    image(Picture.banner, CGRect(x: 0, y: 0, width: size.width, height: top), in: page)
    for index in 0..<10 {
      let x = CGFloat(index % columns) * 210
      let y = top + 10 + CGFloat(index / columns) * 62
      let photo = CGRect(x: x + 16, y: y, width: 54, height: 54)
      image(Picture.photos[index], photo, radius: 12, in: page)
      image(Picture.labels[index], CGRect(x: x + 84, y: y + 16, width: 120, height: 22), in: page)
    }
    return page
  }

  /// Two pages: one faded as a group and scaled, one turned in space over its shadow.
  static func cards(_ width: Int, _ height: Int) -> LayerBench {
    LayerBench("P1", width, height, scale: 2) { root in
      root.backgroundColor = desk
      let flat = page(root.bounds.size)
      flat.opacity = 0.6
      root.addSublayer(flat)
      let turned = page(root.bounds.size)
      turned.shadowOpacity = 0.5
      turned.shadowRadius = 20
      turned.shadowOffset = CGSize(width: 0, height: 10)
      // Raised, since the two planes would cut through each other otherwise.
      turned.zPosition = 1000
      root.addSublayer(turned)
      return { frame in
        let wave = CGFloat(frame % 7)
        flat.transform = CATransform3DMakeScale(0.95 + wave * 0.0005, 0.95 + wave * 0.0005, 1)
        var space = CATransform3DIdentity
        space.m34 = -1 / 800
        space = CATransform3DRotate(space, -0.6 - wave * 0.001, 0, 1, 0)
        turned.transform = CATransform3DScale(space, 0.8, 0.8, 1)
      }
    }
  }

  /// 500 rounded, turned, translucent cells, each with a label.
  static func cells(_ width: Int, _ height: Int) -> LayerBench {
    LayerBench("P2", width, height, scale: 2) { root in
      root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      var random = RandomNumbers()
      var cells: [(CALayer, CGFloat)] = []
      for index in 0..<500 {
        let cell = CALayer()
        cell.bounds = CGRect(x: 0, y: 0, width: 60, height: 44)
        cell.position = CGPoint(
          x: random.next() * root.bounds.width,
          y: random.next() * root.bounds.height
        )
        cell.cornerRadius = 8
        cell.backgroundColor = CGColor(
          srgbRed: random.next(),
          green: random.next(),
          blue: 0.5,
          alpha: 1
        )
        cell.opacity = Float(0.3 + random.next() * 0.7)
        // Each of the 1,000 layers fades by itself, as the workload is defined.
        cell.allowsGroupOpacity = false
        image(Picture.captions[index % 10], CGRect(x: 4, y: 17, width: 52, height: 10), in: cell)
        root.addSublayer(cell)
        cells.append((cell, random.next() * 2 * .pi))
      }
      return { frame in
        for (cell, angle) in cells {
          cell.transform = CATransform3DMakeRotation(angle + CGFloat(frame) * 0.01, 0, 0, 1)
        }
      }
    }
  }

  /// 5,000 small turned sprites that move.
  static func sprites(_ width: Int, _ height: Int) -> LayerBench {
    LayerBench("P3", width, height, scale: 2) { root in
      root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      var random = RandomNumbers()
      var sprites: [(CALayer, CGFloat)] = []
      for index in 0..<5000 {
        let place = CGPoint(
          x: random.next() * root.bounds.width,
          y: random.next() * root.bounds.height
        )
        let frame = CGRect(x: place.x - 6, y: place.y - 6, width: 12, height: 12)
        sprites.append(
          (image(Picture.sprites[index % 4], frame, in: root), random.next() * 2 * .pi)
        )
      }
      return { frame in
        for (sprite, angle) in sprites {
          sprite.transform = CATransform3DMakeRotation(angle + CGFloat(frame) * 0.01, 0, 0, 1)
        }
      }
    }
  }

  /// A page seen through a logo that grows to 150 times its size over another page.
  static func reveal(_ width: Int, _ height: Int) -> LayerBench {
    LayerBench("M1", width, height, scale: 2) { root in
      image(Picture.banner, root.bounds, in: root)
      let detail = image(Picture.photos[0], root.bounds, in: root)
      return mask(detail)
    }
  }

  /// The same in plain colours, so that little but the mask takes time.
  static func plainReveal(_ width: Int, _ height: Int, isMasked: Bool) -> LayerBench {
    LayerBench("M1", width, height, scale: 2) { root in
      root.backgroundColor = desk
      let detail = CALayer()
      detail.frame = root.bounds
      detail.backgroundColor = paper
      root.addSublayer(detail)
      return isMasked ? mask(detail) : { _ in }
    }
  }

  private static func mask(_ layer: CALayer) -> (Int) -> Void {
    let mask = CAShapeLayer()
    mask.path = logo
    mask.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    layer.mask = mask
    return { frame in
      let scale = 1 + CGFloat(frame * 7 % 30) * 149 / 29
      mask.transform = CATransform3DMakeScale(scale, scale, 1)
    }
  }

  /// A flower of five petals, 10 points wide.
  private static let logo: CGPath = {
    let path = CGMutablePath()
    let place = { (turn: Double, radius: Double) in
      CGPoint(x: radius * sin(turn * 2 * .pi), y: -radius * cos(turn * 2 * .pi))
    }
    path.move(to: place(0, 3.4))
    for petal in 0..<5 {
      let turn = Double(petal) / 5
      path.addCurve(
        to: place(turn + 0.2, 3.4),
        control1: place(turn + 0.04, 6),
        control2: place(turn + 0.16, 6)
      )
    }
    path.closeSubpath()
    return path
  }()
}
