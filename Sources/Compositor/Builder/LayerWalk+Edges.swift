import QuartzCore

extension LayerState {
  /// The edges that are not smoothed.
  ///
  /// This alone decides it. A layer that nobody asked about is smooth, turned or not, so that it does not flicker
  /// while it moves.
  var hardEdges: CAEdgeAntialiasingMask {
    guard flags.contains(.allowsEdgeAntialiasing) else { return .all }
    return CAEdgeAntialiasingMask.all.subtracting(style.edgeAntialiasingMask)
  }
}

extension LayerWalk {
  /// Fills a shape whose straight edges are hard where the layer's are.
  mutating func hardFill(
    _ shape: DisplayList.Shape,
    _ paint: DisplayList.Paint,
    _ plane: LayerPlane
  ) {
    let (hard, cut) = hardened(shape, plane)
    cutFill(cut, hard, paint, plane)
  }

  /// A shape that reaches beyond hard edges, and what it is cut at there; paths are left as they are.
  func hardened(
    _ shape: DisplayList.Shape,
    _ plane: LayerPlane
  ) -> (shape: DisplayList.Shape, cut: HardCut?) {
    guard !plane.hardEdges.isEmpty else { return (shape, nil) }
    let sides = { (rect: RoundedRect) in
      HardCut(rect, at: ContentsPlacement.Seams().adding(plane.hardEdges, of: rect), plane)
    }
    switch shape {
    case .roundedRect(let rect):
      let cut = sides(rect)
      return (.roundedRect(cut.rect), cut)
    case .ring(let outer, let inner):
      let cut = sides(outer)
      return (.ring(outer: cut.rect, inner: inner), cut)
    case .path:
      return (shape, nil)
    }
  }

  /// Fills a shape within what it is cut at.
  mutating func cutFill(
    _ cut: HardCut?,
    _ shape: DisplayList.Shape,
    _ paint: DisplayList.Paint,
    _ plane: LayerPlane
  ) {
    let smooth = plane.smooth
    if let cut, !cut.isFinite { return }
    guard let clips = cut?.clips, !clips.isEmpty else {
      fill(shape, paint, smooth)
      return
    }
    items.append(.beginGroup(DisplayList.Group(clips: clips)))
    fill(shape, paint, smooth)
    items.append(.endGroup)
  }
}
