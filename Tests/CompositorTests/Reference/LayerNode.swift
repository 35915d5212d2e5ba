import Compositor
import CoreGraphics
import QuartzCore

/// A layer as the reference sees it: read from the layer's public properties, once.
final class LayerNode {
  /// A sublayer and where it is in the space of its superlayer.
  struct Placed {
    var node: LayerNode
    var matrix: SpaceMatrix
    var inverse: PlaneMatrix
    var fade: Double
  }

  let layer: CALayer
  let identity: UInt64
  let own: SpaceMatrix
  let bounds: RoundedRect
  let hole: RoundedRect
  let background: SIMD4<Double>
  let border: SIMD4<Double>
  let opacity: Double
  let isGroup: Bool
  let clips: Bool
  let outline: ShapeOutline?
  let picture: LayerPicture?
  let gradient: DisplayList.Paint?
  let backdrop: CABackdropLayer?
  /// Whether the layer blurs what is behind it.
  let blurs: Bool
  private(set) var children: [Placed] = []
  private(set) var mask: (node: LayerNode, inverse: PlaneMatrix?)?
  private(set) lazy var shadow = ShadowField(self)

  init(_ layer: CALayer, _ count: inout UInt64) {
    self.layer = layer
    count += 1
    identity = count
    let rect = layer.bounds
    let anchor = Self.anchor(layer)
    own =
      .moving(-anchor.x, -anchor.y, -Double(layer.anchorPointZ)) * SpaceMatrix(layer.transform)
      * .moving(Double(layer.position.x), Double(layer.position.y), Double(layer.zPosition))
    bounds = RoundedRect(
      rect,
      radius: Double(layer.cornerRadius),
      corners: UInt(layer.maskedCorners.rawValue)
    )
    hole = bounds.inset(by: Double(layer.borderWidth))
    background = Self.premultiplied(layer.backgroundColor)
    border = layer.borderWidth > 0 ? Self.premultiplied(layer.borderColor) : SIMD4(0, 0, 0, 0)
    opacity = layer.isHidden ? 0 : min(1, Double(layer.opacity))
    isGroup = layer.allowsGroupOpacity || (layer.sublayers ?? []).isEmpty
    clips = layer.masksToBounds
    outline = (layer as? CAShapeLayer).map(ShapeOutline.init)
    picture = LayerPicture(layer)
    gradient = Self.gradient(layer)
    let backdrop = layer as? CABackdropLayer
    self.backdrop = backdrop
    blurs = (backdrop?.blurRadius ?? 0) > 0
    for copy in Self.copies(layer) { place(layer, copy.matrix, copy.fade, &count) }
    if let mask = layer.mask {
      let node = LayerNode(mask, &count)
      self.mask = (node, node.own.planeInverse)
    }
    children.sort { $0.node.layer.zPosition < $1.node.layer.zPosition }
  }

  /// The softness of what is behind the layer, or behind one of its sublayers; nil when nothing is blurred.
  var blurRadius: Double? {
    blurs
      ? backdrop.map { Double($0.blurRadius) } : children.lazy.compactMap(\.node.blurRadius).first
  }

  private static func anchor(_ layer: CALayer) -> SIMD2<Double> {
    let (rect, part) = (layer.bounds, layer.anchorPoint)
    return SIMD2(
      Double(rect.minX + part.x * rect.width),
      Double(rect.minY + part.y * rect.height)
    )
  }

  /// Where the sublayers stand, the first copy at the back; once unless the layer repeats them.
  private static func copies(_ layer: CALayer) -> [(matrix: SpaceMatrix, fade: Double)] {
    guard let layer = layer as? CAReplicatorLayer else { return [(.identity, 1)] }
    let anchor = anchor(layer)
    var power = SpaceMatrix.identity
    return (0..<layer.instanceCount).map { index in
      defer { power = power * SpaceMatrix(layer.instanceTransform) }
      let fade = min(max(1 + Double(layer.instanceAlphaOffset) * Double(index), 0), 1)
      return (.moving(-anchor.x, -anchor.y, 0) * power * .moving(anchor.x, anchor.y, 0), fade)
    }
  }

  /// Finds where sublayers are; those of a layer that does not flatten share this layer's space.
  private func place(
    _ parent: CALayer,
    _ outer: SpaceMatrix,
    _ fade: Double,
    _ count: inout UInt64
  ) {
    let anchor = Self.anchor(parent)
    let around =
      .moving(-anchor.x, -anchor.y, 0) * SpaceMatrix(parent.sublayerTransform)
      * .moving(anchor.x, anchor.y, 0) * outer
    for child in parent.sublayers ?? [] {
      let node = LayerNode(child, &count)
      let matrix = node.own * around
      if child is CATransformLayer {
        place(child, matrix, fade * node.opacity, &count)
      } else if let inverse = matrix.planeInverse {
        children.append(Placed(node: node, matrix: matrix, inverse: inverse, fade: fade))
      }
    }
  }

  static func premultiplied(_ color: CGColor?) -> SIMD4<Double> {
    guard let rgba = color?.rgba else { return SIMD4(0, 0, 0, 0) }
    return SIMD4(rgba.z, rgba.y, rgba.x, 1) * rgba.w
  }

  private static func gradient(_ layer: CALayer) -> DisplayList.Paint? {
    guard let layer = layer as? CAGradientLayer, let colors = layer.colors as? [CGColor] else {
      return nil
    }
    let count = colors.count
    let place = { (point: CGPoint) in
      SIMD2(
        Double(layer.bounds.minX + point.x * layer.bounds.width),
        Double(layer.bounds.minY + point.y * layer.bounds.height)
      )
    }
    let stops = colors.enumerated().map { index, color in
      let even = Double(index) / Double(count - 1)
      return DisplayList.GradientPaint.Stop(
        location: Float(layer.locations.map { $0[index].doubleValue } ?? even),
        color: SIMD4<Float>(color.rgba)
      )
    }
    return .gradient(
      DisplayList.GradientPaint(
        kind: layer.type == .axial ? .axial : (layer.type == .radial ? .radial : .conic),
        start: place(layer.startPoint),
        end: place(layer.endPoint),
        stops: stops
      )
    )
  }
}
