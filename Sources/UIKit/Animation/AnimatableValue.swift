import QuartzCore

/// A value of a view's animatable property.
nonisolated enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case transform(CATransform3D)
  case color(CGColor?)
  case picture(CGImage?)

  static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool {
    switch (lhs, rhs) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.picture(let a), .picture(let b)): a === b
    default: false
    }
  }

  /// The value as animations take it.
  var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .picture(let value): value
    }
  }

  /// The value that adds nothing to another one of the same type.
  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color, .picture: self
    }
  }

  /// What must be added to `base` to get this value; nil when a transform cannot be undone.
  func relative(to base: AnimatableValue) -> AnimatableValue? {
    switch (self, base) {
    case (.number(let a), .number(let b)):
      return .number(a - b)
    case (.point(let a), .point(let b)):
      return .point(a - b)
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      let isSingular =
        !CATransform3DIsIdentity(b) && CATransform3DEqualToTransform(inverse, b)
        && !CATransform3DIsIdentity(CATransform3DConcat(b, inverse))
      return isSingular ? nil : .transform(CATransform3DConcat(a, inverse))
    default:
      return nil
    }
  }

  /// The value on the way to another one.
  func interpolated(to end: AnimatableValue, fraction: CGFloat) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, fraction: Double(fraction)))
    case (.color(let a?), .color(let b?)):
      let rgba = a.rgba + (b.rgba - a.rgba) * Double(fraction)
      return .color(CGColor(rgba: rgba))
    default:
      return fraction < 1 ? self : end
    }
  }
}
