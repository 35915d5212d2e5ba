/// A type that a cast to and from `NSValue` boxes, as it does on iOS.
///
/// > Compatibility: on Linux `Any` holding such a type casts to `NSValue` and back because of this protocol.
public protocol NSValueConvertible: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value in a box.
  var boxed: NSValue { get }

  /// Returns what a box holds, or nil when it holds something else.
  static func unboxed(_ box: NSValue) -> Self?
}

extension NSValueConvertible {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue {
    boxed
  }

  /// Takes the value out of a box; without it the cast traps.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = unboxed(source)
  }

  /// Takes the value out of a box, if it is in there.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  /// Returns what a box holds.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(unboxed) else {
      preconditionFailure("\(String(describing: source)) holds no \(Self.self)")
    }
    return value
  }
}

extension NSValue {
  /// Returns whether two boxes hold the same type.
  fileprivate func holdsSameType(as other: NSValue) -> Bool {
    strcmp(objCType, other.objCType) == 0
  }

  /// Boxes numbers; how many there are tells types apart.
  ///
  /// - Parameter numbers: The numbers, at least one.
  package convenience init(numbers: [Double]) {
    // Foundation on Linux boxes arrays, but no structures of other modules.
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Returns boxed numbers.
  ///
  /// - Parameter count: How many there must be.
  /// - Returns: The numbers, or nil when something else was boxed.
  package func numbers(count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var result = [Double](repeating: 0, count: count)
    getValue(&result)
    return result
  }
}

// NB: retroactive, since Foundation on Linux does not bridge its own geometry.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueConvertible {
  /// The point in a box.
  public var boxed: NSValue {
    NSValue(point: self)
  }

  /// Returns the point that a box holds, or nil.
  public static func unboxed(_ box: NSValue) -> CGPoint? {
    box.holdsSameType(as: CGPoint.zero.boxed) ? box.pointValue : nil
  }
}

// NB: retroactive, since Foundation on Linux does not bridge its own geometry.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueConvertible {
  /// The size in a box.
  public var boxed: NSValue {
    NSValue(size: self)
  }

  /// Returns the size that a box holds, or nil.
  public static func unboxed(_ box: NSValue) -> CGSize? {
    box.holdsSameType(as: CGSize.zero.boxed) ? box.sizeValue : nil
  }
}

// NB: retroactive, since Foundation on Linux does not bridge its own geometry.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, NSValueConvertible {
  /// The rectangle in a box.
  public var boxed: NSValue {
    NSValue(rect: self)
  }

  /// Returns the rectangle that a box holds, or nil.
  public static func unboxed(_ box: NSValue) -> CGRect? {
    box.holdsSameType(as: CGRect.zero.boxed) ? box.rectValue : nil
  }
}

extension CGVector: NSValueConvertible {
  /// The vector in a box.
  public var boxed: NSValue {
    NSValue(numbers: [Double(dx), Double(dy)])
  }

  /// Returns the vector that a box holds, or nil.
  public static func unboxed(_ box: NSValue) -> CGVector? {
    box.numbers(count: 2).map { CGVector(dx: $0[0], dy: $0[1]) }
  }
}

extension CGAffineTransform: NSValueConvertible {
  /// The transform in a box.
  public var boxed: NSValue {
    NSValue(numbers: [a, b, c, d, tx, ty].map(Double.init))
  }

  /// Returns the transform that a box holds, or nil.
  public static func unboxed(_ box: NSValue) -> CGAffineTransform? {
    box.numbers(count: 6).map {
      CGAffineTransform(
        a: CGFloat($0[0]),
        b: CGFloat($0[1]),
        c: CGFloat($0[2]),
        d: CGFloat($0[3]),
        tx: CGFloat($0[4]),
        ty: CGFloat($0[5])
      )
    }
  }
}
