/// The values of a keyframe animation.
struct KeyframeTrack {
  private let values: [AnimationValue]
  private let mode: CAAnimationCalculationMode
  private let spacing: KeyframeSpacing
  private let times: [Double]
  private let mixes: [TransformMix?]
  private let tangents: [(in: [Double], out: [Double])]

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - values: The values, at least one.
  ///   - mode: How values in between are computed.
  ///   - spacing: When they are reached.
  ///   - shape: The tension, continuity and bias of smooth curves, per value.
  init(
    values: [AnimationValue],
    mode: CAAnimationCalculationMode,
    spacing: KeyframeSpacing,
    shape: (tension: [Double], continuity: [Double], bias: [Double])
  ) {
    self.values = values
    self.mode = mode
    let isPaced = mode == .paced || mode == .cubicPaced
    self.spacing = isPaced ? KeyframeSpacing(times: nil, curves: []) : spacing
    let times = isPaced ? Self.pacedTimes(values) : spacing.times
    self.times = Self.fitted(times, count: values.count, isDiscrete: mode == .discrete)
    mixes = zip(values, values.dropFirst()).map { a, b in
      guard let a = a.matrix, let b = b.matrix else { return nil }
      return TransformMix(from: a, to: b)
    }
    let isCubic = mode == .cubic || mode == .cubicPaced
    tangents = isCubic ? Self.tangents(count: values.count, times: self.times, shape: shape) : []
  }

  private static func fitted(_ times: [Double]?, count: Int, isDiscrete: Bool) -> [Double] {
    if isDiscrete {
      guard let times else { return (0...count).map { Double($0) / Double(count) } }
      return Array(times.prefix(count + 1))
    }
    guard let times else {
      return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    }
    return Array(times.prefix(count))
  }

  private static func pacedTimes(_ values: [AnimationValue]) -> [Double]? {
    let steps = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let whole = steps.reduce(0, +)
    guard whole > 0 else { return nil }
    var sum = 0.0
    return [0]
      + steps.map { step in
        sum += step
        return sum / whole
      }
  }

  /// The last value, where a run ends; and the first one.
  var ends: (first: AnimationValue, last: AnimationValue) {
    (values[0], values[values.count - 1])
  }

  /// Returns the value at a progress; nil when there are too few values.
  func value(at progress: Double) -> AnimationValue? {
    if mode == .discrete { return discreteValue(at: progress) }
    let count = min(values.count, times.count)
    guard count >= 2 else { return nil }
    let (index, raw) = KeyframeSpacing.segment(at: progress, times: Array(times.prefix(count)))
    let part = spacing.paced(raw, in: index)
    if !tangents.isEmpty, let value = cubicValue(index, part) { return value }
    if let mix = mixes[index] { return .transform(mix.value(at: part)) }
    return values[index].mixed(with: values[index + 1], part)
  }

  private func discreteValue(at progress: Double) -> AnimationValue? {
    guard let first = times.first else { return values.first }
    var index = 0
    for (place, time) in times.enumerated() where place < values.count && progress >= time {
      index = place
    }
    // With as many times as values the last time is the end, so that the last value is never
    // reached.
    if times.count == values.count, index == values.count - 1, index > 0 { index -= 1 }
    return progress < first ? values[0] : values[index]
  }

  // MARK: - Smooth curves

  /// Returns the tangents of Kochanek and Bartels' splines as weights of the differences to the
  /// neighbours.
  private static func tangents(
    count: Int,
    times: [Double],
    shape: (tension: [Double], continuity: [Double], bias: [Double])
  ) -> [(in: [Double], out: [Double])] {
    func at(_ list: [Double], _ index: Int) -> Double {
      list.indices.contains(index) ? list[index] : 0
    }
    return (0..<count).map { index in
      let isEnd = index == 0 || index == count - 1 || index + 1 >= times.count
      if isEnd { return ([1, 1], [1, 1]) }
      let (t, c, b) = (at(shape.tension, index), at(shape.continuity, index), at(shape.bias, index))
      let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
      let whole = before + after
      let (scaleIn, scaleOut) = whole > 0 ? (2 * before / whole, 2 * after / whole) : (1, 1)
      return (
        [(1 - t) * (1 - c) * (1 + b) / 2 * scaleIn, (1 - t) * (1 + c) * (1 - b) / 2 * scaleIn],
        [(1 - t) * (1 + c) * (1 + b) / 2 * scaleOut, (1 - t) * (1 - c) * (1 - b) / 2 * scaleOut]
      )
    }
  }

  private func cubicValue(_ index: Int, _ u: Double) -> AnimationValue? {
    let (a, b) = (values[index], values[index + 1])
    let (u2, u3) = (u * u, u * u * u)
    let h00 = 2 * u3 - 3 * u2 + 1
    let h10 = u3 - 2 * u2 + u
    let h01 = 3 * u2 - 2 * u3
    let h11 = u3 - u2
    var parts = [(a, h00), (b, h01)]
    parts += tangent(index, tangents[index].out, h10)
    parts += tangent(index + 1, tangents[index + 1].in, h11)
    return AnimationValue.weighted(parts)
  }

  private func tangent(
    _ index: Int,
    _ weights: [Double],
    _ factor: Double
  ) -> [(AnimationValue, Double)] {
    let value = values[index]
    if index == 0 { return [(values[1], factor), (value, -factor)] }
    let previous = values[index - 1]
    if index == values.count - 1 { return [(value, factor), (previous, -factor)] }
    let (w0, w1) = (weights[0] * factor, weights[1] * factor)
    return [(value, w0), (previous, -w0), (values[index + 1], w1), (value, -w1)]
  }
}
