import Compositor
import CoreGraphics
import QuartzCore

/// A layer's contents: a picture and where it lies.
struct LayerPicture {
  let image: CGImage
  /// Where all of the picture lies, in the layer's coordinates.
  let target: CGRect
  private let isNearest: Bool

  init?(_ layer: CALayer) {
    guard let image = layer.contents as? CGImage else { return nil }
    self.image = image
    isNearest = layer.magnificationFilter == .nearest
    let bounds = layer.bounds
    let size = CGSize(
      width: CGFloat(image.width) / layer.contentsScale,
      height: CGFloat(image.height) / layer.contentsScale
    )
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let factors: (x: CGFloat, y: CGFloat)
    switch layer.contentsGravity {
    case .resize: factors = (across, down)
    case .resizeAspect: factors = (min(across, down), min(across, down))
    case .resizeAspectFill: factors = (max(across, down), max(across, down))
    default: factors = (1, 1)
    }
    let shown = CGSize(width: size.width * factors.x, height: size.height * factors.y)
    // How much of the room that is left lies before the picture; y points down, and the names point up.
    let name = layer.contentsGravity.rawValue.lowercased()
    let left = name.contains("left") ? 0 : (name.contains("right") ? 1 : 0.5)
    let top = name.contains("bottom") ? 0 : (name.contains("top") ? 1 : 0.5)
    target = CGRect(
      x: bounds.minX + (bounds.width - shown.width) * left,
      y: bounds.minY + (bounds.height - shown.height) * top,
      width: shown.width,
      height: shown.height
    )
  }

  /// Whether a point lies on the picture.
  func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= Double(target.minX) && point.x < Double(target.maxX)
      && point.y >= Double(target.minY) && point.y < Double(target.maxY)
  }

  func color(_ point: SIMD2<Double>) -> SIMD4<Double> {
    let paint = DisplayList.ImagePaint(
      source: Texture(image),
      sourceRect: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      targetRect: target,
      magnifiesNearest: isNearest
    )
    return ReferencePaint.color(.image(paint), at: point)
  }
}
