import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func layerMask() {
    let layer = box(20, 16, 90, 80, Self.blue)
    box(10, 10, 50, 50, Self.red, in: layer)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 90, height: 80)
    box(5, 5, 50, 50, Self.dark, radius: 25, in: mask)
    box(40, 30, 45, 45, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5), in: mask)
    layer.mask = mask
  }

  func vectorMask() {
    let layer = box(0, 0, 160, 120, Self.blue)
    layer.contents = Self.picture(160, 120)
    let mask = CAShapeLayer()
    mask.path = Self.star(0, 0, 1)
    mask.position = CGPoint(x: 80, y: 60)
    mask.transform = CATransform3DMakeScale(50, 50, 1)
    layer.mask = mask
  }

  func flattening() {
    root.sublayerTransform = Self.perspective(150)
    let parent = box(40, 20, 80, 80, Self.blue)
    parent.transform = Self.turn(50, 0, 1, 0)
    let child = box(15, 15, 50, 50, Self.red, in: parent)
    child.transform = Self.turn(60, 1, 0, 0)
  }

  func transformLayer() {
    root.sublayerTransform = Self.perspective(150)
    let space = CATransformLayer()
    space.frame = CGRect(x: 40, y: 20, width: 80, height: 80)
    space.transform = Self.turn(50, 0, 1, 0)
    root.addSublayer(space)
    box(0, 0, 80, 80, Self.blue, in: space)
    let child = box(15, 15, 50, 50, Self.red, in: space)
    child.transform = Self.turn(60, 1, 0, 0)
  }

  func crossingSiblings() {
    root.sublayerTransform = Self.perspective(200)
    let first = box(40, 20, 80, 80, Self.blue, radius: 12)
    first.transform = Self.turn(40, 0, 1, 0)
    let second = box(40, 20, 80, 80, Self.red, radius: 12)
    second.transform = Self.turn(-40, 0, 1, 0)
    let third = box(50, 45, 60, 30, Self.green, radius: 8)
    third.transform = Self.turn(70, 1, 0, 0)
  }

  func flipHalfway() {
    root.sublayerTransform = Self.perspective(200)
    box(30, 20, 100, 80, Self.white, radius: 10)
    let flipping = box(30, 20, 100, 80, Self.blue, radius: 10)
    flipping.transform = Self.turn(50, 0, 1, 0)
    box(10, 10, 40, 30, Self.red, in: flipping)
  }

  func zPositions() {
    let first = box(20, 20, 50, 50, Self.red)
    first.zPosition = 2
    box(45, 35, 50, 50, Self.green)
    let third = box(70, 20, 50, 50, Self.blue)
    third.zPosition = -1
  }

  func cube() {
    root.sublayerTransform = Self.perspective(300)
    let space = CATransformLayer()
    space.frame = CGRect(x: 50, y: 30, width: 60, height: 60)
    space.transform = CATransform3DConcat(Self.turn(35, 0, 1, 0), Self.turn(-25, 1, 0, 0))
    root.addSublayer(space)
    let sides: [(CATransform3D, CGColor)] = [
      (CATransform3DIdentity, Self.red), (Self.turn(90, 0, 1, 0), Self.green),
      (Self.turn(180, 0, 1, 0), Self.dark), (Self.turn(270, 0, 1, 0), Self.blue),
      (Self.turn(90, 1, 0, 0), Self.white), (Self.turn(-90, 1, 0, 0), Self.dark),
    ]
    for (turn, color) in sides {
      let side = box(0, 0, 60, 60, color, in: space)
      side.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 30), turn)
      side.borderWidth = 3
      side.borderColor = Self.dark
    }
  }

  func doubleSided() {
    root.sublayerTransform = Self.perspective(200)
    for (index, degrees) in [CGFloat(30), 120, 150].enumerated() {
      let layer = box(10 + CGFloat(index) * 50, 30, 40, 50, Self.blue)
      layer.isDoubleSided = index == 2
      layer.transform = Self.turn(degrees, 0, 1, 0)
      box(4, 4, 12, 12, Self.red, in: layer)
    }
  }
}
