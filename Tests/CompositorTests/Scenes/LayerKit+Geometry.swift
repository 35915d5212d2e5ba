import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func anchors() {
    let places: [(CGFloat, CGFloat)] = [(0, 0), (0.5, 1), (1.25, 0.5)]
    for (index, place) in places.enumerated() {
      let center = CGPoint(x: 30 + CGFloat(index) * 50, y: 60)
      for (turn, color) in [(CGFloat(0), Self.green), (40, Self.blue)] {
        let layer = box(0, 0, 24, 34, color, radius: 4)
        layer.anchorPoint = CGPoint(x: place.0, y: place.1)
        layer.position = center
        layer.transform = Self.turn(turn, 0, 0, 1)
        layer.opacity = 0.8
      }
      box(center.x - 2, center.y - 2, 4, 4, Self.red, radius: 2)
    }
  }

  func slanted() {
    let layer = box(30, 30, 60, 40, Self.blue, radius: 8)
    var slant = CATransform3DMakeScale(1, 1.3, 1)
    slant.m21 = -0.5
    layer.transform = slant
    layer.borderWidth = 3
    layer.borderColor = Self.dark
    let mirrored = box(110, 30, 30, 40, Self.green)
    mirrored.transform = CATransform3DMakeScale(-1, 1, 1)
    box(0, 0, 10, 10, Self.red, in: mirrored)
  }

  func scrolling() {
    let window = box(10, 20, 60, 70, Self.white, radius: 10)
    window.masksToBounds = true
    window.bounds.origin = CGPoint(x: -10, y: 25.5)
    for index in 0..<6 {
      let color = [Self.red, Self.green, Self.blue][index % 3]
      box(0, CGFloat(index) * 20, 40, 15, color, radius: 4, in: window)
    }
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 85, y: 20, width: 60, height: 70)
    scroll.backgroundColor = Self.white
    scroll.scrollMode = .horizontally
    root.addSublayer(scroll)
    for index in 0..<6 { box(CGFloat(index) * 20, 10, 15, 50, Self.blue, in: scroll) }
    scroll.scroll(to: CGPoint(x: 28, y: 50))
  }

  func borders() {
    for (index, width) in [CGFloat(0.5), 1, 4, 18].enumerated() {
      let layer = box(8 + CGFloat(index) * 38, 12, 32, 36, Self.white, radius: 10)
      layer.borderWidth = width
      layer.borderColor = Self.blue
    }
    let clear = box(8, 60, 40, 40, nil, radius: 20)
    clear.borderWidth = 5
    clear.borderColor = CGColor(srgbRed: 0.9, green: 0.2, blue: 0.2, alpha: 0.5)
    let turned = box(66, 64, 40, 32, Self.white, radius: 6)
    turned.borderWidth = 3
    turned.transform = Self.turn(30, 0, 0, 1)
    // A border lies above sublayers and wholly within the bounds.
    let above = box(118, 60, 30, 40, Self.white)
    above.borderWidth = 6
    above.borderColor = Self.blue
    box(-4, 10, 38, 14, Self.red, in: above)
  }

  func maskedCorners() {
    for bits in 0..<16 {
      let (x, y) = (6 + CGFloat(bits % 8) * 19, 20 + CGFloat(bits / 8) * 44)
      let layer = box(x, y, 16, 36, Self.blue, radius: 7)
      layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
      layer.borderWidth = bits < 8 ? 0 : 2
      layer.borderColor = Self.dark
    }
  }

  func cornersOnWideLayers() {
    let wide = box(6, 8, 148, 60, Self.white, radius: 10)
    wide.cornerCurve = .continuous
    wide.borderWidth = 1
    wide.borderColor = Self.dark
    let low = box(6, 76, 148, 36, Self.blue, radius: 18)
    low.cornerCurve = .continuous
  }

  func tiltedClip() {
    let layer = box(20, 20, 70, 80, Self.white, radius: 18)
    layer.masksToBounds = true
    layer.borderWidth = 3
    layer.borderColor = Self.dark
    box(-10, 40, 60, 60, Self.red, radius: 30, in: layer)
    box(40, -10, 50, 50, Self.blue, in: layer)
    layer.transform = CATransform3DConcat(
      Self.turn(35, 1, 0, 0),
      CATransform3DConcat(Self.turn(40, 0, 1, 0), Self.perspective(180))
    )
    let clear = box(110, 20, 40, 80, nil, radius: 12)
    clear.masksToBounds = true
    clear.transform = Self.turn(-12, 0, 0, 1)
    box(-8, 10, 40, 30, Self.green, in: clear)
  }

  func ownPerspective() {
    for index in 0..<3 {
      let layer = box(12 + CGFloat(index) * 48, 14, 40, 40, Self.blue, radius: 5)
      layer.transform = CATransform3DConcat(Self.turn(45, 0, 1, 0), Self.perspective(90))
      box(26, 16, 8, 8, Self.white, in: layer)
    }
    let shared = box(0, 60, 160, 60, nil)
    shared.sublayerTransform = Self.perspective(90)
    for index in 0..<3 {
      let layer = box(12 + CGFloat(index) * 48, 10, 40, 40, Self.red, radius: 5, in: shared)
      layer.transform = Self.turn(45, 0, 1, 0)
      layer.zPosition = -10
    }
  }
}
