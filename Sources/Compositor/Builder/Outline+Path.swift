import CoreGraphics

extension Outline {
  /// The steps of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isEvenOdd: Whether overlaps cancel.
  init(_ path: CGPath, isEvenOdd: Bool) {
    self.init(isEvenOdd: isEvenOdd)
    let elements = path.elements
    verbs.reserveCapacity(elements.count)
    points.reserveCapacity(elements.count)
    for element in elements { add(element) }
    let sum = points.reduce(SIMD2<Double>(0, 0)) { $0 + $1 * 0 }
    if sum != SIMD2<Double>(0, 0) { self = Outline(isEvenOdd: isEvenOdd) }
  }

  private mutating func add(_ element: CGPath.Element) {
    // Whatever follows a close begins where the closed subpath began; a path that begins without a move is
    // left out.
    guard !verbs.isEmpty || element.isMove else { return }
    switch element {
    case .move(let end): move(to: Self.point(end))
    case .line(let end): line(to: Self.point(end))
    case .quad(let control, let end): quad(to: Self.point(end), control: Self.point(control))
    case .curve(let first, let second, let end):
      cubic(to: Self.point(end), Self.point(first), Self.point(second))
    case .close: close()
    }
  }

  private static func point(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2(Double(point.x), Double(point.y))
  }
}

extension CGPath.Element {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }
}
