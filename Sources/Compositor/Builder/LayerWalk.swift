import Foundation
import QuartzCore

/// Walks a layer tree and writes down what is drawn.
struct LayerWalk {
  /// Which of a layer's values are drawn.
  enum Values {
    case onScreen
    case model
    /// The model without perspective, as `CALayer.render(in:)` draws it.
    case flat
  }

  let values: Values
  /// Pixels per point.
  let scale: Double
  var items: [DisplayList.Item] = []
  /// The items of the list before, from which is taken what did not change.
  var before: [DisplayList.Item] = []
  /// Layer trees of other worlds that the list shows.
  var portals: [TreeVersion] = []
  /// How many portals are open, so that a portal that shows itself ends.
  var portalDepth = 0
  /// What the portal that is open shows its tree in, in pixels, of which its backdrops see nothing outside.
  var portalWindow: CGRect?
  /// The layer that was drawn first; flips above it do not count.
  var top: CALayer?
  /// What colours are multiplied by within a copy of a replicator; nil for nothing.
  var tint: SIMD4<Float>?
  /// How many portals were met; what they show may change without a sign.
  var portalCount = 0
  /// What the next layer is cut at, in its own coordinates; nil when that is not known.
  var enclosing: EnclosingClip?

  init(values: Values, scale: Double) {
    self.values = values
    self.scale = scale
  }

  /// The list of what was written down.
  func list(_ size: CGSize) -> DisplayList { list(size, items) }

  /// The list of items.
  func list(_ size: CGSize, _ items: [DisplayList.Item]) -> DisplayList {
    DisplayList(
      width: Self.pixels(Double(size.width) * scale),
      height: Self.pixels(Double(size.height) * scale),
      scale: scale,
      items: items
    )
  }

  /// A number of pixels that can be had.
  private static func pixels(_ value: Double) -> Int {
    guard value > 0 else { return 0 }
    return value < 32768 ? Int((value - 1e-6).rounded(.up)) : 32768
  }

  /// A layer's values at a time of its superlayer.
  func state(of layer: CALayer, _ parentTime: CFTimeInterval) -> LayerState {
    switch values {
    case .onScreen: layer.evaluatedState(parentTime: parentTime)
    case .model: layer.modelState
    case .flat: layer.modelState.withoutPerspective
    }
  }

  /// Draws a tree in the space outside its root.
  mutating func drawRoot(_ root: CALayer, _ time: CFTimeInterval) {
    top = root
    let state = state(of: root, time)
    let map = Homography(state.ownMatrix).concatenating(Homography(scale: scale))
    draw(root, state, map, time, 1)
  }

  /// Draws a layer with a point of its plane at the picture's origin.
  mutating func drawContent(
    _ layer: CALayer,
    _ state: LayerState,
    origin: CGPoint,
    _ parentTime: CFTimeInterval
  ) {
    top = layer
    let offset = CGPoint(x: -origin.x * scale, y: -origin.y * scale)
    draw(layer, state, Homography(scale: scale, translation: offset), parentTime, 1)
  }

  // MARK: One layer

  /// Draws a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - state: Its values.
  ///   - map: From its plane to device pixels.
  ///   - parentTime: The time of its superlayer.
  ///   - inherited: An opacity that comes from above and is not a group's.
  ///   - run: Where its sublayers were in the list before, when that is kept. Default nil.
  mutating func draw(
    _ layer: CALayer,
    _ state: LayerState,
    _ map: Homography,
    _ parentTime: CFTimeInterval,
    _ inherited: Double,
    _ run: LayerRun? = nil
  ) {
    if let passage = passage(of: layer, parentTime) {
      drawPassage(passage, layer, state, map, parentTime, inherited)
    } else {
      drawAsIs(layer, state, map, parentTime, inherited, run)
    }
  }

