/// When the values of a keyframe animation are reached, and the pace between them.
struct KeyframeSpacing {
  let times: [Double]?
  let curves: [TimingCurve]

  /// Returns the segment of a progress and how far it is in there.
  ///
  /// - Parameters:
  ///   - progress: How far the animation is, 0...1.
  ///   - times: When each value is reached; at least two.
  /// - Returns: The segment's index and the part of it.
  static func segment(
    at progress: Double,
    times: [Double]
  ) -> (index: Int, part: Double) {
    var index = 0
    while index < times.count - 2, progress >= times[index + 1] { index += 1 }
    let span = times[index + 1] - times[index]
    let part = span > 0 ? (progress - times[index]) / span : 1
    return (index, min(max(part, 0), 1))
  }

  /// Returns a part of a segment after the segment's own pace.
  func paced(_ part: Double, in segment: Int) -> Double {
    curves.indices.contains(segment) ? curves[segment].evaluate(part) : part
  }
}
