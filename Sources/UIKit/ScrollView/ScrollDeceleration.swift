import Foundation

/// The motion of content along one axis after the finger has left it: it slows down, and beyond an edge it
/// swings back.
///
/// Inside the edges the velocity falls by the rate every millisecond, so that position and velocity are
/// closed forms of the time: `x = x₀ + v₀ · (rᵗ − 1) / ln r`. At an edge a critically damped spring takes
/// over with the velocity that is left. Any time can be asked for in any order.
nonisolated package struct ScrollDeceleration: Hashable, Sendable {
  /// Deceleration is at rest below this speed, in points per millisecond.
  static let restSpeed = 0.01
  /// The natural frequency of the spring at an edge, in radians per second.
  static let edgeFrequency = 11.0
  /// The spring is at rest within this distance, in points.
  static let restDistance = 0.25

  /// Where the content stands when the finger leaves it.
  package let start: Double
  /// The velocity then, in points per second.
  package let velocity: Double
  /// The factor by which the velocity falls every millisecond, between 0 and 1.
  package let rate: Double
  /// The least and greatest offset.
  package let limits: ClosedRange<Double>
  /// When the content meets an edge, in seconds, or nil when it does not.
  package let edgeTime: Double?
  private let edge: Double
  private let edgeVelocity: Double

  /// Makes a motion.
  ///
  /// - Parameters:
  ///   - start: Where the content stands.
  ///   - velocity: Its velocity, in points per second.
  ///   - rate: The factor by which the velocity falls every millisecond.
  ///   - limits: The least and greatest offset.
  ///   - isBouncing: Whether content goes beyond an edge; without it, it stops there.
  package init(
    start: Double,
    velocity: Double,
    rate: Double,
    limits: ClosedRange<Double>,
    isBouncing: Bool = true
  ) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
    self.limits = limits
    guard limits.contains(start) else {
      edgeTime = 0
      edge = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
      edgeVelocity = velocity
      return
    }
    let target = velocity < 0 ? limits.lowerBound : limits.upperBound
    // Solving x(t) = target: r^t = 1 + (target − x₀) · ln r / v₀, with times in milliseconds.
    let perMillisecond = velocity / 1000
    let remaining = 1 + (target - start) * log(rate) / perMillisecond
    guard velocity != 0, remaining > 0,
      abs(perMillisecond) * remaining > Self.restSpeed
    else {
      edgeTime = nil
      edge = target
      edgeVelocity = 0
      return
    }
    edgeTime = log(remaining) / log(rate) / 1000
    edge = target
    edgeVelocity = isBouncing ? velocity * remaining : 0
  }

  /// Where the content would come to rest if there were no edges.
  package var projectedEnd: Double {
    start - velocity / 1000 / log(rate)
  }

  /// How long the motion lasts, in seconds.
  package var duration: Double {
    guard let edgeTime else {
      let speed = abs(velocity) / 1000
      return speed <= Self.restSpeed ? 0 : log(Self.restSpeed / speed) / log(rate) / 1000
    }
    return edgeTime + springDuration
  }

  /// Where the content comes to rest.
  package var end: Double {
    edgeTime == nil ? position(at: duration) : edge
  }

  /// Returns where the content is.
  package func position(at time: Double) -> Double {
    if let edgeTime, time >= edgeTime {
      return edge + springDisplacement(at: time - edgeTime)
    }
    let milliseconds = max(time, 0) * 1000
    return start + velocity / 1000 * (pow(rate, milliseconds) - 1) / log(rate)
  }

  /// The displacement from the edge of a critically damped spring: `(c₁ + c₂ t) e^(−ωt)`.
  private func springDisplacement(at time: Double) -> Double {
    let displacement = edgeTime == 0 && !limits.contains(start) ? start - edge : 0
    let slope = edgeVelocity + Self.edgeFrequency * displacement
    return (displacement + slope * time) * exp(-Self.edgeFrequency * time)
  }

  /// The time after which the spring stays within its rest distance, found by stepping from the end.
  private var springDuration: Double {
    let step = 1.0 / 240
    var time = 3.0
    while time > 0, abs(springDisplacement(at: time - step)) < Self.restDistance { time -= step }
    return max(time, 0)
  }
}
