/// A cubic curve from (0, 0) to (1, 1) that maps time to progress.
///
/// The time is cut into cells. Where a cubic through a cell's ends with their slopes is as good as the curve, it
/// gives the progress at once; elsewhere the curve's parameter is found by Newton's method and, where that leaves
/// its bracket, by bisection. The error is below 1e-7.
package final class TimingCurve: Hashable, Sendable {
  private static let cells = 64
  private static let tolerance = 1e-10
  private static let cellError = 5e-8

  /// The first control point.
  package let c1: SIMD2<Double>
  /// The second control point.
  package let c2: SIMD2<Double>
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>
  private let isLinear: Bool
  // Written while the curve is made, and only read afterwards.
  /// The cubic of each cell, by powers of the place in the cell; not a number where the cell has none.
  private nonisolated(unsafe) let table: UnsafeMutablePointer<SIMD4<Double>>

  /// Makes a curve from its two inner control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    c1 = SIMD2(min(max(x1, 0), 1), y1)
    c2 = SIMD2(min(max(x2, 0), 1), y2)
    c = 3 * c1
    b = 3 * (c2 - c1) - c
    a = SIMD2(1, 1) - c - b
    isLinear = c1.x == c1.y && c2.x == c2.y
    table = .allocate(capacity: Self.cells)
    table.initialize(repeating: SIMD4(repeating: .nan), count: Self.cells)
    if !isLinear { fillTable() }
  }

  deinit {
    table.deallocate()
  }

  private func fillTable() {
    let width = 1 / Double(Self.cells)
    func end(_ index: Int) -> (value: Double, slope: Double) {
      let t = parameter(Double(index) * width)
      let run = (3 * a.x * t + 2 * b.x) * t + c.x
      let rise = (3 * a.y * t + 2 * b.y) * t + c.y
      return (((a.y * t + b.y) * t + c.y) * t, rise / run * width)
    }
    var from = end(0)
    for cell in 0..<Self.cells {
      let to = end(cell + 1)
      let step = to.value - from.value
      let cubic = SIMD4(
        from.value,
        from.slope,
        3 * step - 2 * from.slope - to.slope,
        from.slope + to.slope - 2 * step
      )
      if isGood(cubic, cell) { table[cell] = cubic }
      from = to
    }
  }

  private func isGood(_ cubic: SIMD4<Double>, _ cell: Int) -> Bool {
    guard cubic * 0 == SIMD4<Double>.zero else { return false }
    return [0.2, 0.4, 0.6, 0.8].allSatisfy { part in
      let t = parameter((Double(cell) + part) / Double(Self.cells))
      let exact = ((a.y * t + b.y) * t + c.y) * t
      let value = ((cubic.w * part + cubic.z) * part + cubic.y) * part + cubic.x
      return abs(value - exact) < Self.cellError
    }
  }

  /// Returns the progress at a time, both from 0 to 1; the progress may overshoot in between.
  ///
  /// - Parameter x: The time; values outside 0...1 count as the nearer end.
  /// - Returns: The progress.
  @inline(__always)
  package func evaluate(_ x: Double) -> Double {
    // What is not a number counts as the beginning.
    guard x > 0 else { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    let place = x * Double(Self.cells)
    let cell = Int(place)
    let part = place - Double(cell)
    let cubic = table[cell]
    let value = ((cubic.w * part + cubic.z) * part + cubic.y) * part + cubic.x
    return value.isNaN ? exact(x) : value
  }

  @inline(never)
  private func exact(_ x: Double) -> Double {
    let t = parameter(x)
    return ((a.y * t + b.y) * t + c.y) * t
  }

  /// Returns the curve's parameter at a time.
  private func parameter(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<120 where high - low > 1e-15 {
      let error = ((a.x * t + b.x) * t + c.x) * t - x
      let slope = (3 * a.x * t + 2 * b.x) * t + c.x
      if error == 0 || abs(error) <= Self.tolerance * slope { return t }
      if error > 0 { high = t } else { low = t }
      let next = t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Returns whether two curves have the same control points.
  package static func == (lhs: TimingCurve, rhs: TimingCurve) -> Bool {
    lhs === rhs || (lhs.c1 == rhs.c1 && lhs.c2 == rhs.c2)
  }

  /// Feeds the control points into a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(c1)
    hasher.combine(c2)
  }
}
