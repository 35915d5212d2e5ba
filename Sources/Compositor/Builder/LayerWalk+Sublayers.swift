import Foundation
import QuartzCore

extension LayerWalk {
  /// A layer that shares a space with its siblings.
  struct Sibling {
    var layer: CALayer
    var state: LayerState
    /// From the layer's space to the space that is flattened.
    var matrix: CATransform3D
    var parentTime: CFTimeInterval
    var opacity: Double
    /// What its colours are multiplied by, as a copy of a replicator; nil for nothing.
    var tint: SIMD4<Float>?
    /// Which sublayer it is of the layer that flattens; nil when it is one of a layer in between.
    var index: Int?

    /// Whether the layer's plane is parallel to the one that it is flattened into.
    var isParallel: Bool { matrix.keepsPlanesParallel }

    /// How near a parallel plane is.
    var depth: CGFloat { matrix.m43 / matrix.m44 }
  }

  mutating func drawSublayers(_ layer: CALayer, _ state: LayerState, _ plane: LayerPlane) {
    guard drawsSublayers(layer, state) else { return }
    if let run = plane.run, canKeepSublayers(layer, state) {
      drawKept(layer, state.sublayerMatrix, plane, run) { _ in state }
    } else {
      drawSiblings(siblings(of: layer, state, plane.time, plane.opacity), plane)
    }
  }

  /// Draws sublayers that share a space; gives whether they are drawn in their own order.
  @discardableResult
  mutating func drawSiblings(
    _ siblings: [Sibling],
    _ plane: LayerPlane,
    _ kept: KeptSublayers? = nil
  ) -> Bool {
    guard siblings.allSatisfy({ $0.isParallel }) else {
      drawInSpace(siblings, plane, kept)
      return false
    }
    if Self.needsSorting(siblings) {
      let order = siblings.indices.sorted {
        let (a, b) = (siblings[$0].depth, siblings[$1].depth)
        return a != b ? a < b : $0 < $1
      }
      for index in order { draw(siblings[index], plane, kept) }
      return false
    }
    for sibling in siblings { draw(sibling, plane, kept) }
    return true
  }

  private static func needsSorting(_ siblings: [Sibling]) -> Bool {
    guard var last = siblings.first?.depth else { return false }
    for sibling in siblings {
      if sibling.depth < last { return true }
      last = sibling.depth
    }
    return false
  }

  private mutating func draw(
    _ sibling: Sibling,
    _ plane: LayerPlane,
    _ kept: KeptSublayers? = nil
  ) {
    if let kept, let index = sibling.index {
      draw(sibling, at: index, plane, kept)
      return
    }
    let place = Homography(sibling.matrix)
    let map = place.concatenating(plane.map)
    enclosing = plane.enclosing?.seen(through: place)
    let outer = tint
    if let own = sibling.tint { tint = outer.map { $0 * own } ?? own }
    draw(sibling.layer, sibling.state, map, sibling.parentTime, sibling.opacity)
    tint = outer
    enclosing = nil
  }

  /// The sublayers that share a layer's space.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - state: Its values.
  ///   - time: Its time.
  ///   - opacity: An opacity that each of them inherits. Default 1.
  /// - Returns: The sublayers that may be seen.
  func siblings(
    of layer: CALayer,
    _ state: LayerState,
    _ time: CFTimeInterval,
    _ opacity: Double = 1
  ) -> [Sibling] {
    var siblings: [Sibling] = []
    siblings.reserveCapacity(layer.childLayers.count)
    collect(layer, state, nil, time, opacity, &siblings, isDirect: true)
    return siblings
  }

  /// Collects sublayers; a layer that does not flatten is replaced by its own sublayers.
  private func collect(
    _ layer: CALayer,
    _ state: LayerState,
    _ outer: CATransform3D?,
    _ time: CFTimeInterval,
    _ opacity: Double,
    _ siblings: inout [Sibling],
    isDirect: Bool = false
  ) {
    let around = state.sublayerMatrix
    if case .replicator(let replicator) = state.content {
      let most = ReplicatorCopy.most(of: layer)
      for copy in ReplicatorCopy.all(replicator, anchor: state.anchor, most: most) {
        let matrix = around.map { copy.matrix.concatenating($0) } ?? copy.matrix
        let place = outer.map { matrix.concatenating($0) } ?? matrix
        let first = siblings.count
        add(layer, place, time - copy.delay, opacity * copy.opacity, &siblings)
        guard let tint = copy.tint else { continue }
        for index in first..<siblings.count {
          siblings[index].tint = siblings[index].tint.map { $0 * tint } ?? tint
        }
      }
      return
    }
    let place: CATransform3D?
    if let around {
      place = outer.map { around.concatenating($0) } ?? around
    } else {
      place = outer
    }
    add(layer, place, time, opacity, &siblings, isDirect: isDirect)
    if let emitter = state.content.emitter {
      addParticles(of: emitter, place, time, opacity, &siblings)
    }
  }

  private func add(
    _ layer: CALayer,
    _ place: CATransform3D?,
    _ time: CFTimeInterval,
    _ opacity: Double,
    _ siblings: inout [Sibling],
    isDirect: Bool = false
  ) {
    for (index, child) in layer.childLayers.enumerated() {
      let state = self.state(of: child, time)
      guard !state.flags.contains(.isHidden), state.opacity > 0 else { continue }
      let own = state.ownMatrix
      let matrix = place.map { own.concatenating($0) } ?? own
      if state.keepsSpace {
        let inner = opacity * min(1, Double(state.opacity))
        collect(child, state, matrix, state.localTime(fromParent: time), inner, &siblings)
        continue
      }
      siblings.append(
        Sibling(
          layer: child,
          state: state,
          matrix: matrix,
          parentTime: time,
          opacity: opacity,
          index: isDirect ? index : nil
        )
      )
    }
  }

  // MARK: Depth

  private mutating func drawInSpace(
    _ siblings: [Sibling],
    _ plane: LayerPlane,
    _ kept: KeptSublayers?
  ) {
    // Painting order is by zPosition first, which decides between layers in one plane.
    let order = siblings.indices.sorted {
      let (a, b) = (siblings[$0].state.zPosition, siblings[$1].state.zPosition)
      return a != b ? a < b : $0 < $1
    }
    let facets = order.map { index in
      let sibling = siblings[index]
      let box = extent(of: sibling.layer, sibling.state, sibling.parentTime)
      return SpaceFacet(index: index, matrix: sibling.matrix, extent: box)
    }
    for piece in SpaceOrder.sort(facets) {
      let sibling = siblings[piece.index]
      guard !piece.cuts.isEmpty else {
        draw(sibling, plane, kept)
        continue
      }
      let map = Homography(sibling.matrix).concatenating(plane.map)
      guard let inverse = map.inverse else { continue }
      let lines = piece.cuts.compactMap { $0.line(through: inverse) }
      guard lines.count == piece.cuts.count else { continue }
      let clips = lines.map { DisplayList.Group.Clip.halfPlane($0) }
      let start = items.count
      items.append(.beginGroup(DisplayList.Group(clips: clips)))
      draw(sibling, plane)
      if items.count == start + 1 { items.removeLast() } else { items.append(.endGroup) }
    }
  }
}

extension CATransform3D {
  /// Whether planes that were parallel to z = 0 still are.
  var keepsPlanesParallel: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m44 > 0 }
}
