import QuartzCore

/// Mixes two matrices through an animation, at any fraction.
@MainActor
enum AnimationMixProbe {
  static func mix(_ from: CATransform3D, _ to: CATransform3D) -> (Double) -> CATransform3D {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    stage.add(animation, to: layer)
    return { fraction in
      withExtendedLifetime(stage.world) { layer.evaluatedState(at: fraction).transform }
    }
  }
}
