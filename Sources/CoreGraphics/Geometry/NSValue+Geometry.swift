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

  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }

  /// Boxes a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init))
  }

  /// The boxed vector, or the zero vector when something else was boxed.
  public var cgVectorValue: CGVector {
    CGVector.unboxed(self) ?? .zero
  }

  /// The boxed transform, or the identity when something else was boxed.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform.unboxed(self) ?? .identity
  }
}

extension NSNumber {
  /// Boxes a number.
  public convenience init(value: CGFloat) {
    self.init(value: Double(value))
  }
}
