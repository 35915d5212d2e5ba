import QuartzCore
import TestSupport
import Testing

@Suite("Springs against integration") @MainActor struct SpringOracleTests {
  /// Follows the motion by the classical fourth-order rule and returns the offsets at every step.
  private func integrated(
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double,
    _ velocity: Double,
    step: Double,
    count: Int
  ) -> [Double] {
    var state = SIMD2(-1, velocity)
    func slope(_ s: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(s.y, (-stiffness * s.x - damping * s.y) / mass)
    }
    return [-1]
      + (0..<count).map { _ in
        let k1 = slope(state)
        let k2 = slope(state + k1 * (step / 2))
        let k3 = slope(state + k2 * (step / 2))
        let k4 = slope(state + k3 * step)
        state += (k1 + 2 * k2 + 2 * k3 + k4) * (step / 6)
        return state.x
      }
  }

  @Test(arguments: [0, 0.02, 0.3, 0.7, 0.99, 0.9999, 1, 1.0001, 1.01, 1.5, 4, 12])
  func `every damping follows the equation of motion`(ratio: Double) {
    for velocity in [-6.0, 0, 9] {
      let (mass, stiffness) = (1.7, 160.0)
      let damping = ratio * 2 * (stiffness * mass).squareRoot()
      let solver = SpringSolver(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        velocity: velocity,
        allowsOverdamping: true
      )
      let step = 1e-3
      let track = integrated(mass, stiffness, damping, velocity, step: step, count: 2_000)
      for index in stride(from: 0, through: 2_000, by: 50) {
        let offset = solver.offset(at: Double(index) * step)
        #expect(abs(offset - track[index]) < 2e-6, "at \(index) with \(velocity)")
      }
    }
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.9, 0.999, 1, 1.3, 3])
  func `a settled spring stays within a thousandth`(ratio: Double) {
    for (mass, stiffness) in [(1.0, 100.0), (0.4, 700), (3, 40)] {
      let damping = ratio * 2 * (stiffness * mass).squareRoot()
      let solver = SpringSolver(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        allowsOverdamping: true
      )
      let settled = solver.settlingDuration
      for step in 0..<400 {
        #expect(abs(solver.offset(at: settled + Double(step) * 0.01)) <= 0.001)
      }
      // It does not wait much longer than need be: before, the envelope is still wider.
      let early = settled * 0.8 - 0.1
      let widest = (0..<400).map { abs(solver.offset(at: early + Double($0) * settled / 400)) }
      #expect(early < 0 || (widest.max() ?? 0) > 0.0005)
    }
  }

  @Test func `springs near the critical damping meet it`() {
    for ratio in [1 - 1e-6, 1 + 1e-6] {
      let near = SpringSolver(
        mass: 1,
        stiffness: 100,
        damping: 20 * ratio,
        velocity: 3,
        allowsOverdamping: true
      )
      let exact = SpringSolver(mass: 1, stiffness: 100, damping: 20, velocity: 3)
      for time in stride(from: 0.0, through: 2, by: 0.05) {
        #expect(abs(near.offset(at: time) - exact.offset(at: time)) < 1e-5)
      }
    }
  }

  @Test func `without overdamping a stiffer damping is the critical one`() {
    let wide = SpringSolver(mass: 1, stiffness: 100, damping: 90)
    let critical = SpringSolver(mass: 1, stiffness: 100, damping: 20)
    for time in [0.0, 0.1, 0.7] { #expect(wide.offset(at: time) == critical.offset(at: time)) }
  }
}