  /// Draws a layer as its values say, without a transition.
  mutating func drawAsIs(
    _ layer: CALayer,
    _ state: LayerState,
    _ map: Homography,
    _ parentTime: CFTimeInterval,
    _ inherited: Double,
    _ run: LayerRun? = nil
  ) {
    guard !state.flags.contains(.isHidden), state.opacity > 0, inherited > 0 else { return }
    guard map.isFinite, map.determinant != 0 else { return }
    if !state.flags.contains(.isDoubleSided), map.determinant < 0 { return }
    let time = state.localTime(fromParent: parentTime)
    let hasSublayers = drawsSublayers(layer, state)
    let opacity = min(1, Double(state.opacity)) * inherited
    let fadesAsGroup = state.flags.contains(.allowsGroupOpacity) || !hasSublayers
    var group = DisplayList.Group(opacity: fadesAsGroup ? opacity : 1)
    let clipsBounds = needsBoundsClip(layer, state)
    var paint = LayerPlane(
      map: map,
      opacity: fadesAsGroup ? 1 : opacity,
      isClipped: false,
      enclosing: enclosing,
      hardEdges: state.hardEdges,
      time: time,
      run: run
    )
    if let enclosing, enclosing.touches(state.bounds) { paint.edges = enclosing }
    enclosing = nil
    if clipsBounds {
      let shape = ownShape(state, paint)
      guard shape.isFinite else { return }
      let (clip, cut) = hardened(shape, paint)
      if let cut, !cut.isFinite { return }
      group.clips.append(.shape(clip, map))
      group.clips += cut?.clips ?? []
      paint.hardEdges = []
      paint.isClipped = true
      paint.enclosing = EnclosingClip(state.bounds, boundsShape(state))
    }
    if let mask = layer.modelMask, !cut(&group, at: mask, map, time) { group.hasMask = true }
    let isGroup = group != DisplayList.Group()
    let start = items.count
    if isGroup { items.append(.beginGroup(group)) }
    drawBody(layer, state, paint)
    guard isGroup else { return }
    endGroup(group, start, run)
    if group.hasMask, let mask = layer.modelMask, items.count > start {
      let maskState = self.state(of: mask, time)
      items.removeLast()
      items.append(.beginMask)
      draw(mask, maskState, Homography(maskState.ownMatrix).concatenating(map), time, 1)
      items.append(.endMask)
      items.append(.endGroup)
    }
  }

  /// Draws what a layer is made of, in painting order.
  private mutating func drawBody(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    if state.keepsSpace {
      drawSublayers(layer, state, plane)
      return
    }
    drawShadow(layer, state, plane)
    drawParts(layer, state, plane)
  }

  /// Draws what a layer is made of but for its shadow.
  mutating func drawParts(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    drawBelowSublayers(layer, state, plane)
    drawSublayers(layer, state, plane)
    drawBorder(state, plane)
  }

  /// Draws what lies below a layer's sublayers.
  mutating func drawBelowSublayers(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    if case .backdrop(let backdrop) = state.content {
      drawBackdrop(backdrop, state, plane)
    } else {
      drawBackground(state, plane)
    }
    drawContents(layer, state, plane)
    switch state.content {
    case .plain, .transform, .backdrop: break
    case .shape(let shape): drawShape(shape, plane)
    case .gradient(let gradient): drawGradient(gradient, state, plane)
    case .text(let text): drawText(text, layer, state, plane)
    case .portal(let portal): drawPortal(portal, state, plane)
    case .replicator, .emitter: break
    }
  }

  /// Whether a layer draws sublayers or particles.
  func drawsSublayers(_ layer: CALayer, _ state: LayerState) -> Bool {
    !layer.childLayers.isEmpty || state.content.emitter != nil
  }

  /// Ends a group, or does without it when there is nothing or only one thing in it.
  mutating func endGroup(_ group: DisplayList.Group, _ start: Int, _ run: LayerRun?) {
    guard items.count > start + 1 else {
      items.removeLast()
      run?.forgetPlaces()
      return
    }
    // Without its group the one thing lies elsewhere than its layer noted.
    if items.count == start + 2 { run?.forgetPlaces() }
    if group.clips.isEmpty, !group.hasMask, items.count == start + 2 {
      switch items[start + 1] {
      case .fill(var fill):
        fill.opacity *= group.opacity
        items.removeLast(2)
        items.append(.fill(fill))
        return
      case .shadow(var shadow):
        shadow.color.w *= Float(group.opacity)
        items.removeLast(2)
        items.append(.shadow(shadow))
        return
      case .backdrop(var backdrop):
        backdrop.opacity *= group.opacity
        items.removeLast(2)
        items.append(.backdrop(backdrop))
        return
      case .beginGroup, .beginMask, .endMask, .endGroup:
        break
      }
    }
    items.append(.endGroup)
  }

