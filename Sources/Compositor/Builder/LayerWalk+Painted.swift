import Foundation
import QuartzCore

extension LayerWalk {
  private static let placedOtherwise: LayerFlags = [
    .hasOwnTime, .hasSublayerTransform, .isGeometryFlipped,
  ]

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Makes sure that a layer's paint is known.
  ///
  /// - Returns: Whether the layer can be drawn from its paint alone.
  mutating func preparePaint(
    _ layer: CALayer,
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ state: LayerState?,
    _ parentTime: CFTimeInterval
  ) -> Bool {
    guard layer.hasStillPaint, !layer.changesNamedSublayers else { return false }
    if entry.pointee.paint.revision != layer.paintRevision {
      let state = state ?? layer.evaluatedState(parentTime: parentTime)
      entry.pointee.paint = paint(of: layer, state)
    }
    return entry.pointee.paint.isReusable
  }

  /// Returns what a layer draws in its own coordinates.
  private func paint(of layer: CALayer, _ state: LayerState) -> LayerPaint {
    var paint = LayerPaint()
    paint.revision = layer.paintRevision
    guard dependsOnlyOnPlace(layer, state) else { return paint }
    var walk = LayerWalk(values: values, scale: scale)
    walk.top = top
    let plane = LayerPlane(map: .identity, opacity: 1, isClipped: false, time: 0)
    walk.drawBelowSublayers(layer, state, plane)
    paint.countBelow = walk.items.count
    walk.drawBorder(state, plane)
    for case .fill(let fill) in walk.items { paint.add(fill.content) }
    // Pictures in several parts make a group, which has a place of its own.
    paint.isReusable = paint.count == walk.items.count
    return paint
  }

  /// Whether a layer draws fills that are the same wherever it is.
  private func dependsOnlyOnPlace(_ layer: CALayer, _ state: LayerState) -> Bool {
    guard state.flags.isDisjoint(with: Self.placedOtherwise), layer.modelMask == nil else {
      return false
    }
    guard state.style.shadowOpacity <= 0, !needsBoundsClip(layer, state) else { return false }
    guard state.hardEdges.isEmpty else { return false }
    // Where nine parts meet depends on the pixels.
    if state.style.contents != nil, state.style.contentsCenter != Self.whole { return false }
    switch state.content {
    case .plain, .gradient, .text: return true
    case .shape(let shape): return shape.lineWidth <= 0 || (shape.strokeColor?.rgba.w ?? 0) <= 0
    case .transform, .portal, .replicator, .emitter, .backdrop: return false
    }
  }

  /// Draws a layer from its paint, exactly as its values would be drawn.
  mutating func drawPainted(
    _ layer: CALayer,
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ place: LayerPlace,
    _ map: Homography,
    _ plane: LayerPlane,
    _ run: LayerRun?
  ) {
    let enclosing = enclosing
    self.enclosing = nil
    guard plane.opacity > 0, map.isFinite else { return }
    let determinant = map.determinant
    guard determinant != 0 else { return }
    if determinant < 0, !place.flags.contains(.isDoubleSided) { return }
    let opacity = min(1, Double(place.opacity)) * plane.opacity
    let fadesAsGroup = run == nil || place.flags.contains(.allowsGroupOpacity)
    let count = entry.pointee.paint.count
    guard count > 0 || run != nil else { return }
    let isGroup = fadesAsGroup && opacity != 1 && (run != nil || count != 1)
    let start = items.count
    let group = DisplayList.Group(opacity: opacity)
    if isGroup { items.append(.beginGroup(group)) }
    let own = isGroup ? 1 : opacity
    let below = entry.pointee.paint.countBelow
    for index in 0..<below { fill(entry, index, map, own) }
    if let run {
      let inner = LayerPlane(
        map: map,
        opacity: own,
        isClipped: false,
        enclosing: enclosing,
        time: plane.time
      )
      drawKept(layer, nil, inner, run) { walk in layer.evaluatedState(parentTime: plane.time) }
    }
    for index in below..<count { fill(entry, index, map, own) }
    if isGroup { endGroup(group, start, run) }
  }

  @inline(__always)
  private mutating func fill(
    _ entry: UnsafeMutablePointer<LayerRun.Entry>,
    _ index: Int,
    _ map: Homography,
    _ opacity: Double
  ) {
    guard let content = entry.pointee.paint.content(index) else { return }
    items.append(.fill(DisplayList.Fill(content, map, opacity)))
  }
}
