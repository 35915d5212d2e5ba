import CoreText
import Foundation
import QuartzCore

extension LayerWalk {
  // MARK: Shapes

  mutating func drawShape(_ shape: ShapeState, _ plane: LayerPlane) {
    guard let path = shape.path, !path.isEmpty else { return }
    if let color = shape.fillColor, color.rgba.w > 0 {
      let outline = Outline(path, isEvenOdd: shape.fillRule == .evenOdd)
      fill(.path(outline), .color(SIMD4<Float>(unit: color.rgba)), plane)
    }
    if let color = shape.strokeColor, color.rgba.w > 0,
      let outline = Self.stroke(shape, path, plane)
    {
      fill(.path(outline), .color(SIMD4<Float>(unit: color.rgba)), plane)
    }
  }

  /// What the line along a shape's path covers.
  static func stroke(_ shape: ShapeState, _ path: CGPath, _ plane: LayerPlane) -> Outline? {
    guard shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else { return nil }
    var line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    if let lengths = shape.lineDashPattern, !lengths.isEmpty {
      line = line.copy(dashingWithPhase: shape.lineDashPhase, lengths: lengths.map { CGFloat($0) })
    }
    let style = StrokeStyle(
      width: shape.lineWidth,
      cap: cap(shape.lineCap),
      join: join(shape.lineJoin),
      miterLimit: shape.miterLimit
    )
    let density = plane.density(path.boundingBoxOfPath)
    let stroked = line.stroked(style, tolerance: CGFloat(0.1 / max(density, 1e-3)))
    return stroked.isEmpty ? nil : Outline(stroked, isEvenOdd: false)
  }

  private static func cap(_ cap: CAShapeLayerLineCap) -> CGLineCap {
    switch cap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private static func join(_ join: CAShapeLayerLineJoin) -> CGLineJoin {
    switch join {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }

  // MARK: Gradients

  mutating func drawGradient(
    _ gradient: GradientState,
    _ state: LayerState,
    _ plane: LayerPlane
  ) {
    guard let colors = gradient.colors, !colors.isEmpty else { return }
    let bounds = state.bounds
    let place = { (point: CGPoint) in
      SIMD2(
        Double(bounds.origin.x + point.x * bounds.size.width),
        Double(bounds.origin.y + point.y * bounds.size.height)
      )
    }
    let paint = DisplayList.GradientPaint(
      kind: Self.kind(gradient.type),
      start: place(gradient.startPoint),
      end: place(gradient.endPoint),
      stops: Self.stops(colors, gradient.locations)
    )
    fill(ownShape(state, plane), .gradient(paint), plane)
  }

  private static func kind(_ type: CAGradientLayerType) -> DisplayList.GradientPaint.Kind {
    switch type {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }

  /// Colours at their places; without places they are spread evenly.
  static func stops(
    _ colors: [SIMD4<Double>],
    _ locations: [Double]?
  ) -> [DisplayList.GradientPaint.Stop] {
    var last: Float = 0
    return colors.indices.map { index in
      var place = colors.count > 1 ? Float(index) / Float(colors.count - 1) : 0
      if let locations { place = index < locations.count ? Float(locations[index]) : 1 }
      last = max(last, min(max(place, 0), 1))
      return DisplayList.GradientPaint.Stop(
        location: last,
        color: SIMD4<Float>(unit: colors[index])
      )
    }
  }

  // MARK: Text

  mutating func drawText(
    _ text: TextState,
    _ layer: CALayer,
    _ state: LayerState,
    _ plane: LayerPlane
  ) {
    guard let image = TextPicture.make(text, state) else { return }
    let bounds = state.bounds
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let height = CGFloat(image.height) / TextPicture.scale(state)
    let isFlipped = layer.flipsContents(below: top)
    let paint = DisplayList.ImagePaint(
      source: Texture(image),
      sourceRect: isFlipped ? whole.upsideDown : whole,
      targetRect: CGRect(
        x: bounds.minX,
        y: isFlipped ? bounds.maxY - height : bounds.minY,
        width: CGFloat(image.width) / TextPicture.scale(state),
        height: height
      )
    )
    fill(.roundedRect(RoundedRect(paint.targetRect)), .image(paint), plane.smooth)
  }

  // MARK: Portals

  mutating func drawPortal(_ portal: PortalState, _ state: LayerState, _ plane: LayerPlane) {
    portalCount += 1
    guard let source = portal.source, let world = portal.world, portalDepth < 4 else { return }
    let time = world.frameTime
    portals.append(TreeVersion(source, time))
    let sourceState = self.state(of: source, time)
    let offset = Homography(
      scale: 1,
      translation: CGPoint(
        x: state.bounds.minX - sourceState.bounds.minX,
        y: state.bounds.minY - sourceState.bounds.minY
      )
    )
    let outer = portalWindow
    portalWindow = plane.map.boundingBox(of: state.bounds) ?? outer
    portalDepth += 1
    draw(source, sourceState, offset.concatenating(plane.map), time, plane.opacity)
    portalDepth -= 1
    portalWindow = outer
  }
}
