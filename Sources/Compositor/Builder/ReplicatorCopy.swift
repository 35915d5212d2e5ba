import QuartzCore

/// One copy that a replicator makes of its sublayers.
struct ReplicatorCopy {
  var matrix: CATransform3D
  var delay: CFTimeInterval
  var opacity: Double
  /// What the colours are multiplied by; nil for white.
  var tint: SIMD4<Float>?

  private static let mostCopies = 10_000

  /// The copies, the first one at the back.
  static func all(_ state: ReplicatorState, anchor: CGPoint) -> [Self] {
    let color = state.instanceColor?.rgba ?? SIMD4(1, 1, 1, 1)
    let step = SIMD4(
      Double(state.instanceRedOffset),
      Double(state.instanceGreenOffset),
      Double(state.instanceBlueOffset),
      Double(state.instanceAlphaOffset)
    )
    let there = CATransform3D(translation: Double(-anchor.x), Double(-anchor.y))
    let back = CATransform3D(translation: Double(anchor.x), Double(anchor.y))
    var power = CATransform3D.identity
    return (0..<min(max(0, state.instanceCount), mostCopies)).map { index in
      defer { power = power.concatenating(state.instanceTransform) }
      let factor = (color + step * Double(index)).clamped(lowerBound: .zero, upperBound: .one)
      let tint = SIMD4(Float(factor.x), Float(factor.y), Float(factor.z), 1)
      return Self(
        matrix: there.concatenating(power).concatenating(back),
        delay: Double(index) * state.instanceDelay,
        opacity: factor.w,
        tint: tint == .one ? nil : tint
      )
    }
  }
}
