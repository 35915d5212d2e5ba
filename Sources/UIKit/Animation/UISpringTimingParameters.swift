public import QuartzCore

/// A spring as the curve of progress over time.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in distances per second along each axis.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// How a spring was described.
  private enum Kind {
    case ratio(CGFloat)
    case physical(SpringTiming)
  }

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector())
  }

  /// Makes a spring that settles in the duration of its animation.
  ///
  /// - Parameters:
  ///   - ratio: 1 settles without overshooting; values near 0 swing.
  ///   - velocity: The velocity at the start, in distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that settles in the duration of its animation, from rest.
  ///
  /// - Parameter ratio: 1 settles without overshooting; values near 0 swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector())
  }

  /// Makes a spring whose own settling time is the duration.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The stiffness.
  ///   - damping: The damping.
  ///   - velocity: The velocity at the start, in distances per second.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      SpringTiming(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: velocity
      )
    )
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring given by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. Default 0.5.
  ///   - bounce: From 0 for none to 1 for endless. Default 0.
  ///   - velocity: The velocity at the start, in distances per second. Default none.
  public init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = CGVector()
  ) {
    kind = .physical(
      SpringTiming(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    )
    initialVelocity = velocity
    super.init()
  }

  /// The kind of curve.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func timing(duration: TimeInterval) -> SpringTiming {
    switch kind {
    case .physical(let spring): spring
    case .ratio(let ratio):
      SpringTiming(dampingRatio: ratio, duration: duration, velocity: initialVelocity)
    }
  }

  /// The duration that the spring has by itself, or nil when it takes on its animation's.
  var ownDuration: TimeInterval? {
    if case .physical(let spring) = kind { return spring.settlingDuration }
    return nil
  }
}
