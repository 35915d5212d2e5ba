import CoreGraphics
import Foundation
import QuartzCore

extension LayerKit {
  func paintingOrder() {
    let layer = box(20, 20, 100, 70, Self.blue, radius: 16)
    layer.contents = Self.picture(50, 50)
    layer.contentsGravity = .center
    layer.borderWidth = 4
    layer.borderColor = Self.dark
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 5
    box(60, -10, 30, 60, Self.red, in: layer)
    box(-12, 40, 30, 20, Self.green, radius: 10, in: layer)
  }

  func groupOpacity() {
    for (index, allows) in [true, false].enumerated() {
      let group = box(10 + CGFloat(index) * 75, 20, 60, 60, Self.blue, radius: 8)
      group.opacity = 0.5
      group.allowsGroupOpacity = allows
      box(10, 10, 30, 60, Self.red, in: group)
      box(30, 30, 40, 20, Self.green, in: group)
    }
  }

  func masksToBounds() {
    let layer = box(20, 20, 60, 60, Self.blue, radius: 18)
    layer.masksToBounds = true
    layer.borderWidth = 3
    layer.borderColor = Self.dark
    box(20, 20, 60, 60, Self.red, in: layer)
    layer.transform = Self.turn(15, 0, 0, 1)
    let picture = box(95, 20, 50, 50, nil, radius: 25)
    picture.contents = Self.picture(50, 50)
    picture.masksToBounds = true
    let scroll = box(95, 80, 50, 30, Self.white)
    scroll.masksToBounds = true
    scroll.bounds.origin = CGPoint(x: 10, y: 20)
    box(0, 0, 40, 40, Self.green, radius: 20, in: scroll)
  }

  func gravities() {
    let names: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topLeft, .bottomRight, .resize, .resizeAspect,
      .resizeAspectFill,
    ]
    for (index, gravity) in names.enumerated() {
      let layer = box(
        6 + CGFloat(index % 5) * 31,
        12 + CGFloat(index / 5) * 54,
        26,
        40,
        Self.white
      )
      layer.contents = Self.picture(32, 24)
      layer.contentsScale = 2
      layer.contentsGravity = gravity
      layer.borderWidth = 0.5
    }
  }

  func nineSlice() {
    let layer = box(10, 10, 90, 60, nil)
    layer.contents = Self.picture(30, 30)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let part = box(110, 10, 40, 40, nil)
    part.contents = Self.picture(40, 40)
    part.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    part.magnificationFilter = .nearest
  }

  func shadows() {
    let card = box(16, 16, 50, 40, Self.white, radius: 10)
    card.shadowOpacity = 0.6
    card.shadowRadius = 8
    card.shadowOffset = CGSize(width: 0, height: 6)
    let turned = box(90, 16, 50, 40, Self.white, radius: 10)
    turned.shadowOpacity = 0.6
    turned.shadowRadius = 4
    turned.transform = Self.turn(25, 0, 0, 1)
    let path = box(30, 76, 40, 30, Self.green)
    path.shadowOpacity = 1
    path.shadowRadius = 3
    path.shadowColor = Self.red
    path.shadowOffset = .zero
    path.shadowPath = CGPath(
      ellipseIn: CGRect(x: -10, y: 10, width: 60, height: 24),
      transform: nil
    )
    let sharp = box(100, 80, 40, 20, Self.blue, radius: 6)
    sharp.shadowOpacity = 0.5
    sharp.shadowRadius = 0
    sharp.shadowOffset = CGSize(width: 4, height: 4)
  }

  func contentShadow() {
    let group = box(20, 20, 60, 70, nil)
    group.shadowOpacity = 0.7
    group.shadowRadius = 4
    group.shadowOffset = CGSize(width: 5, height: 5)
    box(0, 0, 30, 30, Self.red, radius: 15, in: group)
    box(20, 40, 40, 20, Self.blue, in: group)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 95, y: 25, width: 50, height: 50)
    shape.path = Self.star(25, 25, 25)
    shape.fillColor = Self.green
    shape.shadowOpacity = 0.8
    shape.shadowRadius = 2
    shape.shadowOffset = CGSize(width: 0, height: 4)
    root.addSublayer(shape)
  }

  static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  func shapes() {
    for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 8 + CGFloat(index) * 52, y: 6, width: 50, height: 50)
      shape.path = Self.star(25, 25, 24)
      shape.fillRule = rule
      shape.fillColor = Self.blue
      shape.strokeColor = Self.dark
      shape.lineWidth = 2
      shape.lineJoin = .round
      root.addSublayer(shape)
    }
    let ring = CAShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(x: 112, y: 10, width: 40, height: 40), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = Self.red
    ring.lineWidth = 6
    ring.lineCap = .round
    ring.strokeStart = 0.1
    ring.strokeEnd = 0.8
    root.addSublayer(ring)
    let dashes = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 12, y: 100))
    line.addCurve(
      to: CGPoint(x: 148, y: 80),
      control1: CGPoint(x: 50, y: 40),
      control2: CGPoint(x: 100, y: 140)
    )
    dashes.path = line
    dashes.fillColor = nil
    dashes.strokeColor = Self.green
    dashes.lineWidth = 4
    dashes.lineDashPattern = [12, 6]
    root.addSublayer(dashes)
  }

  func gradients() {
    let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]
    for (index, kind) in kinds.enumerated() {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 8 + CGFloat(index) * 50, y: 20, width: 44, height: 60)
      gradient.type = kind
      gradient.colors = [Self.red, Self.white, Self.blue]
      gradient.cornerRadius = 8
      if kind != .axial {
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
      }
      root.addSublayer(gradient)
    }
  }

  func continuousCorners() {
    let layer = box(10, 10, 60, 60, Self.blue, radius: 22)
    layer.cornerCurve = .continuous
    layer.borderWidth = 2
    layer.borderColor = Self.dark
    let clip = box(85, 10, 60, 90, Self.white, radius: 22)
    clip.cornerCurve = .continuous
    clip.masksToBounds = true
    box(0, 0, 60, 40, Self.red, in: clip)
    let two = box(10, 80, 60, 30, Self.green, radius: 12)
    two.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  }

  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 10, y: 30, width: 20, height: 20)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(32, 6, 0)
    replicator.instanceAlphaOffset = -0.25
    root.addSublayer(replicator)
    box(0, 0, 24, 24, Self.red, radius: 6, in: replicator)
  }

  func flippedGeometry() {
    let flipped = box(20, 20, 100, 80, Self.white)
    flipped.isGeometryFlipped = true
    box(10, 10, 40, 20, Self.red, in: flipped)
    let picture = box(60, 10, 30, 30, nil, in: flipped)
    picture.contents = Self.picture(30, 30)
  }

  func text() {
    let text = CATextLayer()
    text.frame = CGRect(x: 10, y: 20, width: 140, height: 60)
    text.string = "Stagecraft"
    text.fontSize = 24
    text.foregroundColor = Self.dark
    text.alignmentMode = .center
    text.contentsScale = 2
    root.addSublayer(text)
  }
}
