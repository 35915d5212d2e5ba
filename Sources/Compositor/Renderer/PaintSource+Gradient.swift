extension PaintSource {
  /// Places a gradient; gives false when it draws nothing.
  ///
  /// - Parameters:
  ///   - paint: The gradient.
  ///   - inverse: From pixel centres to the layer's plane.
  ///   - cache: Where colours are tabulated.
  /// - Returns: Whether it draws anything.
  mutating func place(
    _ paint: DisplayList.GradientPaint,
    _ inverse: InverseMap,
    _ cache: ResourceCache
  ) -> Bool {
    guard !paint.stops.isEmpty else { return false }
    let u = inverse.u - inverse.w * paint.start.x
    let v = inverse.v - inverse.w * paint.start.y
    let run = paint.end - paint.start
    let square = run.x * run.x + run.y * run.y
    guard square.isFinite else { return false }
    let map: TextureMap
    switch paint.kind {
    case .axial:
      // A gradient without length shows its last colour.
      let along = square > 0 ? (u * run.x + v * run.y) * (1 / square) : inverse.w
      map = TextureMap(u: along, v: SIMD3(0, 0, 0), w: inverse.w)
    case .radial:
      guard run.x != 0, run.y != 0 else { return false }
      map = TextureMap(u: u * (1 / abs(run.x)), v: v * (1 / abs(run.y)), w: inverse.w)
    case .conic:
      guard square > 0 else { return false }
      map = TextureMap(u: u * run.x + v * run.y, v: v * run.x - u * run.y, w: inverse.w)
    }
    kind = .gradient
    gradient = paint.kind
    self.map = map
    isAffine = inverse.isAffine
    isOpaque = paint.stops.allSatisfy { $0.color.w >= 1 }
    ramp = cache.ramp(paint.stops)
    return true
  }
}
