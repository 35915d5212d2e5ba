/// A pace: how far an animation is at a part of its time.
///
/// Functions made from a name are shared.
public final class CAMediaTimingFunction: NSObject, NSCopying, Sendable {
  /// The curve that computes the pace.
  package let curve: TimingCurve

  private static let named: [CAMediaTimingFunctionName: CAMediaTimingFunction] = [
    .linear: CAMediaTimingFunction(controlPoints: 0, 0, 1, 1),
    .easeIn: CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
    .easeOut: CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1),
    .easeInEaseOut: CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1),
    .default: CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1),
  ]

  /// Makes a pace from its name; an unknown name is even pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: (Self.named[name] ?? Self.named[.linear])?.curve)
  }

  /// Makes a pace of a cubic curve through (0, 0) and (1, 1) with two control points.
  public convenience init(
    controlPoints c1x: Float,
    _ c1y: Float,
    _ c2x: Float,
    _ c2y: Float
  ) {
    let points = SIMD4(c1x, c1y, c2x, c2y)
    guard FiniteGuard.allows(SIMD4<Double>(points), "CAMediaTimingFunction") else {
      self.init(name: .linear)
      return
    }
    self.init(curve: nil, Self.exact(c1x), Self.exact(c1y), Self.exact(c2x), Self.exact(c2y))
  }

  private init(
    curve: TimingCurve?,
    _ x1: Double = 0,
    _ y1: Double = 0,
    _ x2: Double = 1,
    _ y2: Double = 1
  ) {
    self.curve = curve ?? TimingCurve(x1, y1, x2, y2)
  }

  /// Returns the decimal number that was meant by a `Float`: 0.42 rather than 0.41999998688697815.
  private static func exact(_ value: Float) -> Double {
    Double("\(value)") ?? Double(value)
  }

  /// Stores the x and y of a control point, of index 0...3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [SIMD2<Double>(0, 0), curve.c1, curve.c2, SIMD2<Double>(1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the function itself: functions do not change.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Returns the progress at a part of the time, both 0...1.
  ///
  /// - Parameter x: The part of the time.
  /// - Returns: The progress; it may overshoot.
  package func evaluate(_ x: Double) -> Double {
    curve.evaluate(x)
  }

  /// Returns whether another function is this one; those made from one name are one.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve === curve
  }

  /// A hash of the function's identity.
  public override var hash: Int {
    ObjectIdentifier(curve).hashValue
  }

  /// The name of the pace, or its control points.
  public override var description: String {
    let name = Self.named.first { $0.value.curve == curve }?.key.rawValue
    return name ?? "(\(curve.c1.x), \(curve.c1.y), \(curve.c2.x), \(curve.c2.y))"
  }

  /// Returns the shared function with a name.
  static func shared(_ name: CAMediaTimingFunctionName) -> CAMediaTimingFunction {
    named[name] ?? CAMediaTimingFunction(name: name)
  }
}
