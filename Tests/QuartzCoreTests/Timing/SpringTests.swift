import QuartzCore
import TestSupport
import Testing

@Suite("Springs") @MainActor struct SpringTests {
  private func spring(
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double,
    _ velocity: Double = 0
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.mass = CGFloat(mass)
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(damping)
    spring.initialVelocity = CGFloat(velocity)
    return spring
  }

  private func track(_ spring: CASpringAnimation) -> [Double] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 5
    stage.add(spring, to: layer)
    return stage.values(layer, at: [0.05, 0.15, 0.25, 0.45]) { [Double($0.position.x)] }
  }

  @Test(.spec("U-47", "U-48", "U-49", "U-50")) func `springs move as measured`() {
    SpecCase("U-47").expect(track(spring(1, 100, 10)))
    SpecCase("U-48").expect(track(spring(1, 100, 20)))
    SpecCase("U-48").expect(track(spring(1, 100, 30)))
    SpecCase("U-49").expect(track(spring(1, 100, 10, 5)))
    SpecCase("U-50").expect(track(spring(1, 100, 10, -5)))
  }

  @Test(.spec("U-51", "U-52")) func `settling takes as long as measured`() {
    SpecCase("U-51").expect(
      [
        spring(1, 100, 10), spring(1, 300, 20), spring(2, 100, 5), spring(1, 100, 10, 5),
        spring(1, 100, 10, -5), spring(1, 100, 1),
      ].map(\.settlingDuration)
    )
    SpecCase("U-52").expect(
      [
        spring(1, 100, 20), spring(1, 100, 30), spring(1, 400, 40), spring(1, 25, 10),
        spring(1, 1, 2),
      ].map(\.settlingDuration)
    )
    #expect(spring(1, 100, 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test(.spec("U-53")) func `a stiff spring is critical unless overdamping is allowed`() {
    let stiff = spring(3, 1_000, 500)
    let free = spring(3, 1_000, 500)
    free.allowsOverdamping = true
    SpecCase("U-53").expect(
      [free.solver.ratio, stiff.solver.frequency, stiff.settlingDuration]
        + [0.1, 0.25, 0.5].map(stiff.solver.progress)
    )
  }

  @Test(.spec("U-54", "U-55")) func `perceptual values become physical ones`() {
    let pairs = [(0.5, 0), (1, 0), (0.5, 0.3), (0.5, 0.7), (0.35, 0.15)]
    SpecCase("U-54").expect(
      pairs.flatMap { duration, bounce in
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
        #expect(spring.duration == spring.settlingDuration)
        #expect(abs(spring.perceptualDuration - duration) < 1e-12)
        #expect(abs(Double(spring.bounce) - bounce) < 1e-12)
        return [Double(spring.stiffness), Double(spring.damping), spring.settlingDuration]
      }
    )
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    SpecCase("U-55").expect([Double(slow.damping)])
    #expect(abs(slow.bounce + 0.3) < 1e-12)
  }

  @Test func `closed forms agree with stepwise integration`() {
    for seed in 0..<60 {
      var random = SeededGenerator(UInt64(seed))
      let mass = random.number(0.5...3)
      let stiffness = random.number(20...900)
      let ratio = seed % 3 == 0 ? 1.0 : random.number(0.05...2.5)
      let damping = ratio * 2 * (stiffness * mass).squareRoot()
      let velocity = random.number(-8...8)
      let solver = SpringSolver(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        velocity: velocity,
        allowsOverdamping: true
      )
      var (x, v) = (-1.0, velocity)
      let step = 1e-4
      func pull(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
      for _ in 0..<5_000 {
        let (k1, l1) = (v, pull(x, v))
        let (k2, l2) = (v + step / 2 * l1, pull(x + step / 2 * k1, v + step / 2 * l1))
        let (k3, l3) = (v + step / 2 * l2, pull(x + step / 2 * k2, v + step / 2 * l2))
        let (k4, l4) = (v + step * l3, pull(x + step * k3, v + step * l3))
        x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      }
      #expect(abs(solver.offset(at: 0.5) - x) < 1e-6)
      #expect(solver.progress(at: 0) == 0 || abs(solver.progress(at: 0)) < 1e-12)
    }
  }

  @Test func `impossible springs are refused`() {
    let animation = CASpringAnimation()
    animation.mass = 0
    animation.stiffness = -1
    animation.damping = -1
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.duration == 0)
  }
}
