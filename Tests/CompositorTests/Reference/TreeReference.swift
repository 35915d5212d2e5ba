import Compositor
import CoreGraphics
import QuartzCore

/// A slow, plainly correct picture of a layer tree: every point is looked up in the tree itself.
///
/// Each pixel is the mean of many points. A point goes back through the inverse of every matrix, meets
/// whatever lies there, sorted by depth, and is composited alone. Nothing is shared with the module under test but
/// plain values.
struct TreeReference {
  private let root: LayerNode
  private let matrix: SpaceMatrix
  private let inverse: PlaneMatrix?
  private let width: Int
  private let height: Int
  private let scale: Double

  init(_ layer: CALayer, size: CGSize, scale: CGFloat) {
    var count: UInt64 = 0
    root = LayerNode(layer, &count)
    var scaling = SpaceMatrix.identity
    (scaling.rows[0].x, scaling.rows[1].y) = (Double(scale), Double(scale))
    matrix = root.own * scaling
    inverse = matrix.planeInverse
    self.scale = Double(scale)
    width = Int(size.width * scale)
    height = Int(size.height * scale)
  }

  /// A pixel's colour, premultiplied blue, green, red, alpha of 0 to 255, and whether an edge runs through it.
  struct Pixel {
    var color: SIMD4<Double>
    var isEdge: Bool
  }

  func render() -> [Pixel] {
    let blurred = blurred()
    return (0..<width * height).map { index in
      pixel(Double(index % width), Double(index / width), blurred?[index])
    }
  }

  /// For each pixel the blur of what lies behind the one layer that blurs it; nil when there is none.
  private func blurred() -> [SIMD4<Double>]? {
    guard let sigma = root.blurRadius.map({ $0 * scale }) else { return nil }
    let behind = (0..<width * height).map { index in
      let corner = SIMD2(Double(index % width), Double(index / width))
      return mean(5, corner) { sample($0, nil).1.behind ?? Self.clear }
    }
    return ReferenceBlur.blur(behind, width: width, sigma: sigma)
  }

  private func mean(
    _ points: Int,
    _ corner: SIMD2<Double>,
    _ color: (SIMD2<Double>) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    var sum = SIMD4<Double>(0, 0, 0, 0)
    for row in 0..<points {
      for column in 0..<points {
        let part = SIMD2(Double(column) + 0.5, Double(row) + 0.5) / Double(points)
        sum += color(corner + part)
      }
    }
    return sum / Double(points * points)
  }

  private func pixel(_ x: Double, _ y: Double, _ blurred: SIMD4<Double>?) -> Pixel {
    // First around and across the pixel, corners included: is there any edge at all?
    var traces: [LayerTrace] = []
    for row in 0..<5 {
      for column in 0..<5 {
        let place = SIMD2(x - 0.1 + 0.3 * Double(column), y - 0.1 + 0.3 * Double(row))
        traces.append(sample(place, blurred).1)
      }
    }
    let isEdge = traces.contains { $0 != traces[0] }
    let color = mean(isEdge ? 12 : 3, SIMD2(x, y)) { sample($0, blurred).0 }
    return Pixel(color: color * 255, isEdge: isEdge)
  }

  private func sample(
    _ point: SIMD2<Double>,
    _ blurred: SIMD4<Double>?
  ) -> (SIMD4<Double>, LayerTrace) {
    var trace = LayerTrace()
    trace.blurred = blurred
    guard let place = inverse?.back(point) else { return (SIMD4(0, 0, 0, 0), trace) }
    let color = Self.color(root, place, matrix, 1, over: Self.clear, &trace)
    return (color, trace)
  }

  // MARK: One point

  private static let clear = SIMD4<Double>(0, 0, 0, 0)

  private static func over(_ color: SIMD4<Double>, _ below: SIMD4<Double>) -> SIMD4<Double> {
    color + below * (1 - color.w)
  }

