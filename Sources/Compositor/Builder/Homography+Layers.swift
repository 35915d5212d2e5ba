import QuartzCore

extension Homography {
  /// The picture of a layer's plane z = 0 in its superlayer's plane, depth left out.
  ///
  /// - Parameter matrix: From the layer's space to its superlayer's.
  init(_ matrix: CATransform3D) {
    self.init(
      x: SIMD3(Double(matrix.m11), Double(matrix.m12), Double(matrix.m14)),
      y: SIMD3(Double(matrix.m21), Double(matrix.m22), Double(matrix.m24)),
      origin: SIMD3(Double(matrix.m41), Double(matrix.m42), Double(matrix.m44))
    )
  }
}
