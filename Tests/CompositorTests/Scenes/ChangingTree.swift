import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree that changes at random, the same way for the same seed.
@MainActor final class ChangingTree {
  let world = World(clock: .manual())
  let root = CALayer()
  var random: SplitMix
  private let otherWorld = World(clock: .manual())
  private let otherRoot = CALayer()
  private(set) var layers: [CALayer] = []

  private static let pictures = [
    LayerKit.picture(8, 8), LayerKit.picture(12, 6), LayerKit.picture(30, 20),
  ]
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  private static let middle = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
  private static let colors = [LayerKit.red, LayerKit.green, LayerKit.blue, LayerKit.white]

  init(seed: Int) {
    random = SplitMix(seed: UInt64(seed))
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    otherRoot.frame = root.frame
    otherRoot.backgroundColor = LayerKit.green
    layers = [root]
    still {
      for _ in 0..<random.below(14) { addLayer() }
      for _ in 0..<random.below(10) { change() }
    }
    otherWorld.attach(root: otherRoot)
    otherWorld.tick()
    world.attach(root: root)
    world.tick()
  }

  /// Changes the tree, and perhaps lets time pass and commits.
  func step() {
    let count = random.below(4)
    still { for _ in 0..<count { edit() } }
    if random.chance(0.8) {
      world.clock.advance(by: random.chance(0.7) ? random.number(0, 0.4) : 0)
      world.perform { world.tick() }
    }
    guard random.chance(0.1) else { return }
    otherWorld.perform { otherRoot.opacity = Float(random.number(0.2, 1)) }
    otherWorld.tick()
  }

  private func still(_ body: () -> Void) {
    world.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
  }

  private func edit() {
    switch random.below(20) {
    case 0, 1: addLayer()
    case 2: removeLayer()
    case 3: moveLayer()
    case 4: setMask()
    case 5, 6, 7: animate()
    case 8: layers[random.below(layers.count)].removeAllAnimations()
    default: change()
    }
  }

  // MARK: - Tree

  private func addLayer() {
    let layer = makeLayer()
    layer.name = random.chance(0.3) ? "named" : nil
    layer.bounds = CGRect(x: 0, y: 0, width: random.number(4, 60), height: random.number(4, 60))
    layer.position = CGPoint(x: random.number(0, 100), y: random.number(0, 100))
    if random.chance(0.7) { layer.backgroundColor = Self.colors[random.below(4)] }
    let parent = layers[random.below(layers.count)]
    parent.insertSublayer(layer, at: UInt32(random.below((parent.sublayers?.count ?? 0) + 1)))
    layers.append(layer)
  }

