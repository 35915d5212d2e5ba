import QuartzCore

extension LayerWalk {
  /// So many shades of each colour are told apart, so that pictures of the same shade are made once.
  private static let shades = 15.0

  /// Adds the particles of an emitter to what shares its space.
  func addParticles(
    of emitter: EmitterState,
    _ place: CATransform3D?,
    _ time: CFTimeInterval,
    _ opacity: Double,
    _ siblings: inout [Sibling]
  ) {
    for particle in emitter.particles(at: time) {
      var state = particle.sprite.modelState
      state.opacity = 1
      let (sine, cosine) = (sin(particle.angle), cos(particle.angle))
      var matrix = CATransform3D.identity
      matrix.m11 = CGFloat(cosine * particle.scale)
      matrix.m12 = CGFloat(sine * particle.scale)
      matrix.m21 = CGFloat(-sine * particle.scale)
      matrix.m22 = CGFloat(cosine * particle.scale)
      matrix.m41 = CGFloat(particle.position.x)
      matrix.m42 = CGFloat(particle.position.y)
      matrix = state.ownMatrix.concatenating(matrix)
      if let place { matrix = matrix.concatenating(place) }
      let shade = (particle.color * Self.shades).rounded(.toNearestOrEven) / Self.shades
      let tint = SIMD4(Float(shade.x), Float(shade.y), Float(shade.z), 1)
      siblings.append(
        Sibling(
          layer: particle.sprite,
          state: state,
          matrix: matrix,
          parentTime: time,
          opacity: opacity * particle.color.w,
          tint: tint == .one ? nil : tint
        )
      )
    }
  }
}
