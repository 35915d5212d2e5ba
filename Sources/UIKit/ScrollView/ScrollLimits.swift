import QuartzCore

/// The offsets between which content stands.
struct ScrollLimits: Equatable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
}

extension CGPoint {
  /// Returns the nearest point within limits.
  func clamped(to limits: ScrollLimits) -> CGPoint {
    CGPoint(
      x: min(max(x, limits.x.lowerBound), limits.x.upperBound),
      y: min(max(y, limits.y.lowerBound), limits.y.upperBound)
    )
  }
}