  private func makeLayer() -> CALayer {
    switch random.below(13) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 14), transform: nil)
      if random.chance(0.5) { shape.strokeColor = LayerKit.dark }
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [LayerKit.red, LayerKit.blue]
      return gradient
    case 2: return CATransformLayer()
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 2
      replicator.instanceDelay = random.chance(0.5) ? 0.1 : 0
      replicator.instanceTransform = CATransform3DMakeTranslation(9, 3, 0)
      return replicator
    case 5:
      let text = CATextLayer()
      text.string = "abc"
      text.fontSize = 12
      return text
    case 4:
      let portal = CAPortalLayer()
      portal.source = otherRoot
      portal.world = otherWorld
      return portal
    default: return CALayer()
    }
  }

  private func removeLayer() {
    guard layers.count > 1 else { return }
    let layer = layers[1 + random.below(layers.count - 1)]
    layer.removeFromSuperlayer()
    let gone = layers.filter { $0 !== root && !isInTree($0) }
    layers.removeAll { other in gone.contains { $0 === other } }
  }

  private func isInTree(_ layer: CALayer) -> Bool {
    sequence(first: layer, next: \.superlayer).contains { $0 === root }
  }

  private func moveLayer() {
    guard layers.count > 2 else { return }
    let layer = layers[1 + random.below(layers.count - 1)]
    let parent = layers[random.below(layers.count)]
    guard !sequence(first: parent, next: \.superlayer).contains(where: { $0 === layer }) else {
      return
    }
    parent.insertSublayer(layer, at: UInt32(random.below((parent.sublayers?.count ?? 0) + 1)))
  }

  private func setMask() {
    let layer = layers[random.below(layers.count)]
    guard layer !== root else { return }
    guard random.chance(0.7) else {
      layer.mask = nil
      return
    }
    let mask = random.chance(0.5) ? CALayer() : CAGradientLayer()
    mask.frame = CGRect(x: 2, y: 2, width: random.number(4, 40), height: 20)
    mask.backgroundColor = LayerKit.dark
    if random.chance(0.3) { mask.addSublayer(CALayer()) }
    layer.mask = mask
  }

  // MARK: - Values

  private func change() {
    let layer = layers[random.below(layers.count)]
    switch random.below(9) {
    case 0: layer.position = CGPoint(x: random.number(0, 100), y: random.number(0, 100))
    case 1: layer.opacity = random.chance(0.3) ? 1 : Float(random.number(-0.1, 1.1))
    case 2: layer.transform = transform()
    case 3: layer.zPosition = random.chance(0.5) ? 0 : CGFloat(random.number(-20, 20))
    case 4: layer.anchorPoint = CGPoint(x: random.number(0, 1), y: 0.5)
    case 5: layer.bounds.size.width = CGFloat(random.number(0, 60))
    default: changeLooks(layer)
    }
  }

  private func transform() -> CATransform3D {
    switch random.below(7) {
    case 0: return LayerKit.turn(CGFloat(random.number(-180, 180)), 0, 1, 0)
    case 1: return LayerKit.turn(CGFloat(random.number(-180, 180)), 1, 0, 0)
    case 2: return CATransform3DMakeScale(CGFloat(random.number(-1, 2)), 1, 1)
    case 3:
      return CATransform3DConcat(
        LayerKit.turn(CGFloat(random.number(0, 60)), 0, 1, 0),
        LayerKit.perspective(200)
      )
    case 4: return CATransform3DIdentity
    default: return LayerKit.turn(CGFloat(random.number(-180, 180)), 0, 0, 1)
    }
  }

  private func changeLooks(_ layer: CALayer) {
    let isOn = random.chance(0.4)
    switch random.below(18) {
    case 16, 17: layer.contentsCenter = isOn ? Self.middle : Self.whole
    case 0: layer.isHidden = isOn
    case 1: layer.masksToBounds = isOn
    case 2: layer.cornerRadius = isOn ? 4 : 0
    case 3: layer.cornerCurve = isOn ? .continuous : .circular
    case 4: layer.borderWidth = isOn ? 2 : 0
    case 5: layer.shadowOpacity = isOn ? 0.5 : 0
    case 6: layer.contents = isOn ? Self.pictures[random.below(3)] : nil
    case 7: layer.contentsGravity = isOn ? .center : .resizeAspect
    case 8: layer.isGeometryFlipped = isOn
    case 9: layer.sublayerTransform = isOn ? LayerKit.perspective(150) : CATransform3DIdentity
    case 10: layer.allowsGroupOpacity = isOn
    case 11: layer.isDoubleSided = isOn
    case 12: layer.timeOffset = isOn ? random.number(0, 1) : 0
    case 13: layer.speed = isOn ? Float(random.number(0, 2)) : 1
    case 14: (layer as? CAShapeLayer)?.lineWidth = CGFloat(random.number(0, 4))
    default: layer.backgroundColor = isOn ? nil : Self.colors[random.below(4)]
    }
  }

  // MARK: - Animations

  private static let ways: [(path: String, from: Any, to: Any)] = [
    ("position", CGPoint(x: 10, y: 10), CGPoint(x: 80, y: 60)),
    ("opacity", Float(0), Float(1)),
    ("transform", CATransform3DIdentity, CATransform3DMakeScale(2, 0.5, 1)),
    ("transform.rotation.z", 0.0, 3.0),
    ("transform.rotation.y", 0.0, 3.0),
    ("zPosition", -10.0, 10.0),
    ("backgroundColor", LayerKit.red, LayerKit.blue),
    ("cornerRadius", 0.0, 9.0),
    ("bounds.size.width", 10.0, 50.0),
    ("hidden", false, true),
    ("borderWidth", 0.0, 3.0),
    ("sublayers.named.opacity", 0.2, 1.0),
    ("sublayerTransform.rotation.z", 0.0, 1.0),
    ("shadowOpacity", 0.0, 1.0),
  ]

  private func animate() {
    let layer = layers[random.below(layers.count)]
    if random.chance(0.1) {
      let group = CAAnimationGroup()
      group.animations = [basic(), basic()]
      group.duration = random.number(0.2, 1)
      layer.add(group, forKey: nil)
      return
    }
    let animation = basic()
    animation.duration = random.number(0.1, 1)
    animation.isAdditive = random.chance(0.2)
    if random.chance(0.5) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    if random.chance(0.2) {
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
    }
    if random.chance(0.2) { animation.beginTime = world.clock.now + 0.2 }
    layer.add(animation, forKey: random.chance(0.5) ? "a" : nil)
  }

  private func basic() -> CABasicAnimation {
    let way = Self.ways[random.below(Self.ways.count)]
    let animation = CABasicAnimation(keyPath: way.path)
    animation.fromValue = way.from
    if random.chance(0.8) { animation.toValue = way.to }
    return animation
  }
}
