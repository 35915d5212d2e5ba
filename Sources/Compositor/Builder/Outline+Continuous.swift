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

  // A quarter of a circle in as many pieces, which end where those of the curve do as nearly as they can.
  private static let circle: [SIMD2<Double>] = [
    SIMD2(1, 0), SIMD2(0.8729509, 0),
    SIMD2(0.74706554, 0.02421025), SIMD2(0.62907953, 0.07133536),
    SIMD2(0.37459871, 0.17297824), SIMD2(0.17297824, 0.37459871),
    SIMD2(0.07133536, 0.62907953), SIMD2(0.02421025, 0.74706554),
    SIMD2(0, 0.8729509), SIMD2(0, 1),
  ]

  /// Adds a rounded rectangle with continuous corners as a subpath.
  ///
  /// Where a side is too short for the curve's reach, the corner becomes more of a circle: wholly where two
  /// circular corners would meet.
  ///
  /// - Parameter rect: The rectangle with the radii that circular corners would have.
  mutating func add(continuous rect: RoundedRect) {
    let (r, w, h) = (rect.radii, rect.width / 2, rect.height / 2)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let reach = 1 + (Self.continuousReach - 1) * Self.continuity(r[0], min(w, h))
    move(to: SIMD2(x0, y0 + r[0] * reach))
    corner(SIMD2(x0, y0), SIMD2(0, 1), SIMD2(1, 0), r[0], min(w, h))
    corner(SIMD2(x1, y0), SIMD2(-1, 0), SIMD2(0, 1), r[1], min(w, h))
    corner(SIMD2(x1, y1), SIMD2(0, -1), SIMD2(-1, 0), r[3], min(w, h))
    corner(SIMD2(x0, y1), SIMD2(1, 0), SIMD2(0, -1), r[2], min(w, h))
    close()
  }

  /// Adds the curve around a corner, from the side that `from` points along to the one of `to`.
  private mutating func corner(
    _ point: SIMD2<Double>,
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ radius: Double,
    _ limit: Double
  ) {
    guard radius > 0 else {
      line(to: point)
      return
    }
    let part = Self.continuity(radius, limit)
    let place = { (index: Int) -> SIMD2<Double> in
      let (round, curved) = (Self.circle[index], Self.curve[index])
      let mixed = (round + (curved - round) * part) * radius
      return point + from * mixed.x + to * mixed.y
    }
    line(to: place(0))
    cubic(to: place(3), place(1), place(2))
    cubic(to: place(6), place(4), place(5))
    cubic(to: place(9), place(7), place(8))
  }

  /// How much of the curve there is room for in half the shorter side: 0 where only a circle fits, to 1.
  private static func continuity(_ radius: Double, _ limit: Double) -> Double {
    guard radius > 0 else { return 0 }
    return min(max((limit / radius - 1) / (continuousReach - 1), 0), 1)
  }
}
