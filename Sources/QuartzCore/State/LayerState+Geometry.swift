extension LayerState {
  /// The anchor point in the layer's own coordinates.
  @inline(__always)
  package var anchor: CGPoint { place.anchor }

  /// The matrix from the layer's coordinates to those of its superlayer, without the superlayer's
  /// part.
  package var ownMatrix: CATransform3D { place.ownMatrix }

  /// What the layer does to each of its sublayers: its flip and its sublayer transform, or nil for
  /// nothing.
  package var sublayerMatrix: CATransform3D? {
    var matrix: CATransform3D?
    if flags.contains(.isGeometryFlipped) {
      var flip = CATransform3D.identity
      flip.m22 = -1
      flip.m42 = 2 * bounds.origin.y + bounds.size.height
      matrix = flip
    }
    guard flags.contains(.hasSublayerTransform) else { return matrix }
    let anchor = self.anchor
    let about = CATransform3D(translation: Double(-anchor.x), Double(-anchor.y))
      .concatenating(style.sublayerTransform)
      .concatenating(CATransform3D(translation: Double(anchor.x), Double(anchor.y)))
    return matrix?.concatenating(about) ?? about
  }

  /// The rectangle around the layer in its superlayer's coordinates, without the sublayer
  /// transform.
  package var frame: CGRect {
    get {
      if transform.isIdentity {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.size.width,
          y: position.y - anchorPoint.y * bounds.size.height,
          width: bounds.size.width,
          height: bounds.size.height
        )
      }
      let anchor = self.anchor
      var local = bounds
      local.origin.x -= anchor.x
      local.origin.y -= anchor.y
      var box = transform.boundingBox(of: local)
      box.origin.x += position.x
      box.origin.y += position.y
      return box
    }
    set {
      let values = Self.place(frame: newValue, anchorPoint: anchorPoint, transform: transform)
      position = values.position
      bounds.size = values.size
    }
  }

  /// Returns the position and size that give a layer a frame: the size is the bounding box of the
  /// frame's size mapped back through the transform, quarter turns included.
  package static func place(
    frame: CGRect,
    anchorPoint: CGPoint,
    transform: CATransform3D
  ) -> (position: CGPoint, size: CGSize) {
    let size = frame.size
    let position = CGPoint(
      x: frame.origin.x + anchorPoint.x * size.width,
      y: frame.origin.y + anchorPoint.y * size.height
    )
    let standard = CGSize(width: abs(size.width), height: abs(size.height))
    if transform.isIdentity { return (position, standard) }
    var still = transform
    (still.m41, still.m42, still.m43) = (0, 0, 0)
    guard let inverse = still.planeInverse else { return (position, standard) }
    return (position, inverse.boundingBox(of: CGRect(origin: .zero, size: standard)).size)
  }
}

extension CATransform3D {
  /// Returns the rectangle around the images of a rectangle's corners.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    let points = [
      project(CGPoint(x: x0, y: y0)),
      project(CGPoint(x: x1, y: y0)),
      project(CGPoint(x: x0, y: y1)),
      project(CGPoint(x: x1, y: y1)),
    ]
    var low = points[0]
    var high = points[0]
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The matrix that leads back from the picture of the plane z = 0 to that plane; nil when seen
  /// edge-on.
  package var planeInverse: CATransform3D? {
    let (a, b, c) = (m11, m12, m14)
    let (d, e, f) = (m21, m22, m24)
    let (g, h, i) = (m41, m42, m44)
    let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    let k = 1 / determinant
    guard abs(determinant) > 1e-15, k.isFinite else { return nil }
    var t = CATransform3D.identity
    (t.m11, t.m12, t.m14) = ((e * i - f * h) * k, (c * h - b * i) * k, (b * f - c * e) * k)
    (t.m21, t.m22, t.m24) = ((f * g - d * i) * k, (a * i - c * g) * k, (c * d - a * f) * k)
    (t.m41, t.m42, t.m44) = ((d * h - e * g) * k, (b * g - a * h) * k, (a * e - b * d) * k)
    return t
  }
}
