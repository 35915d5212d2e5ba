import Compositor
import CoreGraphics

/// Looks for numbers in a display list that are infinite or none.
enum ListNumbers {
  /// Whether all numbers of a list are finite.
  static func areFinite(_ list: DisplayList) -> Bool {
    list.scale.isFinite && list.items.allSatisfy(isFinite)
  }

  private static func isFinite(_ item: DisplayList.Item) -> Bool {
    switch item {
    case .fill(let fill):
      return isFinite(fill.shape) && isFinite(fill.paint) && fill.transform.isFinite
        && fill.opacity.isFinite
    case .shadow(let shadow):
      return isFinite(shadow.caster) && shadow.sigma.isFinite && isFinite(shadow.offset)
        && isFinite(shadow.color) && shadow.transform.isFinite
    case .backdrop(let backdrop):
      return isFinite(backdrop.shape) && backdrop.sigma.isFinite && backdrop.saturation.isFinite
        && backdrop.scale.isFinite && isFinite(backdrop.tint) && backdrop.transform.isFinite
        && backdrop.opacity.isFinite
    case .beginGroup(let group):
      return group.opacity.isFinite && group.clips.allSatisfy(isFinite)
    case .beginMask, .endMask, .endGroup:
      return true
    }
  }

  private static func isFinite(_ clip: DisplayList.Group.Clip) -> Bool {
    switch clip {
    case .halfPlane(let line): line.x.isFinite && line.y.isFinite && line.z.isFinite
    case .shape(let shape, let transform): isFinite(shape) && transform.isFinite
    }
  }

  private static func isFinite(_ caster: DisplayList.Shadow.Caster) -> Bool {
    switch caster {
    case .roundedRect(let rect): isFinite(rect)
    case .path(let outline): outline.points.allSatisfy(isFinite)
    case .content(let list, let origin): areFinite(list) && isFinite(origin)
    }
  }

  private static func isFinite(_ shape: DisplayList.Shape) -> Bool {
    switch shape {
    case .roundedRect(let rect): isFinite(rect)
    case .ring(let outer, let inner): isFinite(outer) && isFinite(inner)
    case .path(let outline): outline.points.allSatisfy(isFinite)
    }
  }

  private static func isFinite(_ paint: DisplayList.Paint) -> Bool {
    switch paint {
    case .color(let color): isFinite(color)
    case .image(let image): isFinite(image.sourceRect) && isFinite(image.targetRect)
    case .gradient(let gradient):
      isFinite(gradient.start) && isFinite(gradient.end)
        && gradient.stops.allSatisfy { $0.location.isFinite && isFinite($0.color) }
    }
  }

  private static func isFinite(_ rect: RoundedRect) -> Bool {
    isFinite(SIMD2(rect.minX, rect.minY)) && isFinite(SIMD2(rect.maxX, rect.maxY))
      && (0..<4).allSatisfy { rect.radii[$0].isFinite }
  }

  private static func isFinite(_ rect: CGRect) -> Bool {
    isFinite(SIMD2(Double(rect.minX), Double(rect.minY)))
      && isFinite(SIMD2(Double(rect.width), Double(rect.height)))
  }

  private static func isFinite(_ point: SIMD2<Double>) -> Bool {
    point.x.isFinite && point.y.isFinite
  }

  private static func isFinite(_ color: SIMD4<Float>) -> Bool {
    color * 0 == SIMD4<Float>(0, 0, 0, 0)
  }
}