  /// Whether what a layer draws has to be cut at its bounds.
  func needsBoundsClip(_ layer: CALayer, _ state: LayerState) -> Bool {
    guard state.flags.contains(.masksToBounds) else { return false }
    if state.keepsSpace { return false }
    if drawsSublayers(layer, state) { return true }
    switch state.content {
    case .plain, .gradient, .transform, .replicator, .backdrop: break
    case .shape, .text, .portal, .emitter: return true
    }
    return state.style.contents != nil && !contentsFitBounds(state)
  }

  // MARK: Shapes

  /// The rounded bounds.
  func boundsRect(_ state: LayerState) -> RoundedRect {
    RoundedRect(
      state.bounds,
      radius: Double(state.cornerRadius),
      corners: state.cornerRadius > 0 ? UInt(state.style.maskedCorners.rawValue) : 0
    )
  }

  /// The rounded bounds as a shape; continuous corners make a path.
  func boundsShape(_ state: LayerState) -> DisplayList.Shape {
    let rect = boundsRect(state)
    guard rect.isRounded, state.style.cornerCurve == .continuous else { return .roundedRect(rect) }
    return .path(Outline(continuous: rect))
  }

  mutating func fill(
    _ shape: DisplayList.Shape,
    _ paint: DisplayList.Paint,
    _ plane: LayerPlane
  ) {
    guard shape.isFinite, paint.isFinite else { return }
    guard plane.hardEdges.isEmpty else {
      hardFill(shape, paint, plane)
      return
    }
    let fill = DisplayList.Fill(
      shape: shape,
      paint: tint.map { paint.tinted($0) } ?? paint,
      transform: plane.map,
      opacity: plane.opacity
    )
    items.append(.fill(fill))
  }

  mutating func drawBackground(_ state: LayerState, _ plane: LayerPlane) {
    guard let color = state.backgroundColor, color.rgba.w > 0 else { return }
    fill(ownShape(state, plane), .color(SIMD4<Float>(unit: color.rgba)), plane)
  }

  /// The bounds as the layer fills them.
  ///
  /// Within a clip of the same shape they reach a little further, so that an edge is softened only once.
  func ownShape(_ state: LayerState, _ plane: LayerPlane) -> DisplayList.Shape {
    if plane.isClipped {
      return .roundedRect(RoundedRect(state.bounds).inset(by: -plane.pad(state.bounds)))
    }
    guard case .roundedRect(let rect) = boundsShape(state) else { return boundsShape(state) }
    return .roundedRect(extend(rect, state, plane))
  }

  /// A rectangle of a layer with those edges moved outwards that a clip cuts off anyway.
  func extend(_ rect: RoundedRect, _ state: LayerState, _ plane: LayerPlane) -> RoundedRect {
    guard let edges = plane.edges else { return rect }
    return edges.extend(rect, by: plane.pad(state.bounds))
  }

  mutating func drawBorder(_ state: LayerState, _ plane: LayerPlane) {
    let width = Double(state.style.borderWidth)
    guard width > 0, let color = state.style.borderColor, color.rgba.w > 0 else { return }
    let outer = boundsRect(state)
    let inner = outer.inset(by: width)
    let paint = DisplayList.Paint.color(SIMD4<Float>(unit: color.rgba))
    if outer.isRounded, state.style.cornerCurve == .continuous {
      var outline = Outline(continuous: outer)
      if plane.isClipped {
        outline = Outline(RoundedRect(state.bounds).inset(by: -plane.pad(state.bounds)))
      }
      outline.isEvenOdd = true
      if !inner.isEmpty { outline.add(continuous: inner) }
      fill(.path(outline), paint, plane)
      return
    }
    let edge =
      plane.isClipped
      ? RoundedRect(state.bounds).inset(by: -plane.pad(state.bounds))
      : extend(outer, state, plane)
    fill(.ring(outer: edge, inner: inner), paint, plane)
  }
}

extension LayerState {
  /// The values with transforms that leave out how near things are.
  fileprivate var withoutPerspective: LayerState {
    guard !transform.isAffine || !sublayerTransform.isAffine else { return self }
    var state = self
    state.transform.dropPerspective()
    if flags.contains(.hasSublayerTransform) {
      var inner = sublayerTransform
      inner.dropPerspective()
      state.sublayerTransform = inner
    }
    return state
  }
}

extension CATransform3D {
  fileprivate mutating func dropPerspective() {
    (m14, m24, m34, m44) = (0, 0, 0, 1)
  }
}
