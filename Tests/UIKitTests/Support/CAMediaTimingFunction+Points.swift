import QuartzCore

extension CAMediaTimingFunction {
  /// The two control points in one row.
  var points: [Float] {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    return first + second
  }
}
