/// Something that says how progress follows time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing of animations that last a duration.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.timing(duration: duration)) }
    return .curve((cubicTimingParameters ?? UICubicTimingParameters()).function)
  }
}
