import CoreGraphics
import Foundation
import QuartzCore

/// The scenes of plain views at 896x416: W4, W5, W6 and W7, and the tree of W8.
enum ViewScenes {
  static let width = 896
  static let height = 416
  private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  private static func bench(
    _ id: String,
    build: (CALayer) -> (Int) -> Void
  ) -> LayerBench {
    LayerBench(id, width, height, scale: 1) { root in
      root.backgroundColor = white
      return build(root)
    }
  }

  private static func color(_ random: inout RandomNumbers) -> CGColor {
    CGColor(srgbRed: random.next(), green: random.next(), blue: random.next(), alpha: 1)
  }

  @discardableResult
  private static func box(
    _ frame: CGRect,
    _ color: CGColor,
    radius: CGFloat = 0,
    in parent: CALayer
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.cornerRadius = radius
    parent.addSublayer(layer)
    return layer
  }

  /// W4: flat translucent squares, all of which move and fade.
  static func squares(_ count: Int) -> LayerBench {
    bench("W4") { root in
      var random = RandomNumbers()
      let squares = (0..<count).map { _ in
        let place = CGPoint(x: random.next() * 876, y: random.next() * 396)
        let frame = CGRect(origin: place, size: CGSize(width: 20, height: 20))
        return (box(frame, color(&random), in: root), random.next() * 2 * .pi)
      }
      let places = squares.map(\.0.position)
      return { frame in
        for (index, (square, angle)) in squares.enumerated() {
          let phase = angle + CGFloat(frame) * 0.1
          square.position = CGPoint(
            x: places[index].x + 8 * cos(phase),
            y: places[index].y + 8 * sin(phase)
          )
          square.opacity = Float(0.5 + 0.3 * sin(phase))
        }
      }
    }
  }

  /// W5: views nested three deep, ten in each, the whole of which turns.
  static func nest() -> LayerBench {
    bench("W5") { root in
      var random = RandomNumbers()
      let top = box(CGRect(x: 148, y: 8, width: 600, height: 400), color(&random), in: root)
      fill(top, depth: 3, &random)
      return { frame in
        top.transform = CATransform3DMakeRotation(0.3 + CGFloat(frame) * 0.01, 0, 0, 1)
      }
    }
  }

  private static func fill(_ parent: CALayer, depth: Int, _ random: inout RandomNumbers) {
    guard depth > 0 else { return }
    let size = CGSize(width: parent.bounds.width / 5, height: parent.bounds.height / 2)
    for index in 0..<10 {
      let cell = CGRect(
        x: CGFloat(index % 5) * size.width,
        y: CGFloat(index / 5) * size.height,
        width: size.width,
        height: size.height
      )
      let inset = CGFloat(depth) * 0.5
      let child = box(cell.insetBy(dx: inset, dy: inset), color(&random), in: parent)
      fill(child, depth: depth - 1, &random)
    }
  }

  /// W6: rounded views, each above its shadow.
  static func shadows() -> LayerBench {
    bench("W6") { root in
      var random = RandomNumbers()
      let cards = (0..<100).map { _ in
        let place = CGPoint(x: random.next() * 836, y: random.next() * 356)
        let frame = CGRect(origin: place, size: CGSize(width: 60, height: 60))
        let card = box(frame, color(&random), radius: 12, in: root)
        card.shadowOpacity = 0.5
        card.shadowRadius = 10
        card.shadowOffset = CGSize(width: 0, height: 6)
        return card
      }
      let places = cards.map(\.position)
      return { frame in
        for (index, card) in cards.enumerated() {
          let phase = CGFloat(index) + CGFloat(frame) * 0.1
          card.position = CGPoint(x: places[index].x + 8 * cos(phase), y: places[index].y)
        }
      }
    }
  }

  /// W7: two pages of rounded cards; one slides and fades, the other scales and fades.
  static func pages() -> LayerBench {
    bench("W7") { root in
      var random = RandomNumbers()
      let back = page(root.bounds, &random, in: root)
      let front = page(root.bounds, &random, in: root)
      return { frame in
        let progress = 0.3 + CGFloat(frame % 30) * 0.01
        back.transform = CATransform3DMakeScale(1 - 0.1 * progress, 1 - 0.1 * progress, 1)
        back.opacity = Float(1 - 0.5 * progress)
        front.transform = CATransform3DMakeTranslation(300 * (1 - progress), 0, 0)
        front.opacity = Float(progress)
      }
    }
  }

  private static func page(
    _ bounds: CGRect,
    _ random: inout RandomNumbers,
    in root: CALayer
  ) -> CALayer {
    let paper = CGColor(srgbRed: 0.9, green: 0.92, blue: 0.96, alpha: 1)
    let page = box(bounds, paper, in: root)
    for index in 0..<20 {
      let card = CGRect(x: 16 + index % 4 * 220, y: 12 + index / 4 * 80, width: 204, height: 68)
      box(card, color(&random), radius: 12, in: page)
    }
    return page
  }

  /// W8: 10,000 layers in 100 boxes, of which 100 move by animations.
  ///
  /// - Parameter isSpread: Whether one layer of each box moves, rather than all those of one box.
  /// - Returns: The tree.
  static func crowd(isSpread: Bool) -> LayerBench {
    bench("W8") { root in
      var random = RandomNumbers()
      for index in 0..<100 {
        let cell = CGRect(x: index % 10 * 89, y: index / 10 * 41, width: 88, height: 40)
        let parent = box(cell, color(&random), in: root)
        for inner in 0..<(index == 0 ? 100 : 99) {
          let place = CGRect(x: inner % 20 * 4, y: inner / 20 * 8, width: 3, height: 6)
          let leaf = box(place, color(&random), in: parent)
          if isSpread ? inner == 0 : index == 0 { move(leaf) }
        }
      }
      return { _ in }
    }
  }

  private static func move(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = layer.position
    animation.toValue = CGPoint(x: layer.position.x + 5, y: layer.position.y + 5)
    animation.duration = 10
    animation.repeatCount = .infinity
    animation.autoreverses = true
    layer.add(animation, forKey: "position")
  }
}
