import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

/// A small random layer tree of ordinary values: what a screen may show.
@MainActor struct TameTree {
  let root = CALayer()
  /// A layer that holds the root.
  let frame = CALayer()
  /// Pixels per point.
  let scale: CGFloat
  private var random: SeededGenerator
  private var layers: [CALayer] = []
  private var isSpatial = false
  private var isOpaque = false

  static let size = CGSize(width: 48, height: 40)

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - seed: What its numbers come from.
  ///   - scale: Pixels per point; nil for any. Default nil.
  ///   - blurs: Whether one layer blurs what is behind it. Default false.
  init(seed: UInt64, scale: CGFloat? = nil, blurs: Bool = false) {
    random = SeededGenerator(seed)
    let usual: CGFloat = random.one(of: 1, 1, 1.5, 2)
    self.scale = scale ?? usual
    let world = World(clock: .manual())
    world.perform {
      build(blurs)
      frame.addSublayer(root)
      world.attach(root: frame)
      world.tick()
    }
  }

  private mutating func build(_ blurs: Bool) {
    root.frame = CGRect(origin: .zero, size: Self.size)
    isOpaque = random.chance(0.7) || blurs
    if isOpaque { root.backgroundColor = color(isOpaque: true) }
    // Where planes cross, each part of a layer has another picture behind it.
    isSpatial = random.chance(0.4) && !blurs
    if isSpatial {
      root.sublayerTransform = LayerKit.perspective(
        CGFloat(random.number(random.one(of: 15...40, 60...300, 60...300)))
      )
    }
    layers = [root]
    for _ in 0..<random.one(of: 1, 2, 4, 6) {
      let layer = makeLayer()
      // What repeats its sublayers gets one at once.
      let repeater = layers.last as? CAReplicatorLayer
      let parent =
        repeater
        ?? (random.chance(0.6)
          ? root : layers[Int(random.number(0...Double(layers.count) - 0.01))])
      parent.addSublayer(layer)
      layers.append(layer)
    }
    if blurs {
      let place = random.number(0...Double(root.sublayers?.count ?? 0) + 0.99)
      root.insertSublayer(blur(), at: UInt32(place))
    }
  }

  private mutating func blur() -> CALayer {
    let layer = CABackdropLayer()
    layer.frame = rect()
    layer.blurRadius = length(1...7)
    if random.chance(0.5) { layer.saturation = length(0...1.4) }
    if random.chance(0.5) { layer.backgroundColor = color().copy(alpha: length(0.1...0.6)) }
    if random.chance(0.6) { layer.cornerRadius = length(1...14) }
    if random.chance(0.3) { layer.transform = LayerKit.turn(length(-180...180), 0, 0, 1) }
    if random.chance(0.3) { layer.opacity = Float(random.number(0.3...0.9)) }
    if random.chance(0.2) { layer.zPosition = length(-10...10) }
    return layer
  }

  private mutating func makeLayer(isMask: Bool = false) -> CALayer {
    let layer: CALayer
    switch random.one(of: 0, 1, 2, 3, 4) {
    case 0 where !isMask || random.chance(0.5): layer = shape()
    case 1: layer = gradient()
    case 2 where isSpatial && !isMask && random.chance(0.4): layer = CATransformLayer()
    case 3 where !isMask && random.chance(0.4): layer = replicator()
    // Before a ground that is not opaque, what a backdrop replaces would have to be known, too.
    case 4 where !isMask && isOpaque && random.chance(0.4): layer = backdrop()
    default: layer = CALayer()
    }
    layer.frame = rect()
    if random.chance(0.2) { layer.bounds.origin = CGPoint(x: length(-5...5), y: length(-5...5)) }
    if random.chance(0.2) { layer.anchorPoint = CGPoint(x: length(0...1), y: length(0...1)) }
    if random.chance(0.5) { layer.transform = transform() }
    if random.chance(0.2) { layer.zPosition = length(-10...10) }
    if random.chance(0.3) { layer.opacity = Float(random.number(0.2...0.9)) }
    if layer is CATransformLayer { return layer }
    if random.chance(0.8) { layer.backgroundColor = color() }
    if random.chance(0.5) { layer.cornerRadius = length(1...14) }
    if random.chance(0.2) { layer.maskedCorners = CACornerMask(rawValue: random.next() & 15) }
    if random.chance(0.3) {
      layer.borderWidth = length(0.5...5)
      layer.borderColor = color()
    }
    // Smaller than the picture, a level of detail would be compared, not the placing.
    let isLarge = layer.bounds.width >= 24 && layer.bounds.height >= 20
    if isLarge, random.chance(0.6) { contents(layer) }
    if !(layer is CABackdropLayer), random.chance(0.2) { shadow(layer) }
    if random.chance(0.35) { layer.masksToBounds = true }
    if random.chance(0.1) { layer.allowsGroupOpacity = false }
    if random.chance(0.1) { layer.isDoubleSided = false }
    if !isMask, random.chance(0.2) { layer.mask = makeLayer(isMask: true) }
    return layer
  }

