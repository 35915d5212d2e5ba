import QuartzCore

extension UIView {
  /// The layer that a nil view stands for is the window's, or the root's of a tree that is in no window.
  func conversionLayer(for view: UIView?) -> CALayer? {
    if let view { return view.layer }
    if let window = self as? UIWindow { return window.layer }
    var root: UIView = self
    while let superview = root.storedSuperview { root = superview }
    return root.layer
  }

  /// Converts a point of the view to another space.
  ///
  /// - Parameters:
  ///   - point: A point of this view.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the other space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return layer.convert(point, to: nil)
  }

  /// Converts a point of another space to the view.
  ///
  /// - Parameters:
  ///   - point: A point of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return layer.convert(point, from: nil)
  }

  /// Converts a rectangle of the view to another space.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of this view.
  ///   - coordinateSpace: The other space.
  /// - Returns: The bounding box in the other space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return layer.convert(rect, to: nil)
  }

  /// Converts a rectangle of another space to the view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The bounding box in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return layer.convert(rect, from: nil)
  }
}
