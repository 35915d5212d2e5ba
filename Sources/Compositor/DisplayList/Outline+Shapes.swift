extension Outline {
  /// What lies in one rounded rectangle and not in the one inside it.
  ///
  /// - Parameters:
  ///   - outer: The outer rectangle.
  ///   - inner: The inner rectangle; may be empty.
  package init(ring outer: RoundedRect, _ inner: RoundedRect) {
    self.init(isEvenOdd: true)
    add(outer)
    if !inner.isEmpty { add(inner) }
  }

  /// A rounded rectangle with circular corners.
  ///
  /// - Parameter rect: The rectangle.
  package init(_ rect: RoundedRect) {
    self.init()
    add(rect)
  }

  /// Adds a rounded rectangle as a subpath, clockwise on the screen.
  ///
  /// - Parameter rect: The rectangle.
  package mutating func add(_ rect: RoundedRect) {
    let radii = rect.radii
    // Control points at this part of the radius make the best quarter of a circle.
    let handle = 1 - 0.552_284_749_830_793_4
    move(to: SIMD2(rect.minX + radii[0], rect.minY))
    line(to: SIMD2(rect.maxX - radii[1], rect.minY))
    corner(SIMD2(rect.maxX, rect.minY), SIMD2(-1, 0), SIMD2(0, 1), radii[1], handle)
    line(to: SIMD2(rect.maxX, rect.maxY - radii[3]))
    corner(SIMD2(rect.maxX, rect.maxY), SIMD2(0, -1), SIMD2(-1, 0), radii[3], handle)
    line(to: SIMD2(rect.minX + radii[2], rect.maxY))
    corner(SIMD2(rect.minX, rect.maxY), SIMD2(1, 0), SIMD2(0, -1), radii[2], handle)
    line(to: SIMD2(rect.minX, rect.minY + radii[0]))
    corner(SIMD2(rect.minX, rect.minY), SIMD2(0, 1), SIMD2(1, 0), radii[0], handle)
    close()
  }

  private mutating func corner(
    _ point: SIMD2<Double>,
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    _ radius: Double,
    _ handle: Double
  ) {
    guard radius > 0 else { return }
    cubic(
      to: point + to * radius,
      point + from * (radius * handle),
      point + to * (radius * handle)
    )
  }
}
