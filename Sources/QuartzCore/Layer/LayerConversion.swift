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
    if a.modelLayer == nil, b.modelLayer == nil, let layer = commonModel(a, b) { return layer }
    let path = Array(sequence(first: a, next: \.superlayer))
    return sequence(first: b, next: \.superlayer).first { candidate in
      path.contains { $0 === candidate || $0.original === candidate.original }
    }
  }

  /// Returns the nearest layer that two layers of the model are in, by their depths.
  private static func commonModel(_ a: CALayer, _ b: CALayer) -> CALayer? {
    var (first, second) = (a, b)
    var difference = a.depth - b.depth
    while difference > 0, let parent = first.parent {
      (first, difference) = (parent, difference - 1)
    }
    while difference < 0, let parent = second.parent {
      (second, difference) = (parent, difference + 1)
    }
    while first !== second {
      guard let one = first.parent, let other = second.parent else { return nil }
      (first, second) = (one, other)
    }
    return first
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

extension CALayer {
  /// How many layers of the model the layer is in.
  fileprivate var depth: Int {
    var count = 0
    var layer = self
    while let parent = layer.parent { (layer, count) = (parent, count + 1) }
    return count
  }
}

extension CATransform3D {
  /// Drops where things are in depth, so that they lie in the plane z = 0.
  package mutating func flatten() {
    (m13, m23, m33, m43) = (0, 0, 1, 0)
    (m31, m32, m34) = (0, 0, 0)
  }
}
