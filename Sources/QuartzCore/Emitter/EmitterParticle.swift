import CoreGraphics

/// A particle at a time.
package struct EmitterParticle {
  package let sprite: CALayer
  /// Where its middle is, in the emitter's coordinates.
  package let position: SIMD2<Double>
  /// How far it is turned, in radians.
  package let angle: Double
  package let scale: Double
  /// What the picture's colours are multiplied by.
  package let color: SIMD4<Double>
  /// When it was made.
  let birth: Double
}

/// One particle's life from its beginning to its end, known as a whole: where it is follows from the time alone.
struct EmitterLife {
  let birth: Double
  let end: Double
  private let origin: SIMD2<Double>
  private let velocity: SIMD2<Double>
  private let acceleration: SIMD2<Double>
  private let scale: Double
  private let scaleSpeed: Double
  private let spin: Double
  private let color: SIMD4<Double>
  private let colorSpeed: SIMD4<Double>

  /// Draws lots for a particle.
  init(
    of cell: EmitterCellState,
    in emitter: EmitterState,
    birth: Double,
    from origin: SIMD2<Double>?,
    _ random: inout EmitterRandom
  ) {
    self.birth = birth
    self.origin = origin ?? emitter.place(&random)
    end = birth + max(random.spread(cell.lifetime) * emitter.lifetime, 0)
    let angle = cell.longitude + (random.unit() - 0.5) * cell.cone
    let speed = random.spread(cell.speed) * emitter.velocity * cos(cell.latitude)
    velocity = SIMD2(cos(angle), sin(angle)) * speed
    acceleration = cell.acceleration
    scale = random.spread(cell.scale) * emitter.scale
    scaleSpeed = cell.scaleSpeed * emitter.scale
    spin = random.spread(cell.spin) * emitter.spin
    var color = cell.color
    for channel in 0..<4 { color[channel] += random.signed() * cell.colorRange[channel] }
    self.color = color
    colorSpeed = cell.colorSpeed
  }

  func position(at time: Double) -> SIMD2<Double> {
    let age = time - birth
    return origin + velocity * age + acceleration * (age * age / 2)
  }

  func particle(_ sprite: CALayer, at time: Double) -> EmitterParticle? {
    let age = time - birth
    let scale = scale + scaleSpeed * age
    let color = (color + colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one)
    guard scale > 0, color.w > 0 else { return nil }
    return EmitterParticle(
      sprite: sprite,
      position: position(at: time),
      angle: spin * age,
      scale: scale,
      color: color,
      birth: birth
    )
  }
}
