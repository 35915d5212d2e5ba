import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  @discardableResult
  private func backdrop(
    _ rect: CGRect,
    blur: CGFloat,
    saturation: CGFloat = 1,
    tint: CGColor? = nil,
    in parent: CALayer? = nil
  ) -> CABackdropLayer {
    let layer = CABackdropLayer()
    layer.frame = rect
    layer.blurRadius = blur
    layer.saturation = saturation
    layer.backgroundColor = tint
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private static func paper(_ alpha: CGFloat) -> CGColor {
    CGColor(srgbRed: 1, green: 1, blue: 1, alpha: alpha)
  }

  private func scenery() {
    box(0, 0, 160, 120, nil).contents = Self.picture(80, 60)
    box(20, 30, 40, 60, Self.red)
    box(90, 20, 50, 50, Self.green, radius: 25)
    box(70, 80, 80, 4, Self.dark)
  }

  func backdrops() {
    scenery()
    let bar = CGRect(x: 0, y: 0, width: 160, height: 30)
    backdrop(bar, blur: 8, saturation: 1.8, tint: Self.paper(0.5))
    let card = backdrop(
      CGRect(x: 20, y: 50, width: 50, height: 50),
      blur: 3,
      tint: CGColor(srgbRed: 0.1, green: 0.1, blue: 0.1, alpha: 0.6)
    )
    card.cornerRadius = 12
    card.borderWidth = 1
    card.borderColor = Self.white
    card.transform = Self.turn(12, 0, 0, 1)
    let tilted = backdrop(
      CGRect(x: 90, y: 50, width: 60, height: 60),
      blur: 2,
      saturation: 0
    )
    tilted.transform = CATransform3DRotate(Self.perspective(120), 0.7, 0, 1, 0)
    tilted.cornerRadius = 16
    tilted.cornerCurve = .continuous
    box(5, 5, 20, 20, Self.blue)
  }

  /// From what is hardly soft to what has no shapes left.
  func softness() {
    scenery()
    for (index, blur) in [0.25, 0.6, 1, 1.4, 2.5, 5, 10, 30].enumerated() {
      let place = CGRect(
        x: CGFloat(index % 4) * 39 + 4,
        y: CGFloat(index / 4) * 58 + 4,
        width: 35,
        height: 54
      )
      backdrop(place, blur: CGFloat(blur)).cornerRadius = 6
    }
  }

  func backdropsInGroups() {
    scenery()
    let fading = box(0, 0, 80, 60, Self.blue)
    fading.opacity = 0.6
    backdrop(CGRect(x: 20, y: 20, width: 80, height: 60), blur: 4, in: fading)
    box(30, 30, 20, 10, Self.white, in: fading)
    let round = box(90, 60, 60, 50, nil, radius: 20)
    round.masksToBounds = true
    backdrop(CGRect(x: -20, y: -20, width: 100, height: 60), blur: 5, in: round)
    box(10, 30, 80, 10, Self.red, in: round)
    let masked = backdrop(
      CGRect(x: 20, y: 70, width: 60, height: 45),
      blur: 6,
      tint: Self.paper(0.3)
    )
    let mask = CAGradientLayer()
    mask.frame = masked.bounds
    mask.startPoint = CGPoint(x: 0, y: 0.5)
    mask.endPoint = CGPoint(x: 1, y: 0.5)
    mask.colors = [CGColor.black, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)]
    masked.mask = mask
    // A blur of a blur.
    backdrop(CGRect(x: 60, y: 40, width: 50, height: 50), blur: 3, saturation: 1.5)
  }

  /// A sheet that comes in while the screen behind it grows soft, at four moments.
  func backdropsInMotion() {
    for moment in 0..<4 {
      let time = Double(moment) * 0.33
      let screen = box(CGFloat(moment) * 40, 0, 38, 120, Self.white)
      screen.masksToBounds = true
      screen.contents = Self.picture(38, 120)
      box(8, 20, 22, 22, Self.red, radius: 11, in: screen)
      box(4, 80, 30, 6, Self.dark, in: screen)
      let veil = backdrop(screen.bounds, blur: 0, tint: Self.paper(0), in: screen)
      let soft = CABasicAnimation(keyPath: "backdropRadius")
      soft.fromValue = 0
      soft.toValue = 8
      let pale = CABasicAnimation(keyPath: "backgroundColor")
      pale.fromValue = Self.paper(0)
      pale.toValue = Self.paper(0.4)
      let change = CAAnimationGroup()
      change.animations = [soft, pale]
      freeze(change, time, on: veil)
      let sheet = backdrop(
        CGRect(x: 2, y: 70, width: 34, height: 60),
        blur: 4,
        saturation: 1.8,
        tint: Self.paper(0.55),
        in: screen
      )
      sheet.cornerRadius = 6
      let rise = CABasicAnimation(keyPath: "position.y")
      rise.fromValue = 150
      rise.toValue = 90
      freeze(rise, time, on: sheet)
    }
  }
}
