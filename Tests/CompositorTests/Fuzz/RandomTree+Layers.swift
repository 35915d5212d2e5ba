import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

extension RandomTree {
  /// Makes a layer of any kind.
  mutating func makeLayer(isMask: Bool = false) -> CALayer {
    let layer: CALayer
    switch random.one(of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) {
    case 0, 1, 2, 3: layer = CALayer()
    case 4, 5: layer = shapeLayer()
    case 6: layer = gradientLayer()
    case 7: layer = random.chance(0.3) ? textLayer() : CALayer()
    case 8: layer = random.chance(0.5) ? CATransformLayer() : CAScrollLayer()
    case 9: layer = random.chance(0.5) ? backdropLayer() : CALayer()
    default: layer = replicatorLayer()
    }
    place(layer)
    style(layer)
    if !isMask, random.chance(0.15) { layer.mask = makeLayer(isMask: true) }
    return layer
  }

  /// Gives a layer a place in space.
  mutating func place(_ layer: CALayer) {
    if random.chance(0.7) {
      layer.frame = rect()
    } else {
      layer.bounds = rect()
      layer.position = point()
    }
    if random.chance(0.3) { layer.anchorPoint = unitPoint() }
    if random.chance(0.1) { layer.anchorPointZ = length(-20...20) }
    if random.chance(0.2) { layer.zPosition = length(-50...50) }
    if random.chance(0.4) { layer.transform = transform() }
    if random.chance(0.1) { layer.sublayerTransform = perspective() }
    if random.chance(0.05) { layer.sublayerTransform = transform() }
    if random.chance(0.1) { layer.isGeometryFlipped.toggle() }
    if random.chance(0.1) { layer.isDoubleSided.toggle() }
  }

  /// Gives a layer looks.
  mutating func style(_ layer: CALayer) {
    if random.chance(0.6) { layer.backgroundColor = color() }
    if random.chance(0.4) { layer.cornerRadius = length(0...30) }
    if random.chance(0.2) { layer.cornerCurve = random.one(of: .circular, .continuous) }
    if random.chance(0.2) { layer.maskedCorners = CACornerMask(rawValue: random.next() & 15) }
    if random.chance(0.3) { layer.masksToBounds.toggle() }
    if random.chance(0.3) { layer.opacity = Float(number(0...1)) }
    if random.chance(0.1) { layer.allowsGroupOpacity.toggle() }
    if random.chance(0.05) { layer.isHidden.toggle() }
    if random.chance(0.3) {
      layer.borderWidth = length(0...8)
      layer.borderColor = color()
    }
    if random.chance(0.2) { shadow(layer) }
    if random.chance(0.2) { contents(layer) }
  }

  private mutating func shadow(_ layer: CALayer) {
    layer.shadowOpacity = Float(number(0...1))
    layer.shadowColor = color()
    layer.shadowRadius = length(0...10)
    layer.shadowOffset = CGSize(width: length(-9...9), height: length(-9...9))
    if random.chance(0.3) { layer.shadowPath = path() }
  }

  private mutating func contents(_ layer: CALayer) {
    layer.contents = random.chance(0.9) ? LayerKit.picture(random.one(of: 1, 7, 40), 24) : "nothing"
    layer.contentsGravity = random.one(
      of: .resize,
      .resizeAspect,
      .resizeAspectFill,
      .center,
      .topLeft,
      .bottom,
      .right
    )
    if random.chance(0.4) { layer.contentsScale = length(0.5...3) }
    if random.chance(0.3) { layer.contentsRect = unitRect() }
    if random.chance(0.3) { layer.contentsCenter = unitRect() }
    if random.chance(0.3) { layer.magnificationFilter = .nearest }
    if random.chance(0.3) { layer.minificationFilter = .nearest }
  }

  private mutating func shapeLayer() -> CALayer {
    let layer = CAShapeLayer()
    if random.chance(0.95) { layer.path = path() }
    layer.fillColor = random.chance(0.7) ? color() : nil
    layer.fillRule = random.one(of: .nonZero, .evenOdd)
    guard random.chance(0.6) else { return layer }
    layer.strokeColor = color()
    layer.lineWidth = length(0...12)
    layer.lineCap = random.one(of: .butt, .round, .square)
    layer.lineJoin = random.one(of: .miter, .round, .bevel)
    layer.miterLimit = length(1...10)
    if random.chance(0.3) {
      layer.lineDashPattern = (0..<random.one(of: 1, 2, 3)).map { _ in
        NSNumber(value: number(0.5...20))
      }
      layer.lineDashPhase = length(-20...20)
    }
    if random.chance(0.3) { (layer.strokeStart, layer.strokeEnd) = (length(0...1), length(0...1)) }
    return layer
  }

  private mutating func gradientLayer() -> CALayer {
    let layer = CAGradientLayer()
    layer.type = random.one(of: .axial, .radial, .conic)
    let count = random.one(of: 0, 1, 2, 3, 5)
    layer.colors = (0..<count).map { _ in color() }
    if random.chance(0.4) {
      layer.locations = (0..<random.one(of: 0, 2, count)).map { _ in NSNumber(value: number(0...1))
      }
    }
    if random.chance(0.6) { (layer.startPoint, layer.endPoint) = (unitPoint(), unitPoint()) }
    return layer
  }

  private mutating func textLayer() -> CALayer {
    let layer = CATextLayer()
    layer.string = random.one(of: "Stage", "", "a\nlonger line of words", "\u{0}\u{fffc}")
    layer.fontSize = length(4...40)
    layer.foregroundColor = color()
    layer.isWrapped = random.chance(0.5)
    layer.alignmentMode = random.one(of: .natural, .center, .right, .justified)
    layer.truncationMode = random.one(of: .none, .start, .middle, .end)
    return layer
  }

  private mutating func backdropLayer() -> CALayer {
    let layer = CABackdropLayer()
    layer.blurRadius = length(0...20)
    if random.chance(0.5) { layer.saturation = length(0...2) }
    if random.chance(0.3) { layer.scale = length(0...1) }
    return layer
  }

  private mutating func replicatorLayer() -> CALayer {
    let layer = CAReplicatorLayer()
    layer.instanceCount =
      random.chance(wildness) ? random.one(of: 0, -3, Int.max) : random.one(of: 1, 2, 4)
    layer.instanceTransform = transform()
    layer.instanceDelay = number(0...0.5)
    layer.instanceColor = color()
    layer.instanceRedOffset = Float(number(-0.5...0.5))
    layer.instanceAlphaOffset = Float(number(-0.5...0.5))
    return layer
  }
}