  /// What a layer and all that is in it show at a point of its plane, in front of what was drawn before.
  private static func color(
    _ node: LayerNode,
    _ point: SIMD2<Double>,
    _ matrix: SpaceMatrix,
    _ fade: Double,
    over behind: SIMD4<Double>,
    _ trace: inout LayerTrace
  ) -> SIMD4<Double> {
    guard node.opacity > 0, node.layer.isDoubleSided || matrix.showsFront else { return clear }
    let opacity = node.opacity * fade
    var color = clear
    if node.layer.shadowOpacity > 0, !node.clips {
      color = node.shadow.color(at: point) * (node.isGroup ? 1 : opacity)
    }
    let parts = parts(node, point, matrix, node.isGroup ? 1 : opacity, over: behind, &trace)
    color = over(parts, color)
    if node.isGroup { color *= opacity }
    guard let mask = node.mask else { return color }
    guard let place = mask.inverse?.back(point) else { return clear }
    let shape = Self.color(mask.node, place, mask.node.own * matrix, 1, over: clear, &trace)
    return color * shape.w
  }

  /// The same without the layer's own shadow, opacity and mask.
  static func parts(
    _ node: LayerNode,
    _ point: SIMD2<Double>,
    _ matrix: SpaceMatrix,
    _ fade: Double,
    over behind: SIMD4<Double> = SIMD4(0, 0, 0, 0),
    _ trace: inout LayerTrace
  ) -> SIMD4<Double> {
    let isInside = ReferenceShape.contains(node.bounds, point)
    trace.note(node.identity, isInside ? 1 : 0)
    if node.clips, !isInside { return clear }
    var below = behind
    if node.blurs {
      trace.behind = behind
      below = trace.blurred ?? behind
    }
    var color = isInside ? ground(node, below) * fade : clear
    if let picture = node.picture {
      let isOn = picture.contains(point)
      trace.note(node.identity, isOn ? 3 : 2)
      if isOn { color = over(picture.color(point) * fade, color) }
    }
    if let gradient = node.gradient, isInside {
      trace.note(node.identity, ReferencePaint.part(gradient, at: point))
      color = over(ReferencePaint.color(gradient, at: point) * fade, color)
    }
    if let outline = node.outline {
      let (fills, strokes) = (outline.fills(point), outline.strokes(point))
      trace.note(node.identity, (fills ? 4 : 0) + (strokes ? 8 : 0))
      if fills { color = over(outline.fill * fade, color) }
      if strokes { color = over(outline.stroke * fade, color) }
    }
    let inner = sublayers(node, point, matrix, fade, over: over(color, behind), &trace)
    color = over(inner, color)
    guard node.border.w > 0 else { return color }
    let isBorder = isInside && !ReferenceShape.contains(node.hole, point)
    trace.note(node.identity, isBorder ? 5 : 6)
    return isBorder ? over(node.border * fade, color) : color
  }

  /// What fills a layer's bounds; a backdrop changes what is behind it.
  private static func ground(_ node: LayerNode, _ behind: SIMD4<Double>) -> SIMD4<Double> {
    guard let backdrop = node.backdrop else { return node.background }
    let tint = backdrop.backgroundColor?.rgba ?? clear
    return ReferenceBlur.color(
      behind * 255,
      saturation: Double(backdrop.saturation),
      tint: SIMD4<Float>(tint)
    ) / 255
  }

  private static func sublayers(
    _ node: LayerNode,
    _ point: SIMD2<Double>,
    _ matrix: SpaceMatrix,
    _ fade: Double,
    over behind: SIMD4<Double>,
    _ trace: inout LayerTrace
  ) -> SIMD4<Double> {
    var found: [(depth: Double, place: SIMD2<Double>, child: LayerNode.Placed)] = []
    for child in node.children {
      guard let place = child.inverse.back(point) else { continue }
      let mapped = child.matrix.place(place)
      let depth = mapped.z / mapped.w
      // Within one plane painting order decides: a new one goes in front of all that are not nearer.
      let index = found.firstIndex { $0.depth > depth + 1e-4 } ?? found.count
      found.insert((depth, place, child), at: index)
    }
    var color = clear
    for item in found {
      trace.note(item.child.node.identity, 7)
      let inner = Self.color(
        item.child.node,
        item.place,
        item.child.matrix * matrix,
        item.child.fade * fade,
        over: over(color, behind),
        &trace
      )
      color = over(inner, color)
    }
    return color
  }
}
