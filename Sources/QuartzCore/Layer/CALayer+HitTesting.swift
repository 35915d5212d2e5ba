extension CALayer {
  final func findLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    if modelState.keepsSpace { return nil }
    guard let local = localPoint(fromSuperlayer: point) else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    if let mask, !mask.covers(local) { return nil }
    for child in (sublayers ?? []).sortedBackToFront.reversed() {
      if let found = child.hitTest(local) { return found }
    }
    return isInside ? self : nil
  }

  private func covers(_ point: CGPoint) -> Bool {
    guard !isHidden, opacity > 0, let local = localPoint(fromSuperlayer: point) else {
      return false
    }
    return contains(local) || (sublayers ?? []).contains { $0.covers(local) }
  }

  /// Returns a point of the superlayer's coordinates in the layer's own; nil when the layer is seen
  /// edge-on.
  final func localPoint(fromSuperlayer point: CGPoint) -> CGPoint? {
    let state = modelState
    let outer = superlayer?.modelState.sublayerMatrix
    if outer == nil, state.transform.isIdentity {
      let anchor = state.anchor
      return CGPoint(
        x: point.x - state.position.x + anchor.x,
        y: point.y - state.position.y + anchor.y
      )
    }
    return LayerConversion.matrix(from: self).planeInverse?.projectInFront(point)
  }
}

extension [CALayer] {
  /// The layers by their z; equal ones stay in their order.
  package var sortedBackToFront: [CALayer] {
    guard contains(where: { $0.modelState.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted {
        ($0.element.modelState.zPosition, $0.offset) < ($1.element.modelState.zPosition, $1.offset)
      }
      .map(\.element)
  }
}

extension CATransform3D {
  /// Returns the image of a point of the plane; nil when it lies behind the eye.
  func projectInFront(_ point: CGPoint) -> CGPoint? {
    let image = apply(to: SIMD4(Double(point.x), Double(point.y), 0, 1))
    guard image.w > 0 else { return nil }
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }
}
