import Foundation

/// What stiffness and damping mean to a person, for a mass of 1 and settling to 0.1 %.
nonisolated package struct SpringMeaning: Hashable, Sendable {
  /// The time of one undamped swing, in seconds.
  package let response: Double
  /// The damping ratio: 1 comes to rest without overshoot as fast as possible.
  package let dampingRatio: Double
  /// When the distance to rest stays below 0.1 %, in seconds; infinite without damping.
  package let settlingTime: Double
  /// How far the first swing passes the goal, as a fraction.
  package let overshoot: Double

  /// Measures a spring.
  ///
  /// - Parameters:
  ///   - stiffness: The spring constant, in newtons per metre. Must be above 0.
  ///   - damping: The damping coefficient, in newton seconds per metre. At least 0.
  package init(stiffness: Double, damping: Double) {
    let frequency = stiffness.squareRoot()
    let ratio = damping / (2 * frequency)
    response = 2 * .pi / frequency
    dampingRatio = ratio
    settlingTime = Self.settlingTime(frequency: frequency, ratio: ratio)
    overshoot = ratio < 1 ? exp(-ratio * .pi / (1 - ratio * ratio).squareRoot()) : 0
  }

  private static let tolerance = 0.001

  private static func settlingTime(frequency: Double, ratio: Double) -> Double {
    guard frequency > 0, ratio > 0 else { return .infinity }
    if ratio < 1 {
      let amplitude = 1 + ratio / (1 - ratio * ratio).squareRoot()
      return log(amplitude / tolerance) / (ratio * frequency)
    }
    return lastCrossing(frequency: frequency, ratio: ratio)
  }

  /// An over- or critically damped spring approaches rest from one side, so bisection finds the
  /// time.
  private static func lastCrossing(frequency: Double, ratio: Double) -> Double {
    func distance(_ time: Double) -> Double {
      let decay = ratio * frequency
      let root = frequency * (ratio * ratio - 1).squareRoot()
      guard root > 1e-9 * frequency else { return (1 + decay * time) * exp(-decay * time) }
      let slow = decay - root
      let fast = decay + root
      return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }
    var high = 1 / frequency
    while distance(high) > tolerance { high *= 2 }
    var low = 0.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if distance(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// The meaning as one line, such as `response 0.40 s · settles in 0.62 s · overshoot 1.7 %`.
  package var text: String {
    let settles =
      settlingTime.isFinite
      ? "settles in \(LanguageNumber.text(settlingTime, decimals: 2)) s" : "never settles"
    return "response \(LanguageNumber.text(response, decimals: 2)) s · \(settles) · \(character)"
  }

  private var character: String {
    if dampingRatio < 1 {
      return "overshoot \(LanguageNumber.text(overshoot * 100, decimals: 1)) %"
    }
    return dampingRatio > 1 ? "overdamped" : "critically damped"
  }
}
