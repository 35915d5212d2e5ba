/// A cubic curve from (0, 0) to (1, 1) that maps time to progress.
///
/// The parameter of a time is guessed from a table, corrected by Newton's method and, where that
/// leaves its bracket, by bisection; the error is below 1e-9.
package final class TimingCurve: Hashable, Sendable {
  private static let cells = 64
  private static let tolerance = 1e-10

  /// The first control point.
  package let c1: SIMD2<Double>
  /// The second control point.
  package let c2: SIMD2<Double>
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>
  private let isLinear: Bool
  private let guesses: [Double]

  /// Makes a curve from its two inner control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    c1 = SIMD2(min(max(x1, 0), 1), y1)
    c2 = SIMD2(min(max(x2, 0), 1), y2)
    c = 3 * c1
    b = 3 * (c2 - c1) - c
    a = SIMD2(1, 1) - c - b
    isLinear = c1.x == c1.y && c2.x == c2.y
    let (ax, bx, cx) = (a.x, b.x, c.x)
    guesses = (0...Self.cells).map { index in
      let x = Double(index) / Double(Self.cells)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if ((ax * middle + bx) * middle + cx) * middle < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  /// Returns the progress at a time, both from 0 to 1; the progress may overshoot in between.
  ///
  /// - Parameter x: The time; values outside 0...1 count as the nearer end.
  /// - Returns: The progress.
  @inline(__always)
  package func evaluate(_ x: Double) -> Double {
    if isLinear { return min(max(x, 0), 1) }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = parameter(x)
    return ((a.y * t + b.y) * t + c.y) * t
  }

  @inline(__always)
  private func parameter(_ x: Double) -> Double {
    let place = x * Double(Self.cells)
    let cell = Int(place)
    let (low, high) = guesses.withUnsafeBufferPointer { ($0[cell], $0[cell + 1]) }
    var t = low + (high - low) * (place - Double(cell))
    for _ in 0..<2 {
      let error = ((a.x * t + b.x) * t + c.x) * t - x
      let slope = (3 * a.x * t + 2 * b.x) * t + c.x
      if abs(error) <= Self.tolerance * slope { return t }
      let next = t - error / slope
      guard next >= low, next <= high else { break }
      t = next
    }
    return search(x, low, high, from: t)
  }

  @inline(never)
  private func search(_ x: Double, _ start: Double, _ end: Double, from guess: Double) -> Double {
    var (low, high, t) = (start, end, guess)
    for _ in 0..<80 where high - low > 1e-15 {
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
