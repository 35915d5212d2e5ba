import QuartzCore

/// One copy that a replicator makes of its sublayers.
struct ReplicatorCopy {
  var matrix: CATransform3D
  var delay: CFTimeInterval
  var opacity: Double
  /// What the colours are multiplied by; nil for white.
  var tint: SIMD4<Float>?

  private static let mostCopies = 10_000

  /// How many copies a layer may make, so that replicators within replicators end.
  static func most(of layer: CALayer) -> Int {
    var around = 1
    var next = layer.modelParent
    while let parent = next {
      if case .replicator(let state) = parent.modelState.content {
        around = min(around * min(max(1, state.instanceCount), mostCopies), mostCopies)
      }
      next = parent.modelParent
    }
    return mostCopies / around
  }

  /// The copies, the first one at the back, of which there are no more than `most`.
  static func all(_ state: ReplicatorState, anchor: CGPoint, most: Int) -> [Self] {
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
    return (0..<min(max(0, state.instanceCount), most)).map { index in
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
