import Compositor
import CoreGraphics

/// An item of a display list with its groups nested.
indirect enum ReferenceItem {
  case fill(DisplayList.Fill, inverse: Homography, polygons: [[SIMD2<Double>]])
  case group(DisplayList.Group, [Self], mask: [Self]?)

  static func nest(_ items: [DisplayList.Item]) -> [Self] {
    var rest = items[...]
    return nest(&rest)
  }

  private static func nest(_ rest: inout ArraySlice<DisplayList.Item>) -> [Self] {
    var result: [Self] = []
    while let item = rest.popFirst() {
      switch item {
      case .fill(let fill):
        guard let inverse = fill.transform.inverse else { continue }
        result.append(.fill(fill, inverse: inverse, polygons: ReferenceShape.polygons(fill.shape)))
      case .beginGroup(let group):
        var mask: [Self]?
        let content = nest(&rest)
        if case .beginMask = rest.first {
          rest.removeFirst()
          mask = nest(&rest)
          rest.removeFirst()
        }
        result.append(.group(group, content, mask: mask))
      case .beginMask:
        rest = [.beginMask] + rest
        return result
      case .endGroup:
        return result
      case .endMask:
        rest = [.endMask] + rest
        return result
      case .shadow, .backdrop:
        continue
      }
    }
    return result
  }

  func color(at point: SIMD2<Double>, center: SIMD2<Double>) -> SIMD4<Double> {
    switch self {
    case .fill(let fill, let inverse, let polygons):
      guard let local = Self.local(point, inverse) else { return SIMD4(0, 0, 0, 0) }
      guard ReferenceShape.contains(fill.shape, polygons, local) else { return SIMD4(0, 0, 0, 0) }
      // Textures are sampled once for each pixel, at its centre.
      let place = Self.local(center, inverse) ?? local
      return ReferencePaint.color(fill.paint, at: place) * fill.opacity
    case .group(let group, let content, let mask):
      for clip in group.clips where !Self.contains(clip, point, center) {
        return SIMD4(0, 0, 0, 0)
      }
      var color = ReferenceRenderer.draw(content, at: point, center: center) * group.opacity
      if let mask { color *= ReferenceRenderer.draw(mask, at: point, center: center).w }
      return color
    }
  }

  private static func contains(
    _ clip: DisplayList.Group.Clip,
    _ point: SIMD2<Double>,
    _ center: SIMD2<Double>
  ) -> Bool {
    switch clip {
    case .halfPlane(let line):
      return line.x * center.x + line.y * center.y + line.z >= 0
    case .shape(let shape, let transform):
      guard let inverse = transform.inverse, let place = local(point, inverse) else { return false }
      return ReferenceShape.contains(shape, ReferenceShape.polygons(shape), place)
    }
  }

  /// The layer's point that is seen at a device point; nil behind the eye.
  static func local(_ point: SIMD2<Double>, _ inverse: Homography) -> SIMD2<Double>? {
    let mapped = inverse.map(point.x, point.y)
    guard mapped.z > 0 else { return nil }
    return SIMD2(mapped.x / mapped.z, mapped.y / mapped.z)
  }
}
