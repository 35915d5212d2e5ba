extension AnimationValue {
  /// Returns a value between two values.
  ///
  /// Pictures of one size fade. What cannot be mixed is switched: other objects at half, rows and
  /// paths of different structure at once.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: How far to go; outside 0...1 it goes on.
  /// - Returns: The value.
  func mixed(with other: AnimationValue, _ fraction: Double) -> AnimationValue {
    switch (self, other) {
    case (.vector(let a), .vector(let b)):
      return .vector(a + (b - a) * fraction)
    case (.transform(let a), .transform(let b)):
      return .transform(TransformMix(from: a, to: b).value(at: fraction))
    case (.path(let a), .path(let b)):
      return .path(a.interpolated(to: b, fraction: CGFloat(fraction)) ?? b)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.object(let a), .object(let b)):
      return ContentsMix(a, b, fraction).map { .object($0) } ?? (fraction < 0.5 ? self : other)
    default:
      return other
    }
  }

  /// How often a matrix is multiplied by another one at most.
  static let mostTimes = 1e4

  /// Returns the sum; matrices are multiplied, the added one acting first, ten thousand times at most.
  func adding(_ other: AnimationValue, times: Double = 1) -> AnimationValue {
    switch (self, other) {
    case (.vector(let a), .vector(let b)):
      return .vector(a + b * times)
    case (.transform(let a), .transform(let b)):
      var result = a
      for _ in 0..<(times > 0 ? Int(min(times, Self.mostTimes)) : 0) {
        result = b.concatenating(result)
      }
      return .transform(result)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * times })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0 + $1 * times })
    default:
      return self
    }
  }

  /// Returns the value from which `other` leads here.
  func subtracting(_ other: AnimationValue) -> AnimationValue {
    if case .transform(let b) = other {
      return adding(.transform(CATransform3DInvert(b)))
    }
    return adding(other, times: -1)
  }

  /// The value that adds nothing.
  var zero: AnimationValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(.identity)
    case .numbers(let list): .numbers(list.map { _ in 0 })
    case .colors(let list): .colors(list.map { _ in .zero })
    case .path, .object: self
    }
  }

  /// Returns how far two values are apart.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.vector(let a), .vector(let b)):
      return ((b - a) * (b - a)).sum().squareRoot()
    case (.transform(let a), .transform(let b)):
      let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
      return rows.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
    case (.numbers(let a), .numbers(let b)):
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    case (.colors(let a), .colors(let b)):
      return zip(a, b).reduce(0) { $0 + (($1.0 - $1.1) * ($1.0 - $1.1)).sum() }.squareRoot()
    default:
      return 1
    }
  }

  /// Returns the sum of values with weights, for curves through keyframes; nil for what cannot be
  /// weighted.
  static func weighted(_ parts: [(AnimationValue, Double)]) -> AnimationValue? {
    var vector = SIMD4<Double>.zero
    var rows = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    var isMatrix = false
    for (value, weight) in parts {
      switch value {
      case .vector(let v): vector += v * weight
      case .transform(let t):
        isMatrix = true
        rows.0 += t.row1 * weight
        rows.1 += t.row2 * weight
        rows.2 += t.row3 * weight
        rows.3 += t.row4 * weight
      default: return nil
      }
    }
    return isMatrix
      ? .transform(CATransform3D(rows: rows.0, rows.1, rows.2, rows.3)) : .vector(vector)
  }
}
