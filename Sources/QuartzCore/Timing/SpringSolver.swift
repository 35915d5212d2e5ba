/// The motion of a damped spring from 0 to 1, in closed form.
package struct SpringSolver: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second.
  package let frequency: Double
  /// The damping ratio: below 1 it overshoots.
  package let ratio: Double
  /// The speed at the begin, in distances per second.
  package let velocity: Double
  private let first: Double
  private let second: Double
  private let rate: Double

  /// Makes the motion of a mass on a spring.
  ///
  /// - Parameters:
  ///   - mass: The mass. Greater than 0.
  ///   - stiffness: The spring constant. Greater than 0.
  ///   - damping: The damping. At least 0.
  ///   - velocity: The speed at the begin, in distances per second. Default 0.
  ///   - allowsOverdamping: Whether a damping ratio above 1 counts as such, not as 1. Default
  ///     false.
  package init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    frequency = (stiffness / mass).squareRoot()
    let full = damping / (2 * (stiffness * mass).squareRoot())
    ratio = allowsOverdamping ? full : min(full, 1)
    self.velocity = velocity
    let decay = ratio * frequency
    if ratio < 1 {
      rate = frequency * (1 - ratio * ratio).squareRoot()
      (first, second) = (-1, (velocity - decay) / rate)
    } else if ratio == 1 {
      rate = 0
      (first, second) = (-1, velocity - frequency)
    } else {
      rate = frequency * (ratio * ratio - 1).squareRoot()
      let root = rate - decay
      second = (velocity + root) / (-2 * rate)
      first = -1 - second
    }
  }

  /// Returns how far from the target the mass is, -1 at the begin.
  package func offset(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      return exp(-decay * time) * (first * cos(rate * time) + second * sin(rate * time))
    }
    if ratio == 1 {
      return exp(-frequency * time) * (first + second * time)
    }
    return first * exp((rate - decay) * time) + second * exp((-rate - decay) * time)
  }

  /// Returns how far the mass is, 0 at the begin and 1 at the target.
  package func progress(at time: Double) -> Double {
    // Springs beyond what numbers can hold are at their target at once.
    let offset = offset(at: time)
    return offset.isFinite ? 1 + offset : 1
  }

  /// How long it takes until the motion stays within a thousandth, in seconds.
  package var settlingDuration: Double {
    if ratio <= 0 { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      return log(1000 * (1 + abs(second))) / (ratio * frequency)
    }
    var time = 0.0
    for _ in 0..<100_000 where abs(offset(at: time)) >= 0.001 { time += 0.1 }
    return time
  }
}
