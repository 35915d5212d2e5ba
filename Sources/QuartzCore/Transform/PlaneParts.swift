/// An affine matrix taken apart: a remainder, then a scale, a turn and a move.
struct PlaneParts {
  private static let halfTurn = Double.pi

  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  var angle: Double
  var remainder: SIMD4<Double>

  init?(_ m: CATransform3D) {
    var (a, b) = (Double(m.m11), Double(m.m12))
    var (c, d) = (Double(m.m21), Double(m.m22))
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    var (sx, sy) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    if determinant < 0 {
      if a < d { sx = -sx } else { sy = -sy }
    }
    (a, b, c, d) = (a / sx, b / sx, c / sy, d / sy)
    angle = atan2(b, a)
    let (cosine, sine) = (cos(angle), sin(angle))
    remainder = SIMD4(
      cosine * a - sine * c,
      cosine * b - sine * d,
      sine * a + cosine * c,
      sine * b + cosine * d
    )
    scale = SIMD2(sx, sy)
    translation = SIMD2(Double(m.m41), Double(m.m42))
  }

  /// Both scales and both moves, when nothing turns and nothing remains.
  var stretch: SIMD4<Double>? {
    guard angle == 2 * Self.halfTurn, remainder == SIMD4(1, 0, 0, 1) else { return nil }
    return SIMD4(scale.x, scale.y, translation.x, translation.y)
  }

  /// Returns both with angles between which the shorter turn lies; an angle of exactly 0 counts as
  /// a full turn.
  static func shortWay(_ a: PlaneParts, _ b: PlaneParts) -> (PlaneParts, PlaneParts) {
    var (a, b) = (a, b)
    if (a.scale.x < 0 && b.scale.y < 0) || (a.scale.y < 0 && b.scale.x < 0) {
      a.scale = -a.scale
      a.angle += a.angle < 0 ? halfTurn : -halfTurn
    }
    if a.angle == 0 { a.angle = 2 * halfTurn }
    if b.angle == 0 { b.angle = 2 * halfTurn }
    if abs(a.angle - b.angle) > halfTurn {
      if a.angle > b.angle { a.angle -= 2 * halfTurn } else { b.angle -= 2 * halfTurn }
    }
    return (a, b)
  }

  @inline(__always)
  static func mixed(_ a: PlaneParts, _ b: PlaneParts, _ f: Double) -> CATransform3D {
    let scale = a.scale + (b.scale - a.scale) * f
    let move = a.translation + (b.translation - a.translation) * f
    let r = a.remainder + (b.remainder - a.remainder) * f
    var (cosine, sine) = (1.0, 0.0)
    if a.angle != b.angle {
      let angle = a.angle + (b.angle - a.angle) * f
      (cosine, sine) = (cos(angle), sin(angle))
    } else if a.angle != 2 * halfTurn {
      (cosine, sine) = (cos(a.angle), sin(a.angle))
    }
    return CATransform3D(
      rows: SIMD4(
        scale.x * (cosine * r.x + sine * r.z),
        scale.x * (cosine * r.y + sine * r.w),
        0,
        0
      ),
      SIMD4(
        scale.y * (cosine * r.z - sine * r.x),
        scale.y * (cosine * r.w - sine * r.y),
        0,
        0
      ),
      SIMD4(0, 0, 1, 0),
      SIMD4(move.x, move.y, 0, 1)
    )
  }
}
