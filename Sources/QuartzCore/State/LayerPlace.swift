/// Where a layer is and how much of it shows: plain numbers, which are what moves most often.
package struct LayerPlace {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var zPosition: CGFloat = 0
  package var transform = CATransform3D.identity
  package var cornerRadius: CGFloat = 0
  package var opacity: Float = 1
  package var flags = LayerFlags.initial

  package init() {}

  /// The anchor point in the layer's own coordinates.
  @inline(__always)
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// The matrix from the layer's coordinates to those of its superlayer, without the superlayer's
  /// part.
  package var ownMatrix: CATransform3D {
    let anchor = self.anchor
    if transform.isIdentity {
      return CATransform3D(
        translation: Double(position.x - anchor.x),
        Double(position.y - anchor.y),
        Double(zPosition - anchorPointZ)
      )
    }
    let t = transform
    let row4 =
      t.row4 - t.row1 * Double(anchor.x) - t.row2 * Double(anchor.y) - t.row3 * Double(anchorPointZ)
    var matrix = t
    (matrix.m41, matrix.m42) = (CGFloat(row4.x), CGFloat(row4.y))
    (matrix.m43, matrix.m44) = (CGFloat(row4.z), CGFloat(row4.w))
    guard t.m14 != 0 || t.m24 != 0 || t.m34 != 0 || t.m44 != 1 else {
      matrix.m41 += position.x
      matrix.m42 += position.y
      matrix.m43 += zPosition
      return matrix
    }
    return matrix.concatenating(
      CATransform3D(translation: Double(position.x), Double(position.y), Double(zPosition))
    )
  }
}
