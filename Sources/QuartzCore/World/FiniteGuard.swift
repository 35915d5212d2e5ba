/// The one place where geometry and times that enter the engine are checked to be finite.
enum FiniteGuard {
  /// Returns whether a number is finite, and reports an issue when it is not.
  static func allows(_ value: Double, _ context: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    reject("\(value)", context())
    return false
  }

  /// Returns whether four numbers are finite, and reports an issue when one is not.
  @inline(__always)
  static func allows(_ value: SIMD4<Double>, _ context: @autoclosure () -> String) -> Bool {
    if value * 0 == SIMD4<Double>.zero { return true }
    reject("\(value)", context())
    return false
  }

  /// Returns whether a matrix is finite, and reports an issue when it is not.
  static func allows(_ value: CATransform3D, _ context: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    reject("a matrix with an infinite or undefined number", context())
    return false
  }

  /// Returns whether a value of any type that layers have is finite, and reports an issue when it
  /// is not.
  static func allows(any value: Any, _ context: @autoclosure () -> String) -> Bool {
    switch value {
    case let value as CGFloat: allows(Double(value), context())
    case let value as Float: allows(Double(value), context())
    case let value as Double: allows(value, context())
    case let value as CGPoint: allows(SIMD4(Double(value.x), Double(value.y), 0, 0), context())
    case let value as CATransform3D: allows(value, context())
    case let value as CGColor: allows(value.rgba, context())
    case let value as CGPath: allows(path: value, context())
    case let value as [Double]: allows(value.reduce(0) { $0 + $1 * 0 }, context())
    case let value as [SIMD4<Double>]: allows(value.reduce(.zero) { $0 + $1 * 0 }, context())
    default: true
    }
  }

  /// Returns whether all points of a path are finite, and reports an issue when one is not.
  static func allows(path: CGPath, _ context: @autoclosure () -> String) -> Bool {
    if path.isFinite { return true }
    reject("a path with an infinite or undefined point", context())
    return false
  }

  /// Reports that a value is not finite.
  static func reject(_ value: String, _ context: String) {
    World.current.report(
      CompatibilityIssue(
        message: "The value is not finite (\(value)); it was ignored.",
        context: context
      )
    )
  }
}

extension CGPath {
  /// Whether all points are finite.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let control, let end): control.isFinite && end.isFinite
      case .curve(let first, let second, let end):
        first.isFinite && second.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
