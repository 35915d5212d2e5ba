import Foundation

/// A motion from 0 to 1, for thumbnails.
nonisolated enum MotionCurve: Equatable, Sendable {
  /// A damped spring of mass 1, until it has settled.
  case spring(_ stiffness: Double, _ damping: Double)
  /// A timing curve by its two control points.
  case bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)

  /// Returns points of the curve: x is the time and y the progress, both from 0 to 1.
  ///
  /// - Parameter count: How many points; at least 2.
  /// - Returns: The points in the order of time.
  func points(_ count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let fraction = Double(index) / Double(count - 1)
      switch self {
      case .spring(let stiffness, let damping):
        return CGPoint(x: fraction, y: MotionCurve.spring(stiffness, damping, at: fraction))
      case .bezier(let x1, let y1, let x2, let y2):
        return CGPoint(
          x: MotionCurve.cubic(x1, x2, fraction),
          y: MotionCurve.cubic(y1, y2, fraction)
        )
      }
    }
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The underdamped motion; thumbnails show nothing stiffer than critical damping.
  private static func spring(_ stiffness: Double, _ damping: Double, at fraction: Double) -> Double
  {
    let frequency = stiffness.squareRoot()
    let ratio = min(damping / (2 * frequency), 0.999)
    let time = fraction * log(1000) / (ratio * frequency)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let decay = exp(-ratio * frequency * time)
    return 1 - decay * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
  }
}