  private mutating func replicator() -> CALayer {
    let layer = CAReplicatorLayer()
    layer.instanceCount = random.one(of: 2, 3)
    let turn = isSpatial ? transform() : LayerKit.turn(length(-40...40), 0, 0, 1)
    layer.instanceTransform = CATransform3DTranslate(turn, length(-9...9), length(-9...9), 0)
    if random.chance(0.4) { layer.instanceAlphaOffset = -0.3 }
    return layer
  }

  /// Changes what is behind it point by point: a blur is no matter of points.
  private mutating func backdrop() -> CALayer {
    let layer = CABackdropLayer()
    layer.saturation = length(0...1.4)
    return layer
  }

  private mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(random.number(range))
  }

  private mutating func rect() -> CGRect {
    let rect = CGRect(
      x: length(-6...30),
      y: length(-6...24),
      width: length(4...40),
      height: length(4...32)
    )
    return random.chance(0.3) ? rect.integral : rect
  }

  private mutating func color(isOpaque: Bool = false) -> CGColor {
    CGColor(
      srgbRed: length(0...1),
      green: length(0...1),
      blue: length(0...1),
      alpha: isOpaque || random.chance(0.6) ? 1 : length(0.2...0.9)
    )
  }

  private mutating func transform() -> CATransform3D {
    if isSpatial, random.chance(0.7) {
      return LayerKit.turn(length(-80...80), length(-1...1), length(-1...1), length(-0.3...0.3))
    }
    switch random.one(of: 0, 1, 2) {
    case 0: return CATransform3DMakeScale(length(0.9...1.6), length(0.9...1.6), 1)
    case 1: return LayerKit.turn(length(-180...180), 0, 0, 1)
    default:
      var shear = CATransform3DIdentity
      (shear.m21, shear.m12) = (length(-0.5...0.5), length(-0.2...0.2))
      return shear
    }
  }

  private mutating func shadow(_ layer: CALayer) {
    layer.shadowOpacity = Float(random.number(0.3...1))
    layer.shadowColor = color()
    layer.shadowRadius = length(1...6)
    layer.shadowOffset = CGSize(width: length(-4...4), height: length(-4...4))
    if random.chance(0.3) { layer.shadowPath = path() }
  }

  private mutating func contents(_ layer: CALayer) {
    layer.contents = Self.picture
    layer.contentsGravity = random.one(
      of: .resize,
      .resizeAspect,
      .resizeAspectFill,
      .center,
      .left,
      .right,
      .top,
      .bottom,
      .topLeft,
      .bottomRight
    )
    layer.contentsScale = random.one(of: 1, 0.75, 0.5)
  }

  /// Soft waves, some of them translucent; soft enough that a pixel's mean is its middle.
  private static let picture: CGImage = {
    let buffer = PixelBuffer(width: 24, height: 20)
    for y in 0..<20 {
      for x in 0..<24 {
        let wave = { (phase: Double) in
          0.5 + 0.4 * sin(Double(x) * 0.3 + phase) * cos(Double(y) * 0.25 + phase)
        }
        let alpha = 0.4 + 0.6 * wave(0)
        let bytes = [alpha, alpha * wave(1), alpha * wave(2), alpha * wave(3)].map {
          UInt32($0 * 255 + 0.5)
        }
        buffer[x, y] = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
      }
    }
    return CGImage(pixels: buffer)
  }()

  private mutating func gradient() -> CALayer {
    let layer = CAGradientLayer()
    layer.type = random.one(of: .axial, .axial, .radial, .conic)
    layer.colors = (0..<random.one(of: 2, 3)).map { _ in color() }
    if random.chance(0.3) {
      let places = layer.colors?.map { _ in random.number(0...1) } ?? []
      layer.locations = places.sorted().map { NSNumber(value: $0) }
    }
    if layer.type != .axial || random.chance(0.3) {
      layer.startPoint = CGPoint(x: length(0.2...0.5), y: length(0.2...0.5))
      layer.endPoint = CGPoint(x: length(0.7...1.2), y: length(0.7...1.2))
    }
    return layer
  }

  private mutating func shape() -> CALayer {
    let layer = CAShapeLayer()
    layer.path = path()
    layer.fillColor = random.chance(0.8) ? color() : nil
    layer.fillRule = random.one(of: .nonZero, .evenOdd)
    guard random.chance(0.6) else { return layer }
    layer.strokeColor = color()
    layer.lineWidth = length(0.7...6)
    layer.lineCap = random.one(of: .butt, .round, .square)
    layer.lineJoin = random.one(of: .miter, .round, .bevel)
    return layer
  }

  private mutating func path() -> CGPath {
    if random.chance(0.3) { return LayerKit.star(18, 14, length(6...14)) }
    if random.chance(0.3) {
      return CGPath(
        ellipseIn: CGRect(x: 3, y: 2, width: length(8...30), height: length(8...24)),
        transform: nil
      )
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: length(0...30), y: length(0...24)))
    for _ in 0..<random.one(of: 2, 4, 6) {
      path.addLine(to: CGPoint(x: length(0...30), y: length(0...24)))
    }
    if random.chance(0.6) { path.closeSubpath() }
    return path
  }
}
