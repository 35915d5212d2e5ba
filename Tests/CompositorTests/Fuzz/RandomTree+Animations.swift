import CoreGraphics
import Foundation
import QuartzCore
import TestSupport

extension RandomTree {
  private static let keyPaths: [String] = {
    var paths = LayerProperty.Base.allCases.map(\.rawValue)
    paths += ["rotation", "rotation.x", "rotation.y", "scale", "scale.x", "translation"].map {
      "transform.\($0)"
    }
    paths += ["bounds.size", "bounds.origin.x", "position.x", "sublayerTransform.rotation.y"]
    paths += ["shadowOffset.width", "contentsRect.size.height", "frame", "", "unknown"]
    return paths + ["sublayers.layer1.opacity", "sublayers.layer2.transform.scale"]
  }()

  private mutating func keyPath() -> String {
    Self.keyPaths[Int(random.number(0...Double(Self.keyPaths.count - 1)))]
  }

  /// A value for a property, now and then of a wrong type.
  private mutating func value(_ keyPath: String) -> Any? {
    let kind = LayerProperty.named(keyPath)?.kind ?? .number
    switch random.chance(0.03) ? random.one(of: .path, .color, .numbers, .object) : kind {
    case .number: return usual(keyPath)
    case .flag: return random.chance(0.5)
    case .point: return keyPath.hasPrefix("position") ? point() : unitPoint()
    case .size: return size()
    case .rect: return keyPath.hasPrefix("bounds") ? rect() : unitRect()
    case .color: return color()
    case .transform: return transform()
    case .path: return path()
    case .numbers: return [number(0...1), number(0...1)]
    case .colors: return [color(), color()]
    case .object: return random.chance(0.5) ? LayerKit.picture(9, 9) : NSNull()
    }
  }

  private mutating func usual(_ keyPath: String) -> Double {
    if keyPath.hasPrefix("bounds") || keyPath.hasPrefix("position") { return number(0...90) }
    if keyPath == "instanceCount" { return random.one(of: 0, 1, 3) }
    return number(random.one(of: 0...1, -2...2, 0...20))
  }

  /// Sets a value by its key, as key-value coding does.
  mutating func setByKey(_ layer: CALayer) {
    let path = keyPath()
    guard !path.isEmpty else { return }
    layer.setValue(value(path), forKeyPath: path)
  }

  /// Makes an animation of any kind with any timing.
  mutating func animation(depth: Int) -> CAAnimation {
    let animation: CAAnimation
    switch random.one(of: 0, 1, 2, 3, 4, 5) {
    case 0, 1: animation = basic(CABasicAnimation())
    case 2: animation = spring()
    case 3: animation = keyframes()
    case 4 where depth < 2:
      let group = CAAnimationGroup()
      group.animations = (0..<random.one(of: 0, 1, 3)).map { _ in self.animation(depth: depth + 1) }
      animation = group
    default: animation = random.chance(0.5) ? transition() : basic(CABasicAnimation())
    }
    time(animation)
    return animation
  }

  private mutating func time(_ animation: CAAnimation) {
    if random.chance(0.8) { animation.duration = number(0.05...2) }
    if random.chance(0.2) { animation.beginTime = number(-1...1) }
    if random.chance(0.2) { animation.timeOffset = number(-1...1) }
    if random.chance(0.2) { animation.speed = Float(number(-2...2)) }
    if random.chance(0.2) { animation.repeatCount = Float(number(0...5)) }
    if random.chance(0.1) { animation.repeatDuration = number(0...5) }
    if random.chance(0.2) { animation.autoreverses = true }
    if random.chance(0.5) { animation.fillMode = random.one(of: .both, .forwards, .backwards) }
    if random.chance(0.5) { animation.isRemovedOnCompletion = false }
    if random.chance(0.4) { animation.timingFunction = function() }
  }

  private mutating func function() -> CAMediaTimingFunction {
    if random.chance(0.5) { return CAMediaTimingFunction(name: .easeInEaseOut) }
    let numbers = (0..<4).map { _ in Float(number(-0.5...1.5)) }
    return CAMediaTimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func basic(_ animation: CABasicAnimation) -> CABasicAnimation {
    let path = describe(animation)
    if random.chance(0.6) { animation.fromValue = value(path) }
    if random.chance(0.6) { animation.toValue = value(path) }
    if random.chance(0.3) { animation.byValue = value(path) }
    return animation
  }

  /// Gives an animation its property.
  private mutating func describe(_ animation: CAPropertyAnimation) -> String {
    let path = keyPath()
    animation.keyPath = path
    animation.isAdditive = random.chance(0.2)
    animation.isCumulative = random.chance(0.2)
    if path == "transform", random.chance(0.3) {
      animation.valueFunction = CAValueFunction(
        name: random.one(of: .rotateX, .rotateZ, .scale, .scaleX, .translate, .translateY)
      )
      return random.one(of: "opacity", "transform", "locations")
    }
    return path
  }

  private mutating func spring() -> CAAnimation {
    let animation = CASpringAnimation()
    _ = basic(animation)
    animation.mass = length(0.1...3)
    animation.stiffness = length(1...500)
    animation.damping = length(0...40)
    animation.initialVelocity = length(-20...20)
    animation.allowsOverdamping = random.chance(0.3)
    if random.chance(0.5) { animation.duration = animation.settlingDuration }
    return animation
  }

  private mutating func keyframes() -> CAAnimation {
    let animation = CAKeyframeAnimation()
    let path = describe(animation)
    let count = random.one(of: 0, 1, 2, 3, 5)
    animation.values = (0..<count).map { _ in value(path) ?? NSNull() }
    animation.calculationMode = random.one(of: .linear, .discrete, .paced, .cubic, .cubicPaced)
    if random.chance(0.4) {
      animation.keyTimes = (0..<random.one(of: count, 3)).map { _ in NSNumber(value: number(0...1))
      }
    }
    if random.chance(0.3) {
      animation.timingFunctions = (0..<random.one(of: count, 2)).map { _ in function() }
    }
    if random.chance(0.3) {
      animation.tensionValues = [NSNumber(value: number(-1...1))]
      animation.continuityValues = [NSNumber(value: number(-1...1))]
      animation.biasValues = [NSNumber(value: number(-1...1))]
    }
    guard random.chance(0.3) else { return animation }
    animation.keyPath = "position"
    animation.path = self.path()
    animation.rotationMode = random.one(of: nil, .rotateAuto, .rotateAutoReverse)
    return animation
  }

  private mutating func transition() -> CAAnimation {
    let transition = CATransition()
    transition.type = random.one(of: .fade, .moveIn, .push, .reveal)
    transition.subtype = random.one(of: nil, .fromLeft, .fromRight, .fromTop, .fromBottom)
    if random.chance(0.3) { transition.startProgress = Float(number(0...1)) }
    if random.chance(0.3) { transition.endProgress = Float(number(0...1)) }
    return transition
  }
}
