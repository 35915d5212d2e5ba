extension NSValue {
  private static let transformType = "[16d]"

  /// Boxes a matrix.
  public convenience init(caTransform3D transform: CATransform3D) {
    var rows = transform
    self.init(bytes: &rows, objCType: Self.transformType)
  }

  /// The boxed matrix; the identity when something else is boxed.
  public var caTransform3DValue: CATransform3D {
    guard holdsTransform else { return .identity }
    var transform = CATransform3D()
    getValue(&transform)
    return transform
  }

  /// Whether a matrix is boxed.
  var holdsTransform: Bool {
    String(cString: objCType) == Self.transformType
  }
}
