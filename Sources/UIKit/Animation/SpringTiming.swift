import Foundation
import QuartzCore

/// A damped spring as animations take it.
nonisolated struct SpringTiming {
  var mass: CGFloat
  var stiffness: CGFloat
  var damping: CGFloat
  /// Fractions of the distance per second, towards the end.
  var initialVelocity: CGVector
  var allowsOverdamping = false

  /// The spring that has settled to a thousandth when a duration ends.
  ///
  /// With mass 1 the angular frequency ω is fitted so that the envelope of the motion is 0.001 at the end:
  /// |(ζω − v) / (ω√(1−ζ²))| · e^(−ζωD) = 0.001 below critical damping, (1 + (ω−v)D) · e^(−ωD) = 0.001 at it;
  /// Newton's method from ω = 5/D in 12 steps (specification C.7).
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio; above 1 counts as 1.
  ///   - duration: The duration, in seconds.
  ///   - velocity: Fractions of the distance per second.
  init(dampingRatio ratio: CGFloat, duration: TimeInterval, velocity: CGVector) {
    let zeta = min(1, max(Self.smallestDampingRatio, Double(ratio)))
    let omega = Self.fittedFrequency(zeta: zeta, duration: duration, velocity: Double(velocity.dx))
    mass = 1
    stiffness = CGFloat(omega * omega)
    damping = CGFloat(2 * zeta * omega)
    initialVelocity = velocity
  }

  init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity: CGVector,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The spring of a perceptual duration and bounce.
  init(perceptualDuration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let spring = CASpringAnimation(perceptualDuration: perceptualDuration, bounce: bounce)
    self.init(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity,
      allowsOverdamping: true
    )
  }

  private static let smallestDampingRatio = 0.01

  private static func fittedFrequency(zeta: Double, duration: Double, velocity: Double) -> Double {
    var omega = 5 / duration
    for _ in 0..<12 {
      let (value, slope) =
        zeta < 1
        ? underdampedEnvelope(omega, zeta: zeta, duration: duration, velocity: velocity)
        : criticalEnvelope(omega, duration: duration, velocity: velocity)
      guard slope != 0, value.isFinite, slope.isFinite else { break }
      omega -= (value - 0.001) / slope
    }
    return omega
  }

  /// The envelope and its derivative by ω.
  private static func underdampedEnvelope(
    _ omega: Double,
    zeta: Double,
    duration: Double,
    velocity: Double
  ) -> (value: Double, slope: Double) {
    let root = (1 - zeta * zeta).squareRoot()
    let amplitude = (zeta * omega - velocity) / (omega * root)
    let decay = exp(-zeta * omega * duration)
    let sign: Double = amplitude < 0 ? -1 : 1
    let amplitudeSlope = velocity / (omega * omega * root)
    return (
      abs(amplitude) * decay,
      sign * (amplitudeSlope - amplitude * zeta * duration) * decay
    )
  }

  private static func criticalEnvelope(
    _ omega: Double,
    duration: Double,
    velocity: Double
  ) -> (value: Double, slope: Double) {
    let decay = exp(-omega * duration)
    let amplitude = 1 + (omega - velocity) * duration
    return (amplitude * decay, duration * decay - duration * amplitude * decay)
  }

  private var solver: SpringSolver {
    SpringSolver(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity.dx),
      allowsOverdamping: allowsOverdamping
    )
  }

  /// How long the spring takes to settle, in seconds.
  var settlingDuration: TimeInterval { solver.settlingDuration }

  /// The progress after a time in seconds; it may overshoot 1.
  func progress(at time: TimeInterval) -> CGFloat { CGFloat(solver.progress(at: time)) }
}
