extension CubicCurve {
  /// Places and weights of the Gauss-Legendre rule with five places on -1...1.
  private static let rule: [(place: CGFloat, weight: CGFloat)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  private static let deepest = 12

  private func speed(at t: CGFloat) -> CGFloat {
    let velocity = derivative(at: t)
    return hypot(velocity.dx, velocity.dy)
  }

  private func estimate(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    return half
      * Self.rule.reduce(0) { $0 + $1.weight * speed(at: middle + half * $1.place) }
  }

  /// Returns the length between two parameters, to about one part in 10⁸.
  func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    refine(estimate(from: t0, to: t1), from: t0, to: t1, depth: 0)
  }

  private func refine(
    _ coarse: CGFloat,
    from t0: CGFloat,
    to t1: CGFloat,
    depth: Int
  ) -> CGFloat {
    let middle = (t0 + t1) / 2
    let (left, right) = (estimate(from: t0, to: middle), estimate(from: middle, to: t1))
    let fine = left + right
    if abs(fine - coarse) <= 1e-9 * max(fine, 1e-3) || depth == Self.deepest { return fine }
    return refine(left, from: t0, to: middle, depth: depth + 1)
      + refine(right, from: middle, to: t1, depth: depth + 1)
  }

  /// Returns the parameter at a distance from the start along the curve of a known length.
  func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / length
    for _ in 0..<60 {
      let error = self.length(from: 0, to: t) - distance
      if abs(error) <= 1e-9 * length { break }
      if error > 0 { high = t } else { low = t }
      let velocity = speed(at: t)
      let next = velocity > 0 ? t - error / velocity : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
