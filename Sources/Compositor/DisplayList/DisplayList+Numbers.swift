import Foundation

// What animations make of finite values may still overflow; such a part is left out and spoils nothing else.

extension DisplayList.Shape {
  /// Whether all coordinates are finite.
  var isFinite: Bool {
    switch self {
    case .roundedRect(let rect): rect.isFinite
    case .ring(let outer, let inner): outer.isFinite && inner.isFinite
    case .path(let outline): outline.isFinite
    }
  }
}

extension DisplayList.Paint {
  /// Whether all places are finite; colours always are.
  var isFinite: Bool {
    switch self {
    case .color: true
    case .gradient(let gradient): (gradient.start + gradient.end).sum().isFinite
    case .image(let image): image.sourceRect.isFinite && image.targetRect.isFinite
    }
  }
}

extension DisplayList.Shadow {
  /// Whether all lengths and the colour are finite.
  var isFinite: Bool {
    guard sigma.isFinite, offset.sum().isFinite, transform.isFinite, color.w.isFinite else {
      return false
    }
    return switch caster {
    case .roundedRect(let rect): rect.isFinite
    case .path(let outline): outline.isFinite
    case .content(_, let origin): origin.sum().isFinite
    }
  }
}

extension RoundedRect {
  /// Whether all edges and radii are finite.
  var isFinite: Bool {
    let edges = SIMD4(minX, minY, maxX, maxY) * 0 + radii * 0
    return edges == SIMD4<Double>(0, 0, 0, 0)
  }
}

extension Outline {
  /// Whether all points are finite.
  var isFinite: Bool {
    points.reduce(SIMD2<Double>(0, 0)) { $0 + $1 * 0 } == SIMD2<Double>(0, 0)
  }
}

extension CGRect {
  /// Whether all edges are finite.
  var isFinite: Bool {
    (Double(minX) * 0 + Double(minY) * 0 + Double(maxX) * 0 + Double(maxY) * 0) == 0
  }
}

extension SIMD4<Float> {
  /// A straight colour with every channel within 0 to 1.
  ///
  /// - Parameter color: A colour, perhaps beyond that.
  @inline(__always)
  init(unit color: SIMD4<Double>) {
    let low = color.replacing(with: 0, where: .!(color .> 0))
    self.init(low.replacing(with: 1, where: low .> 1))
  }
}
