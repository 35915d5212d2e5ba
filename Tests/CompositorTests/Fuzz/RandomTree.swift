import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

/// A layer tree made of random numbers: any kinds of layers, any geometry, any animations.
///
/// The same seed makes the same tree.
@MainActor struct RandomTree {
  let world = World(clock: .manual())
  let root = CALayer()
  /// Pixels per point.
  private(set) var scale: CGFloat = 1
  var random: SeededGenerator
  /// How likely a number is one that no screen shows: zero, negative, huge, tiny, infinite or none at all.
  private(set) var wildness = 0.0
  private(set) var layers: [CALayer] = []

  /// The size of the picture in points; in pixels it takes four tiles.
  static let size = CGSize(width: 136, height: 72)

  init(seed: UInt64) {
    random = SeededGenerator(seed)
    wildness = random.one(of: 0, 0.01, 0.05, 0.3)
    scale = random.one(of: 1, 1, 1, 0.5, 2)
    world.perform { build() }
  }

  private mutating func build() {
    root.frame = CGRect(origin: .zero, size: Self.size)
    if random.chance(0.8) { root.backgroundColor = color() }
    if random.chance(0.3) { root.sublayerTransform = perspective() }
    layers = [root]
    let count = random.one(of: 1, 3, 6, 10)
    for index in 0..<count {
      let layer = makeLayer()
      layer.name = "layer\(index)"
      parent().addSublayer(layer)
      layers.append(layer)
    }
    world.attach(root: root)
    if random.chance(0.5) { world.tick() }
    for _ in 0..<random.one(of: 0, 1, 2, 5) {
      let animation = animation(depth: 0)
      let key = random.chance(0.7) ? "key\(random.one(of: 0, 1, 2))" : nil
      layers[Int(random.number(0...Double(layers.count - 1)))].add(animation, forKey: key)
    }
    if random.chance(0.4) { change() }
    world.tick()
  }

  private mutating func parent() -> CALayer {
    // Half of the layers are siblings, the others lie deep.
    random.chance(0.5) ? root : layers[Int(random.number(0...Double(layers.count - 1)))]
  }

  /// Changes what is there, as an app does between two frames.
  mutating func change() {
    world.perform {
      let layer = layers[Int(random.number(0...Double(layers.count - 1)))]
      switch random.one(of: 0, 1, 2, 3, 4) {
      case 0: place(layer)
      case 1: style(layer)
      case 2: layer.removeAllAnimations()
      case 3: if layer !== root { layer.removeFromSuperlayer() }
      default: setByKey(layer)
      }
    }
  }

  /// Goes to another time and makes a frame.
  mutating func move() {
    world.clock.set(to: random.one(of: 0, 0.25, number(0...2), number(0...2), -1, 1e6))
    world.tick()
  }

  // MARK: Numbers

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    guard random.chance(wildness) else { return random.number(range) }
    return random.one(
      of: 0,
      -0.0,
      -random.number(range),
      .nan,
      .infinity,
      -.infinity,
      .leastNonzeroMagnitude,
      1e-12,
      1e-5,
      1e5,
      -1e7,
      1e15,
      1e38,
      .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude
    )
  }

  mutating func length(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(number(range)) }

  mutating func point() -> CGPoint {
    CGPoint(x: length(-10...140), y: length(-10...80))
  }

  mutating func unitPoint() -> CGPoint {
    CGPoint(x: length(0...1), y: length(0...1))
  }

  mutating func size() -> CGSize {
    CGSize(width: length(0...100), height: length(0...70))
  }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func unitRect() -> CGRect {
    CGRect(x: length(0...0.5), y: length(0...0.5), width: length(0...1), height: length(0...0.5))
  }

  mutating func color() -> CGColor {
    CGColor(
      srgbRed: length(0...1),
      green: length(0...1),
      blue: length(0...1),
      alpha: random.chance(0.5) ? 1 : length(0...1)
    )
  }

  mutating func perspective() -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / length(20...400)
    return transform
  }

  mutating func transform() -> CATransform3D {
    switch random.one(of: 0, 1, 2, 3, 4, 5) {
    case 0:
      return CATransform3DMakeTranslation(length(-40...40), length(-40...40), length(-40...40))
    case 1: return CATransform3DMakeScale(length(-1...3), length(-1...3), length(0...1))
    case 2: return CATransform3DMakeRotation(length(-4...4), 0, 0, 1)
    case 3:
      let axis = (length(-1...1), length(-1...1), length(-1...1))
      return CATransform3DConcat(
        CATransform3DMakeRotation(length(-4...4), axis.0, axis.1, axis.2),
        perspective()
      )
    case 4: return CATransform3DConcat(transform(), transform())
    default:
      var matrix = CATransform3DIdentity
      (matrix.m11, matrix.m12, matrix.m13) = (length(-2...2), length(-2...2), length(-2...2))
      (matrix.m21, matrix.m22, matrix.m23) = (length(-2...2), length(-2...2), length(-2...2))
      (matrix.m31, matrix.m32, matrix.m33) = (length(-2...2), length(-2...2), length(-2...2))
      (matrix.m14, matrix.m24, matrix.m34) = (
        length(-0.1...0.1), length(-0.1...0.1), length(-0.1...0.1)
      )
      (matrix.m41, matrix.m42, matrix.m44) = (length(-9...9), length(-9...9), length(-1...2))
      return matrix
    }
  }

  mutating func path() -> CGPath {
    switch random.one(of: 0, 1, 2, 3) {
    case 0: return CGPath(ellipseIn: rect(), transform: nil)
    case 1: return CGPath(rect: rect(), transform: nil)
    default:
      let path = CGMutablePath()
      if random.chance(0.95) { path.move(to: point()) }
      for _ in 0..<random.one(of: 1, 3, 6) {
        switch random.one(of: 0, 1, 2, 3, 4) {
        case 0: path.addCurve(to: point(), control1: point(), control2: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.closeSubpath()
        case 3: path.move(to: point())
        default: path.addLine(to: point())
        }
      }
      return path
    }
  }
}
