import QuartzCore

/// One copy that a replicator makes of its sublayers.
struct ReplicatorCopy {
  var matrix: CATransform3D
  var delay: CFTimeInterval
  var opacity: Double

  private static let mostCopies = 10_000

  /// The copies, the first one at the back.
  static func all(_ state: ReplicatorState, anchor: CGPoint) -> [Self] {
    let color = state.instanceColor?.rgba ?? SIMD4(1, 1, 1, 1)
    let tints = [state.instanceRedOffset, state.instanceGreenOffset, state.instanceBlueOffset]
    if color.x != 1 || color.y != 1 || color.z != 1 || tints.contains(where: { $0 != 0 }) {
      World.current.report(
        CompatibilityIssue(
          message: "Copies of a replicator are not tinted; only alpha is applied.",
          context: "CAReplicatorLayer.instanceColor"
        )
      )
    }
    let there = CATransform3D(translation: Double(-anchor.x), Double(-anchor.y))
    let back = CATransform3D(translation: Double(anchor.x), Double(anchor.y))
    var power = CATransform3D.identity
    return (0..<min(max(0, state.instanceCount), mostCopies)).map { index in
      defer { power = power.concatenating(state.instanceTransform) }
      let alpha = color.w + Double(index) * Double(state.instanceAlphaOffset)
      return Self(
        matrix: there.concatenating(power).concatenating(back),
        delay: Double(index) * state.instanceDelay,
        opacity: min(max(alpha, 0), 1)
      )
    }
  }
}
