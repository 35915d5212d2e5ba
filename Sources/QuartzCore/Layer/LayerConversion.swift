/// The way of points from one layer to another: up to their common superlayer, and down again.
///
/// Every layer flattens its sublayers into its own plane, except those that keep the space
/// (`CATransformLayer`).
struct LayerConversion {
  private let up: CATransform3D
  private let down: CATransform3D?

  /// Finds the way; nil stands for the space outside the root.
  init(from source: CALayer?, to target: CALayer?) {
    let common = Self.common(source, target)
    up = Self.matrix(from: source, to: common)
    let inverse = Self.matrix(from: target, to: common)
    down = inverse.isIdentity ? .identity : inverse.planeInverse
  }

  private static func common(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
    guard let a, let b else { return nil }
    let path = Array(sequence(first: a, next: \.superlayer))
    return sequence(first: b, next: \.superlayer).first { candidate in
      path.contains { $0 === candidate || $0.original === candidate.original }
    }
  }

  private static func matrix(from layer: CALayer?, to ancestor: CALayer?) -> CATransform3D {
    var result = CATransform3D.identity
    var current = layer
    while let step = current {
      if let ancestor, step === ancestor || step.original === ancestor.original { break }
      result = result.concatenating(matrix(from: step))
      current = step.superlayer
      if let outer = current {
        if outer.modelState.keepsSpace { continue }
        result.flatten()
      }
    }
    return result
  }

  /// Returns the matrix from a layer's coordinates to its superlayer's.
  static func matrix(from layer: CALayer) -> CATransform3D {
    let own = layer.modelState.ownMatrix
    guard let outer = layer.superlayer?.modelState.sublayerMatrix else { return own }
    return own.concatenating(outer)
  }

  func map(_ point: CGPoint) -> CGPoint {
    let middle = up.project(point)
    return down?.project(middle) ?? point
  }

  func map(_ rect: CGRect) -> CGRect {
    let middle = up.boundingBox(of: rect)
    guard let down else { return rect }
    guard !down.isIdentity else { return middle }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let points = corners.map(map)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return middle }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CATransform3D {
  /// Drops where things are in depth, so that they lie in the plane z = 0.
  package mutating func flatten() {
    (m13, m23, m33, m43) = (0, 0, 1, 0)
    (m31, m32, m34) = (0, 0, 0)
  }
}
