extension Outline {
  /// A rounded rectangle whose corners bend gradually, as iOS draws continuous corners.
  ///
  /// - Parameter rect: The rectangle with the radii that circular corners would have.
  init(continuous rect: RoundedRect) {
    self.init()
    add(continuous: rect)
  }

  /// How far a continuous corner reaches along its sides, in radii.
  static let continuousReach = 1.528665

  // One corner in radii from its point, from one side to the other: the published control points of the curve.
  private static let curve: [SIMD2<Double>] = [
    SIMD2(1.528665, 0), SIMD2(1.08849296, 0), SIMD2(0.86840694, 0), SIMD2(0.63149399, 0.07491100),
    SIMD2(0.37282392, 0.16905899), SIMD2(0.16905899, 0.37282392), SIMD2(0.07491100, 0.63149399),
    SIMD2(0, 0.86840694), SIMD2(0, 1.08849296), SIMD2(0, 1.528665),
  ]

  /// Adds a rounded rectangle with continuous corners as a subpath.
  ///
  /// Where a side is too short for the curve's reach, the curve is squeezed along it.
  ///
  /// - Parameter rect: The rectangle with the radii that circular corners would have.
  mutating func add(continuous rect: RoundedRect) {
    let (r, w, h) = (rect.radii, rect.width / 2, rect.height / 2)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: SIMD2(x0, y0 + min(h, r[0] * Self.continuousReach)))
    corner(SIMD2(x0, y0), SIMD2(0, 1), SIMD2(1, 0), r[0], h, w)
    corner(SIMD2(x1, y0), SIMD2(-1, 0), SIMD2(0, 1), r[1], w, h)
    corner(SIMD2(x1, y1), SIMD2(0, -1), SIMD2(-1, 0), r[3], h, w)
    corner(SIMD2(x0, y1), SIMD2(1, 0), SIMD2(0, -1), r[2], w, h)
    close()
  }

  /// Adds the curve around a corner, from the side that `from` points along to the one of `to`.
  private mutating func corner(
    _ point: SIMD2<Double>,
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ radius: Double,
    _ fromLimit: Double,
    _ toLimit: Double
  ) {
    guard radius > 0 else {
      line(to: point)
      return
    }
    let place = { (index: Int) -> SIMD2<Double> in
      let unit = Self.curve[index] * radius
      let along = Self.squeeze(unit.x, radius, fromLimit)
      let across = Self.squeeze(unit.y, radius, toLimit)
      return point + from * along + to * across
    }
    line(to: place(0))
    cubic(to: place(3), place(1), place(2))
    cubic(to: place(6), place(4), place(5))
    cubic(to: place(9), place(7), place(8))
  }

  /// A distance along a side, squeezed so that the whole reach fits into half of the side.
  ///
  /// Distances within the radius stay nearly as they are.
  private static func squeeze(_ distance: Double, _ radius: Double, _ limit: Double) -> Double {
    let reach = radius * continuousReach
    guard reach > limit else { return distance }
    let start = radius * 0.63149399
    guard distance > start, limit > start else { return min(distance, limit) }
    return start + (distance - start) * (limit - start) / (reach - start)
  }
}
