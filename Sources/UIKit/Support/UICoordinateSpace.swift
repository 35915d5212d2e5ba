/// Something with a coordinate system of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  ///
  /// - Parameters:
  ///   - point: A point of this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in the other space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  ///
  /// - Parameters:
  ///   - point: A point of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point in this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in the other space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle in this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
