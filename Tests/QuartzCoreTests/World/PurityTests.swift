import QuartzCore
import TestSupport
import Testing

/// What is on screen is a function of the model, the animations and the time alone.
@Suite("Evaluation") @MainActor struct PurityTests {
  private static let numbers = [
    "opacity", "cornerRadius", "position.x", "bounds.size.width", "transform.rotation.z",
    "transform.scale", "shadowRadius", "zPosition", "borderWidth",
  ]

  private func pace(_ random: inout SeededGenerator) -> CAMediaTimingFunction? {
    guard random.number(0...1) < 0.7 else { return nil }
    return CAMediaTimingFunction(
      controlPoints: Float(random.number(0...1)),
      Float(random.number(-0.5...1.5)),
      Float(random.number(0...1)),
      Float(random.number(-0.5...1.5))
    )
  }

  private func property(_ random: inout SeededGenerator) -> CAPropertyAnimation {
    let path = Self.numbers[Int(random.number(0...8.999))]
    switch Int(random.number(0...4.999)) {
    case 0:
      let spring = CASpringAnimation(keyPath: path)
      spring.damping = CGFloat(random.number(0...40))
      spring.initialVelocity = CGFloat(random.number(-5...5))
      spring.allowsOverdamping = random.number(0...1) < 0.5
      (spring.fromValue, spring.toValue) = (random.number(0...9), random.number(0...9))
      return spring
    case 1:
      let frames = CAKeyframeAnimation(keyPath: path)
      frames.values = (0..<4).map { _ in random.number(0...9) }
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      frames.calculationMode = modes[Int(random.number(0...4.999))]
      if random.number(0...1) < 0.5 { frames.keyTimes = [0, 0.2, 0.7, 1] }
      return frames
    case 2:
      let frames = CAKeyframeAnimation(keyPath: "position")
      let path = CGMutablePath()
      path.move(to: CGPoint(x: random.number(0...50), y: 0))
      path.addCurve(
        to: CGPoint(x: 80, y: random.number(0...90)),
        control1: CGPoint(x: 20, y: 60),
        control2: CGPoint(x: random.number(0...50), y: -40)
      )
      path.addLine(to: CGPoint(x: 0, y: 100))
      frames.path = path
      frames.calculationMode = random.number(0...1) < 0.5 ? .paced : .linear
      frames.rotationMode = random.number(0...1) < 0.5 ? .rotateAuto : nil
      return frames
    case 3:
      let basic = CABasicAnimation(keyPath: "transform")
      basic.toValue = CATransform3DMakeRotation(
        random.number(-3...3),
        random.number(-1...1),
        random.number(-1...1),
        1
      )
      return basic
    default:
      let basic = CABasicAnimation(keyPath: path)
      if random.number(0...1) < 0.7 { basic.fromValue = random.number(0...9) }
      if random.number(0...1) < 0.7 { basic.toValue = random.number(0...9) }
      if random.number(0...1) < 0.3 { basic.byValue = random.number(0...9) }
      return basic
    }
  }

  private func animation(_ random: inout SeededGenerator, depth: Int = 0) -> CAAnimation {
    let animation: CAAnimation
    if depth < 2, random.number(0...1) < 0.25 {
      let group = CAAnimationGroup()
      group.animations = (0..<3).map { _ in self.animation(&random, depth: depth + 1) }
      animation = group
    } else {
      let property = property(&random)
      property.isAdditive = random.number(0...1) < 0.3
      property.isCumulative = random.number(0...1) < 0.3
      animation = property
    }
    animation.duration = random.number(0...1) < 0.2 ? 0 : random.number(0.05...2)
    animation.beginTime = random.number(0...1) < 0.3 ? random.number(0...1) : 0
    animation.timeOffset = random.number(0...1) < 0.3 ? random.number(0...1) : 0
    animation.repeatCount = random.number(0...1) < 0.1 ? .infinity : Float(random.number(0...3))
    animation.autoreverses = random.number(0...1) < 0.3
    animation.speed = Float(random.number(-2...2))
    animation.timingFunction = pace(&random)
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    animation.fillMode = modes[Int(random.number(0...3.999))]
    return animation
  }

  private func row(_ layer: CALayer, _ time: Double) -> [Double] {
    let state = layer.evaluatedState(at: time)
    return state.transform.numbers + state.bounds.numbers + state.position.numbers
      + [
        Double(state.opacity), Double(state.cornerRadius), Double(state.style.shadowRadius),
        Double(state.zPosition), Double(state.style.borderWidth),
      ]
  }

  @Test func `a thousand seeks in any order give the same values`() {
    for seed in 0..<20 {
      var random = SeededGenerator(UInt64(seed) &* 7919)
      let stage = Stage()
      let (outer, layer) = (stage.layer(CALayer()), CALayer())
      stage.still {
        outer.addSublayer(layer)
        outer.speed = Float(random.number(0.2...2))
        outer.timeOffset = random.number(0...1)
      }
      stage.world.tick()
      stage.world.perform {
        for _ in 0..<6 { layer.add(animation(&random), forKey: nil) }
      }
      stage.world.tick()
      let times = (0..<1_000).map { _ in random.number(-1...6) }
      let first = times.map { row(layer, $0) }
      let isFinite = first.allSatisfy { $0.allSatisfy(\.isFinite) }
      #expect(isFinite, "seed \(seed)")
      let order = times.indices.sorted { times[$0] < times[$1] }
      let seeks = Array(order) + order.reversed()
      let different = seeks.filter { row(layer, times[$0]) != first[$0] }
      #expect(different.isEmpty, "seed \(seed)")
    }
  }

  @Test func `seeking does not depend on frames made in between`() {
    var random = SeededGenerator(5)
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.world.perform {
      for _ in 0..<6 {
        let animation = animation(&random)
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
      }
    }
    stage.world.tick()
    let times = (0..<200).map { _ in random.number(0...5) }
    let before = times.map { row(layer, $0) }
    stage.world.advance(by: 3)
    #expect(times.map { row(layer, $0) } == before)
  }
}
