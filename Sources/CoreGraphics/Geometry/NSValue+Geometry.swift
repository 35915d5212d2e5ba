extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The boxed point.
  public var cgPointValue: CGPoint {
    pointValue
  }

  /// The boxed size.
  public var cgSizeValue: CGSize {
    sizeValue
  }

  /// The boxed rectangle.
  public var cgRectValue: CGRect {
    rectValue
  }
}

extension NSNumber {
  /// Boxes a number.
  public convenience init(value: CGFloat) {
    self.init(value: Double(value))
  }
}
