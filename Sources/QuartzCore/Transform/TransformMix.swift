/// The way between two matrices, taken apart once and mixed at any fraction.
///
/// Two affine matrices are mixed as CSS does in the plane (translation, signed scale, angle,
/// remainder); others are taken apart as in Spencer Thomas' "Decomposing a matrix into simple
/// transformations" with the turn as a quaternion; singular ones are mixed number by number.
struct TransformMix {
  private enum Way {
    case same
    /// Scales along the axes and moves: both scales, then both moves.
    case stretch(SIMD4<Double>, SIMD4<Double>)
    case plane(PlaneParts, PlaneParts)
    case space(SpaceParts, SpaceParts)
    case numbers
  }

  let from: CATransform3D
  let to: CATransform3D
  private let way: Way

  init(from: CATransform3D, to: CATransform3D) {
    self.from = from
    self.to = to
    if from == to {
      way = .same
    } else if from.isAffine, to.isAffine, let a = PlaneParts(from), let b = PlaneParts(to) {
      let pair = PlaneParts.shortWay(a, b)
      if let from = pair.0.stretch, let to = pair.1.stretch {
        way = .stretch(from, to - from)
      } else {
        way = .plane(pair.0, pair.1)
      }
    } else if let a = SpaceParts(from), let b = SpaceParts(to) {
      way = .space(a, b.onSideOf(a))
    } else {
      way = .numbers
    }
  }

  /// Both scales and both moves at the begin, and how they change, when that is all.
  var stretch: (from: SIMD4<Double>, span: SIMD4<Double>)? {
    if case .stretch(let from, let span) = way { return (from, span) }
    return nil
  }

  func value(at fraction: Double) -> CATransform3D {
    switch way {
    case .same: return to
    case .stretch(let from, let span): return CATransform3D(stretch: from + span * fraction)
    case .plane(let a, let b): return PlaneParts.mixed(a, b, fraction)
    case .space(let a, let b): return SpaceParts.mixed(a, b, fraction)
    case .numbers:
      return CATransform3D(
        rows: from.row1 + (to.row1 - from.row1) * fraction,
        from.row2 + (to.row2 - from.row2) * fraction,
        from.row3 + (to.row3 - from.row3) * fraction,
        from.row4 + (to.row4 - from.row4) * fraction
      )
    }
  }
}
