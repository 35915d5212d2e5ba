import Compositor
import Foundation

/// What has to be done to a pixel.
nonisolated enum Kernel: Hashable {
  /// How a picture lies on the screen.
  enum Placement: CaseIterable {
    /// Texel for pixel.
    case still
    /// Scaled.
    case upright
    /// Turned.
    case turned
    /// In perspective.
    case tilted
  }

  /// What happens to the pixel that was there.
  enum Blending: CaseIterable {
    /// It is overwritten.
    case opaque
    /// The picture has an alpha of its own.
    case alpha
    /// The picture is faded as well.
    case faded
  }

  case fill
  case over
  case gradient
  case shadow
  case group
  case image(Placement, Blending)

  /// The kernel that must touch the pixels of a fill.
  init(_ fill: DisplayList.Fill) {
    switch fill.paint {
    case .color: self = Self.isOpaque(fill) ? .fill : .over
    case .gradient: self = .gradient
    case .image(let image):
      let blending: Blending =
        fill.opacity < 1 ? .faded : image.source.isOpaque ? .opaque : .alpha
      self = .image(Self.placement(image, fill.transform), blending)
    }
  }

  /// Whether nothing below a fill is seen.
  static func isOpaque(_ fill: DisplayList.Fill) -> Bool {
    guard fill.opacity >= 1 else { return false }
    switch fill.paint {
    case .color(let color): return color.w >= 1
    case .gradient(let gradient): return gradient.stops.allSatisfy { $0.color.w >= 1 }
    case .image(let image): return image.source.isOpaque
    }
  }

  private static func placement(
    _ image: DisplayList.ImagePaint,
    _ map: Homography
  ) -> Placement {
    guard map.isAffine else { return .tilted }
    guard map.x.y == 0, map.y.x == 0 else { return .turned }
    let (from, to) = (image.sourceRect, image.targetRect)
    let scale = SIMD2(map.x.x * to.width / from.width, map.y.y * to.height / from.height)
    let corner = map.map(to.minX, to.minY)
    let isWhole = corner.x == corner.x.rounded() && corner.y == corner.y.rounded()
    return abs(scale.x - 1) < 1e-9 && abs(scale.y - 1) < 1e-9 && isWhole ? .still : .upright
  }
}
