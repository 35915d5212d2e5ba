import Foundation
import QuartzCore

extension LayerWalk {
  mutating func drawShadow(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    // Properties are read one by one: a copy of the whole style would cost a retain for each of them.
    guard state.style.shadowOpacity > 0, let shadowColor = state.style.shadowColor else { return }
    // A clip at the bounds leaves nothing of a shadow.
    guard !state.flags.contains(.masksToBounds) else { return }
    var color = SIMD4<Float>(unit: shadowColor.rgba)
    if let tint { color *= tint }
    color.w *= min(1, state.style.shadowOpacity) * Float(plane.opacity)
    let sigma = max(0, Double(state.style.shadowRadius))
    guard color.w > 0, let caster = caster(layer, state, plane, sigma, &color) else { return }
    let offset = state.style.shadowOffset
    let shadow = DisplayList.Shadow(
      caster: caster,
      sigma: sigma,
      offset: SIMD2(Double(offset.width), Double(offset.height)),
      color: color,
      transform: plane.map,
      cover: cover(state, plane)
    )
    if shadow.isFinite { items.append(.shadow(shadow)) }
  }

  /// What is certainly drawn opaquely over the shadow.
  private func cover(_ state: LayerState, _ plane: LayerPlane) -> RoundedRect? {
    guard plane.opacity >= 1, let color = state.backgroundColor, color.rgba.w >= 1 else {
      return nil
    }
    guard state.cornerRadius <= 0 || state.style.cornerCurve != .continuous else {
      return boundsRect(state).inset(by: Double(state.cornerRadius))
    }
    return boundsRect(state)
  }

  /// What casts a layer's shadow; nil for nothing.
  private mutating func caster(
    _ layer: CALayer,
    _ state: LayerState,
    _ plane: LayerPlane,
    _ sigma: Double,
    _ color: inout SIMD4<Float>
  ) -> DisplayList.Shadow.Caster? {
    if let path = state.style.shadowPath {
      let outline = Outline(path, isEvenOdd: false)
      guard !outline.isEmpty else { return nil }
      return outline.roundedRect.map { .roundedRect($0) } ?? .path(outline)
    }
    let background = Float(min(state.backgroundColor?.rgba.w ?? 0, 1))
    if castsBounds(layer, state, background) {
      color.w *= background
      switch boundsShape(state) {
      case .path(let outline): return .path(outline)
      case .roundedRect(let rect), .ring(let rect, _): return .roundedRect(rect)
      }
    }
    return contentCaster(layer, state, plane, sigma)
  }

  /// Whether the background alone has the alpha of the whole layer.
  private func castsBounds(_ layer: CALayer, _ state: LayerState, _ background: Float) -> Bool {
    guard background > 0, state.style.borderWidth <= 0 || background >= 1 else { return false }
    switch state.content {
    case .plain: break
    case .shape(let shape): guard shape.path == nil else { return false }
    case .gradient(let gradient):
      guard gradient.colors == nil || background >= 1 else { return false }
    case .text, .portal, .replicator, .emitter, .transform, .backdrop: return false
    }
    if background < 1, state.style.contents != nil || !layer.childLayers.isEmpty { return false }
    if state.style.contents != nil, !contentsLieInBounds(state) { return false }
    guard !layer.childLayers.isEmpty else { return true }
    // Corners are left out of what sublayers may cover.
    let inside = extent(of: layer, state, 0, own: false)
    return inside.isNull || boundsRect(state).contains(inside)
  }

  /// A picture of the layer on the grid of the blur.
  private func contentCaster(
    _ layer: CALayer,
    _ state: LayerState,
    _ plane: LayerPlane,
    _ sigma: Double
  ) -> DisplayList.Shadow.Caster? {
    let box = extent(of: layer, state, plane.time)
    guard box.width > 0, box.height > 0, box.width < 1e5, box.height < 1e5 else { return nil }
    let density = max(plane.density(state.bounds), 1e-3)
    var cell = max(sigma / 3, 1 / density)
    let reach = GaussianBlur.reach * sigma
    let size = SIMD2(Double(box.width), Double(box.height)) + 2 * reach
    let cells = size.x * size.y / (cell * cell)
    let most = 1_500_000.0
    if cells > most { cell *= (cells / most).squareRoot() }
    // Something infinitely small or large was multiplied.
    guard cell > 0, cell.isFinite, size.x / cell < 1e7, size.y / cell < 1e7 else { return nil }
    let corner = SIMD2(Double(box.minX), Double(box.minY)) - reach - cell
    var walk = LayerWalk(values: values, scale: 1 / cell)
    let map = Homography(
      scale: 1 / cell,
      translation: CGPoint(x: -corner.x / cell, y: -corner.y / cell)
    )
    walk.top = top
    walk.drawParts(
      layer,
      state,
      LayerPlane(map: map, opacity: 1, isClipped: false, time: plane.time)
    )
    guard !walk.items.isEmpty else { return nil }
    let list = DisplayList(
      width: Int((size.x / cell).rounded(.up)) + 2,
      height: Int((size.y / cell).rounded(.up)) + 2,
      scale: 1 / cell,
      items: walk.items
    )
    return .content(list, origin: corner)
  }
}

extension RoundedRect {
  /// Whether a rectangle lies within, corners counted.
  fileprivate func contains(_ rect: CGRect) -> Bool {
    guard Double(rect.minX) >= minX, Double(rect.maxX) <= maxX else { return false }
    guard Double(rect.minY) >= minY, Double(rect.maxY) <= maxY else { return false }
    // The square in a corner that the arc cuts off is at most this far from the corner.
    let cut = (0..<4).map { radii[$0] * 0.292_893_3 }.max() ?? 0
    guard cut > 0 else { return true }
    return Double(rect.minX) >= minX + cut && Double(rect.maxX) <= maxX - cut
      || Double(rect.minY) >= minY + cut && Double(rect.maxY) <= maxY - cut
  }
}
