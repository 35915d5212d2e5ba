import Foundation
import QuartzCore

extension LayerWalk {
  /// The part of a layer's plane that it and what is in it may touch.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - state: Its values.
  ///   - parentTime: The time of its superlayer.
  ///   - own: Whether what the layer itself draws counts. Default true.
  /// - Returns: The rectangle; null when nothing counts.
  func extent(
    of layer: CALayer,
    _ state: LayerState,
    _ parentTime: CFTimeInterval,
    own: Bool = true
  ) -> CGRect {
    var box = own ? ownExtent(state) : CGRect.null
    guard !state.flags.contains(.masksToBounds) else { return box }
    for sibling in siblings(of: layer, state, state.localTime(fromParent: parentTime)) {
      let inner = extent(of: sibling.layer, sibling.state, sibling.parentTime)
      guard !inner.isNull else { continue }
      box = box.union(Self.image(of: inner, Homography(sibling.matrix)))
    }
    return box
  }

  private func ownExtent(_ state: LayerState) -> CGRect {
    if state.keepsSpace { return .null }
    var box = state.bounds
    guard !state.flags.contains(.masksToBounds) else { return box }
    if let shape = state.content.shape, let path = shape.path, !path.isEmpty {
      let reach = shape.strokeColor == nil ? 0 : shape.lineWidth * max(1, shape.miterLimit / 2)
      box = box.union(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
    if let image = state.style.picture {
      box = box.union(ContentsPlacement(image, state).target)
    }
    return box
  }

  /// The rectangle around the images of a rectangle's corners that lie in front of the eye.
  private static func image(of rect: CGRect, _ map: Homography) -> CGRect {
    var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
    for x in [Double(rect.minX), Double(rect.maxX)] {
      for y in [Double(rect.minY), Double(rect.maxY)] {
        let point = map.map(x, y)
        guard point.z > 1e-3 else { continue }
        let place = SIMD2(point.x / point.z, point.y / point.z)
        low.replace(with: place, where: place .< low)
        high.replace(with: place, where: place .> high)
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
