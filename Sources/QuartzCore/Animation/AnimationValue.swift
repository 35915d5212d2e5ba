/// A value that animations work with, of any type that layers have.
package enum AnimationValue {
  /// Up to four numbers: a number, point, size, rectangle or straight colour.
  case vector(SIMD4<Double>)
  /// A matrix.
  indirect case transform(CATransform3D)
  /// A shape.
  case path(CGPath)
  /// A row of numbers, such as the places of a gradient's colours.
  case numbers([Double])
  /// A row of straight colours.
  case colors([SIMD4<Double>])
  /// Anything else; it is not mixed but switched.
  case object(Any)

  // MARK: - From values

  /// Returns the number in a boxed or bare value, or nil.
  package static func number(_ any: Any?) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }

  /// Returns the point in a boxed or bare value, or nil.
  static func point(_ any: Any) -> SIMD4<Double>? {
    switch any {
    case let value as CGPoint: SIMD4(Double(value.x), Double(value.y), 0, 0)
    case let value as CGSize: SIMD4(Double(value.width), Double(value.height), 0, 0)
    case let value as CGVector: SIMD4(Double(value.dx), Double(value.dy), 0, 0)
    case let value as NSValue: boxedPoint(value)
    default: nil
    }
  }

  private static func boxedPoint(_ value: NSValue) -> SIMD4<Double>? {
    let type = String(cString: value.objCType)
    if type == String(cString: NSValue(cgSize: .zero).objCType) {
      return SIMD4(Double(value.cgSizeValue.width), Double(value.cgSizeValue.height), 0, 0)
    }
    if type == String(cString: NSValue(cgPoint: .zero).objCType) {
      return SIMD4(Double(value.cgPointValue.x), Double(value.cgPointValue.y), 0, 0)
    }
    return nil
  }

  /// Returns the rectangle in a boxed or bare value, or nil.
  static func rect(_ any: Any) -> SIMD4<Double>? {
    if let value = any as? CGRect { return SIMD4(value) }
    guard let value = any as? NSValue,
      String(cString: value.objCType) == String(cString: NSValue(cgRect: .zero).objCType)
    else { return nil }
    return SIMD4(value.cgRectValue)
  }

  /// Returns the matrix in a boxed or bare value, or nil.
  static func matrix(_ any: Any) -> CATransform3D? {
    switch any {
    case let value as CATransform3D: value
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
    case let value as NSValue: value.holdsTransform ? value.caTransform3DValue : nil
    default: nil
    }
  }

  /// Returns a value of a kind, or nil when something else is given.
  package init?(_ any: Any?, kind: LayerProperty.Kind) {
    guard let any else { return nil }
    let value: AnimationValue? =
      switch kind {
      case .number: Self.number(any).map { .vector(SIMD4($0, 0, 0, 0)) }
      case .flag: Self.number(any).map { .vector(SIMD4($0, 0, 0, 0)) }
      case .point, .size: Self.point(any).map { .vector($0) }
      case .rect: Self.rect(any).map { .vector($0) }
      case .color: (any as? CGColor).map { .vector($0.rgba) }
      case .transform: Self.matrix(any).map { .transform($0) }
      case .path: (any as? CGPath).map { .path($0) }
      case .numbers: (any as? [Any])?.asNumbers.map { .numbers($0) }
      case .colors: (any as? [Any])?.asColors.map { .colors($0) }
      case .object: any is NSNull ? nil : .object(any)
      }
    guard let value else { return nil }
    self = value
  }

  /// The value as Core Animation hands it out.
  package func boxed(_ kind: LayerProperty.Kind) -> Any {
    switch self {
    case .vector(let v):
      switch kind {
      case .point: CGPoint(x: v.x, y: v.y)
      case .size: CGSize(width: v.x, height: v.y)
      case .rect: CGRect(v)
      case .color: CGColor(rgba: v)
      case .flag: NSNumber(value: v.x != 0)
      default: NSNumber(value: v.x)
      }
    case .transform(let value): value
    case .path(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .colors(let value): value.map { CGColor(rgba: $0) }
    case .object(let value): (value as? ContentsMix)?.nearest ?? value
    }
  }

  var vector: SIMD4<Double>? {
    if case .vector(let value) = self { return value }
    return nil
  }

  var matrix: CATransform3D? {
    if case .transform(let value) = self { return value }
    return nil
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    switch self {
    case .vector(let v): v * 0 == SIMD4<Double>.zero
    case .transform(let t): t.isFinite
    case .path(let path): path.isFinite
    case .object: true
    case .numbers(let list): list.allSatisfy(\.isFinite)
    case .colors(let list): list.allSatisfy { $0 * 0 == SIMD4<Double>.zero }
    }
  }

  private static let largest = 1e30

  /// Whether all numbers are so small that what is between two of them, and powers of it, are
  /// finite.
  var canBeMixed: Bool {
    func isSmall(_ v: SIMD4<Double>) -> Bool {
      max(abs(v.x), abs(v.y), abs(v.z), abs(v.w)) <= Self.largest
    }
    guard isFinite else { return false }
    return switch self {
    case .vector(let v): isSmall(v)
    case .transform(let t): [t.row1, t.row2, t.row3, t.row4].allSatisfy(isSmall)
    case .path, .object: true
    case .numbers(let list): list.allSatisfy { abs($0) <= Self.largest }
    case .colors(let list): list.allSatisfy(isSmall)
    }
  }
}

extension [Any] {
  fileprivate var asNumbers: [Double]? {
    let list = compactMap { AnimationValue.number($0) }
    return list.count == count ? list : nil
  }

  fileprivate var asColors: [SIMD4<Double>]? {
    let list = compactMap { ($0 as? CGColor)?.rgba }
    return list.count == count ? list : nil
  }
}

extension SIMD4<Double> {
  /// The origin and size of a rectangle.
  @inline(__always)
  init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x),
      Double(rect.origin.y),
      Double(rect.size.width),
      Double(rect.size.height)
    )
  }
}

extension CGRect {
  /// The rectangle of an origin and a size.
  @inline(__always)
  init(_ v: SIMD4<Double>) {
    self.init(x: v.x, y: v.y, width: v.z, height: v.w)
  }
}
