extension CATransform3D {
  /// Returns a matrix on the way to another one, as animations go.
  ///
  /// - Parameters:
  ///   - other: The end of the way.
  ///   - fraction: How far: 0 is this matrix, 1 the other one.
  /// - Returns: The matrix in between.
  package func interpolated(to other: CATransform3D, fraction: Double) -> CATransform3D {
    TransformMix(from: self, to: other).value(at: fraction)
  }
}
